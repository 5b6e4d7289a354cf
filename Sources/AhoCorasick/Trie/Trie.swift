/// The patterns with their shared beginnings merged, its nodes numbered breadth first.
///
/// Nodes of one depth follow one another, and so do the children of one node, in the order of their labels:
///
/// ```
/// patterns  ab, abc, b          node        0   1   2   3   4
/// ranks     0   1    2          label           a   b   b   c
///                               firstChild  1   3   4   4   5 (5)
///    0 ─a─ 1 ─b─ 3 ─c─ 4        lowRank     0   0   2   0   1
///    └──b─ 2                    highRank    3   2   3   2   2
/// ```
///
/// Child *i* of a node needs no link: it is node `firstChild[node] + i`. The ranks that a node covers are the patterns
/// that begin with its path; those that end at the node itself come first.
struct Trie {
  /// For each node its first child, and behind the last node the number of nodes.
  var firstChild: ContiguousArray<UInt32> = []
  /// The symbol that leads to each node from its parent; the root's is not used.
  var label: ContiguousArray<UInt32> = []
  /// The first rank that begins with each node's path.
  var lowRank: ContiguousArray<UInt32> = []
  /// One past the last rank that begins with each node's path.
  var highRank: ContiguousArray<UInt32> = []
  /// The first node of each depth, and behind the deepest the number of nodes.
  var levels: ContiguousArray<UInt32> = []

  /// Inserts patterns that are sorted and not empty.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ patterns: SortedPatterns, stateCount: Int) {
    label.reserveCapacity(stateCount)
    lowRank.reserveCapacity(stateCount)
    highRank.reserveCapacity(stateCount)
    firstChild.reserveCapacity(stateCount + 1)
    appendNode(label: 0, ranks: 0..<patterns.count)
    var level = 0..<1
    while !level.isEmpty {
      levels.append(UInt32(level.lowerBound))
      let depth = levels.count - 1
      for node in level {
        firstChild.append(UInt32(label.count))
        appendChildren(of: node, depth: depth, patterns)
      }
      level = level.upperBound..<label.count
    }
    levels.append(UInt32(label.count))
    firstChild.append(UInt32(label.count))
  }

  private mutating func appendNode(label symbol: UInt32, ranks: Range<Int>) {
    label.append(symbol)
    lowRank.append(UInt32(ranks.lowerBound))
    highRank.append(UInt32(ranks.upperBound))
  }

  /// Adds a child for each run of patterns that go on with the same symbol.
  private mutating func appendChildren(of node: Int, depth: Int, _ patterns: SortedPatterns) {
    let end = Int(highRank[node])
    var rank = Int(lowRank[node])
    while rank < end, patterns.length(rank) == depth { rank += 1 }
    while rank < end {
      let symbol = patterns.symbol(rank, at: depth)
      let first = rank
      repeat { rank += 1 } while rank < end && patterns.symbol(rank, at: depth) == symbol
      appendNode(label: symbol.rawValue, ranks: first..<rank)
    }
  }
}
