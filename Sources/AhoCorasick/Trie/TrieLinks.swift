/// The failure links of a trie's deep nodes, and what ends at each of them.
struct TrieLinks {
  /// For each deep node the node that its failure link leads to where that is deep, else 0.
  private(set) var failure: ContiguousArray<UInt32>
  /// For each node deeper than a gram all patterns that its path ends with.
  private(set) var matches: ContiguousArray<MatchList>
  /// For each pattern those that end it.
  private(set) var nextMatches: ContiguousArray<MatchList>

  /// Links the nodes of a trie, shallower ones first: the link of a child begins with its parent's.
  ///
  /// Along one pattern the chain of links is climbed by at most as much as it was descended.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the total length of the patterns and *c* the most children of a node.
  init(_ trie: Trie, _ short: ShortMatches, order: ContiguousArray<PatternID>) {
    failure = ContiguousArray(repeating: 0, count: trie.count)
    matches = ContiguousArray(repeating: .none, count: trie.count)
    nextMatches = short.nextMatches
    let ending = EndingRanks(trie)
    for node in trie.nodesByDepth(deeperThan: trie.grams.width) {
      let node = Int(node)
      let link = failureLink(of: node, trie, short)
      failure[node] = UInt32(link)
      let shorter = trie.depth[link] > trie.grams.width ? matches[link] : short.matches(of: trie.gram[node])
      matches[node] = ending[node].reversed().reduce(shorter) { following, rank in
        let pattern = order[rank]
        nextMatches[pattern.index] = following
        return MatchList(pattern, hasMore: !following.isEmpty)
      }
    }
  }

  private func failureLink(of node: Int, _ trie: Trie, _ short: ShortMatches) -> Int {
    let symbol = trie.label[node]
    var link = Int(failure[Int(trie.parent[node])])
    while link != 0 {
      if let child = trie.child(link, symbol) { return child }
      link = Int(failure[link])
    }
    return short.root(of: trie.gram[node]) ?? 0
  }
}

/// The ranks of the patterns that end at each node.
struct EndingRanks {
  /// For each node the number of patterns that end before it, and behind the last node the number of patterns.
  private var before: ContiguousArray<UInt32>

  init(_ trie: Trie) {
    before = ContiguousArray(repeating: 0, count: trie.count + 1)
    for end in trie.ends { before[Int(end) + 1] += 1 }
    for node in 0..<trie.count { before[node + 1] += before[node] }
  }

  /// The ranks of the patterns that end at a node.
  subscript(node: Int) -> Range<Int> { Int(before[node])..<Int(before[node + 1]) }

  /// The ranks of the patterns that go through a node.
  func ranks(through node: Int, _ trie: Trie) -> Range<Int> {
    Int(before[node])..<Int(before[node + Int(trie.size[node])])
  }
}

extension Trie {
  /// The nodes deeper than a depth, shallower ones first.
  func nodesByDepth(deeperThan least: UInt32) -> ContiguousArray<UInt32> {
    var starts = ContiguousArray<Int>(repeating: 0, count: Int(depth.max() ?? 0) + 2)
    for depth in depth where depth > least { starts[Int(depth) + 1] += 1 }
    for depth in 1..<starts.count { starts[depth] += starts[depth - 1] }
    var nodes = ContiguousArray<UInt32>(repeating: 0, count: starts[starts.count - 1])
    for (node, depth) in depth.enumerated() where depth > least {
      nodes[starts[Int(depth)]] = UInt32(node)
      starts[Int(depth)] += 1
    }
    return nodes
  }
}
