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
  /// - Parameter longest: The depth of the deepest node.
  /// - Complexity: O(*n* log *c*), where *n* is the total length of the patterns and *c* the most children of a node.
  init(_ trie: Trie, _ short: ShortMatches, order: ContiguousArray<PatternID>, longest: Int) {
    failure = ContiguousArray(repeating: 0, count: trie.count)
    matches = ContiguousArray(repeating: .none, count: trie.count)
    nextMatches = short.nextMatches
    for end in short.ends { matches[Int(end.node)] = end.matches }
    for entry in short.entries where entry.root != 0 { matches[Int(entry.root)] = entry.matches }
    let waiting = linkByGrams(trie, short, order, longest)
    linkByChains(trie.byDepth(waiting), trie, short, order)
  }

  /// Links all nodes whose parents have no deep link.
  ///
  /// - Returns: The other nodes, each with its parent in the place of its link: that of such a node is never the root.
  private mutating func linkByGrams(
    _ trie: Trie, _ short: ShortMatches, _ order: ContiguousArray<PatternID>, _ longest: Int
  ) -> ContiguousArray<UInt32> {
    let ends = trie.ends
    let width = Int(trie.grams.width)
    /// The nodes on the way to the latest node, the root first.
    var path = ContiguousArray<UInt32>(repeating: 0, count: longest + 1)
    /// The first rank whose pattern does not end at the latest node or before it.
    var rank = 0
    var waiting: ContiguousArray<UInt32> = []
    for node in 0..<trie.count {
      let first = rank
      while rank < ends.count, ends[rank] == UInt32(node) { rank += 1 }
      let depth = Int(trie.depth[node])
      path[depth] = UInt32(node)
      guard depth > width else { continue }
      let parent = path[depth - 1]
      guard failure[Int(parent)] == 0 else {
        failure[node] = parent
        waiting.append(UInt32(node))
        continue
      }
      let entry = short[trie.gram[node]]
      failure[node] = entry.root
      end(node, behind: entry.matches, first..<rank, order)
    }
    return waiting
  }

  /// Links nodes that wait, the shallower ones first.
  private mutating func linkByChains(
    _ waiting: ContiguousArray<UInt32>, _ trie: Trie, _ short: ShortMatches, _ order: ContiguousArray<PatternID>
  ) {
    let branches = TrieBranches(trie)
    for node in waiting {
      let node = Int(node)
      let link = failureLink(of: node, trie, branches, short)
      failure[node] = UInt32(link)
      let shorter = trie.depth[link] > trie.grams.width ? matches[link] : short[trie.gram[node]].matches
      end(node, behind: shorter, trie.tree.endingRanks(of: StateID(node)), order)
    }
  }

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

  /// The node that the failure link of a node leads to that waits.
  private func failureLink(of node: Int, _ trie: Trie, _ branches: TrieBranches, _ short: ShortMatches) -> Int {
    let symbol = trie.label[node]
    var link = Int(failure[Int(failure[node])])
    while link != 0 {
      if let child = branches.child(link, symbol, trie) { return child }
      link = Int(failure[link])
    }
    return Int(short[trie.gram[node]].root)
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
