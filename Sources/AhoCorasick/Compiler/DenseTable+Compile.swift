extension DenseTable {
  /// Fills the rows: where a state has no child, the row of its failure link says where to go.
  ///
  /// A state's failure link is where its parent's leads with the same symbol, so rows are filled by depth.
  ///
  /// - Precondition: There are at most ``mostStates`` nodes.
  /// - Complexity: O(*n* × *a*), where *n* is the number of nodes and *a* that of symbols.
  init(_ trie: Trie, _ links: TrieLinks, _ short: ShortMatches, symbolCount: Int) {
    let width = symbolCount + 1
    func matches(_ node: Int) -> MatchList {
      trie.depth[node] > trie.grams.width ? links.matches[node] : short.matches(ofShallow: node, trie)
    }
    var numbers = ContiguousArray<UInt16>(repeating: 0, count: trie.count)
    var ends: ContiguousArray<MatchList> = []
    for node in 0..<trie.count where !matches(node).isEmpty {
      numbers[node] = UInt16(ends.count)
      ends.append(matches(node))
    }
    var next = ends.count
    for node in 0..<trie.count where matches(node).isEmpty {
      numbers[node] = UInt16(next)
      next += 1
    }
    let root = Int(numbers[0])
    var rows = ContiguousArray<UInt16>(repeating: UInt16(root), count: trie.count * width)
    /// The states of the nodes' failure links.
    var failure = ContiguousArray<UInt16>(repeating: UInt16(root), count: trie.count)
    trie.forEachChild(of: 0) { rows[root * width + Int(trie.label[$0])] = numbers[$0] }
    for node in trie.byDepth(1..<UInt32(trie.count)) {
      let node = Int(node)
      let row = Int(numbers[node]) * width
      let fallback = Int(failure[node]) * width
      for symbol in 0..<symbolCount { rows[row + symbol] = rows[fallback + symbol] }
      trie.forEachChild(of: node) { child in
        let symbol = Int(trie.label[child])
        failure[child] = rows[fallback + symbol]
        rows[row + symbol] = numbers[child]
      }
    }
    self.init(rows: rows, ends: ends, width: width)
  }
}

extension ShortMatches {
  /// The patterns that the path of a node ends with that is no deeper than a gram.
  fileprivate func matches(ofShallow node: Int, _ trie: Trie) -> MatchList {
    // A gram of fewer symbols begins with zeros, which may be symbols: what is longer than the path is none of it.
    var matches = self[trie.gram[node]].matches
    while !matches.isEmpty, lengths[matches.first.index] > trie.depth[node] {
      matches = matches.hasMore ? nextMatches[matches.first.index] : .none
    }
    return matches
  }
}
