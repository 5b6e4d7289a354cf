/// The failure links of a trie's deep nodes, and what ends at each of them.
struct TrieLinks {
  /// For each deep node the node that its failure link leads to where that is deep, else 0.
  private(set) var failure: ContiguousArray<UInt32>
  /// For each node that a stream is followed in, or that a pattern ends at, all patterns that its path ends with.
  private(set) var matches: ContiguousArray<MatchList>
  /// For each pattern those that end it.
  private(set) var nextMatches: ContiguousArray<MatchList>

  /// Links the nodes of a trie.
  ///
  /// The link of a child begins with its parent's, and its parent is behind it in memory. Where the parent has no deep
  /// link, the last symbols alone say what the child's is, so most nodes are linked in one pass from front to back. The
  /// others climb chains that may lead anywhere, so they wait until all shallower nodes have their links. Along one
  /// pattern a chain is climbed by at most as much as it was descended.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the total length of the patterns and *c* the most children of a node.
  init(_ trie: Trie, _ short: ShortMatches, order: ContiguousArray<PatternID>) {
    failure = ContiguousArray(repeating: 0, count: trie.count)
    matches = ContiguousArray(repeating: .none, count: trie.count)
    nextMatches = short.nextMatches
    for end in short.ends { matches[Int(end.node)] = end.matches }
    for entry in short.entries where entry.root != 0 { matches[Int(entry.root)] = entry.matches }
    let ending = EndingRanks(trie)
    let width = trie.grams.width
    var waiting: ContiguousArray<UInt32> = []
    for node in 0..<trie.count where trie.depth[node] > width {
      guard failure[Int(trie.parent[node])] == 0 else {
        failure[node] = Self.unknown
        waiting.append(UInt32(node))
        continue
      }
      let entry = short[trie.gram[node]]
      failure[node] = entry.root
      end(node, behind: entry.matches, ending[node], order)
    }
    for node in trie.byDepth(waiting) {
      let node = Int(node)
      let link = failureLink(of: node, trie, short)
      failure[node] = UInt32(link)
      let shorter = trie.depth[link] > width ? matches[link] : short[trie.gram[node]].matches
      end(node, behind: shorter, ending[node], order)
    }
  }

  /// Stands for a link that waits for others.
  private static let unknown = UInt32.max

  /// Notes what ends at a node: the patterns whose path it is, and behind them those that end its path.
  @inline(__always)
  private mutating func end(
    _ node: Int, behind shorter: MatchList, _ ranks: Range<Int>, _ order: ContiguousArray<PatternID>
  ) {
    var list = shorter
    for rank in ranks.reversed() {
      nextMatches[order[rank].index] = list
      list = MatchList(order[rank], hasMore: !list.isEmpty)
    }
    matches[node] = list
  }

  private func failureLink(of node: Int, _ trie: Trie, _ short: ShortMatches) -> Int {
    let symbol = trie.label[node]
    var link = Int(failure[Int(trie.parent[node])])
    while link != 0 {
      if let child = trie.child(link, symbol) { return child }
      link = Int(failure[link])
    }
    return Int(short[trie.gram[node]].root)
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
  /// Nodes by depth, shallower ones first.
  func byDepth(_ nodes: some Collection<UInt32>) -> ContiguousArray<UInt32> {
    let deepest = nodes.reduce(0) { max($0, depth[Int($1)]) }
    var starts = ContiguousArray<Int>(repeating: 0, count: Int(deepest) + 2)
    for node in nodes { starts[Int(depth[Int(node)]) + 1] += 1 }
    for depth in 1..<starts.count { starts[depth] += starts[depth - 1] }
    var sorted = ContiguousArray<UInt32>(repeating: 0, count: nodes.count)
    for node in nodes {
      let depth = Int(depth[Int(node)])
      sorted[starts[depth]] = node
      starts[depth] += 1
    }
    return sorted
  }
}
