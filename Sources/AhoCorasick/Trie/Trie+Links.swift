extension Trie {
  /// The children of a node.
  func children(of node: Int) -> Range<Int> { Int(firstChild[node])..<Int(firstChild[node + 1]) }

  /// Whether a pattern ends at a node: it is then the first of those that begin with the node's path.
  func endsPattern(_ node: Int) -> Bool {
    let children = children(of: node)
    return lowRank[node] < (children.isEmpty ? highRank[node] : lowRank[children.lowerBound])
  }

  /// For each node the deepest other node whose path is an end of its path.
  ///
  /// The link of a child begins with its parent's: the deepest node on the parent's chain that has a child with the same
  /// label. Parents come before children, so one pass suffices; along one pattern the chain is climbed by at most as
  /// much as it was descended.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the total length of the patterns and *c* the most children of a node.
  func failureLinks(rootChild: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var failure = ContiguousArray<UInt32>(repeating: 0, count: label.count)
    for parent in 1..<max(label.count, 1) {
      for child in children(of: parent) {
        let symbol = label[child]
        var link = Int(failure[parent])
        while link != 0 {
          if let next = findChild(labels: label, in: self.children(of: link), symbol) {
            failure[child] = UInt32(next)
            break
          }
          link = Int(failure[link])
        }
        if link == 0 { failure[child] = rootChild[Int(symbol)] }
      }
    }
    return failure
  }

  /// For each node the deepest node on its chain, itself included, where patterns end, or 0.
  func matchLinks(failure: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var links = ContiguousArray<UInt32>(repeating: 0, count: label.count)
    for node in 1..<max(label.count, 1) {
      links[node] = endsPattern(node) ? UInt32(node) : links[Int(failure[node])]
    }
    return links
  }
}

extension Trie {
  /// For each node the deepest other node on its chain that does not cover just the same ranks, or 0.
  ///
  /// A node and the next on its chain cover the same ranks where a pattern repeats itself, and no other begins so: all
  /// of a chain of a hundred thousand nodes for a pattern of as many equal symbols.
  func widerLinks(failure: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    var links = ContiguousArray<UInt32>(repeating: 0, count: label.count)
    for node in 1..<max(label.count, 1) {
      let link = Int(failure[node])
      let isSame = lowRank[link] == lowRank[node] && highRank[link] == highRank[node]
      links[node] = isSame ? links[link] : UInt32(link)
    }
    return links
  }
}

/// Finds the state with a label among brothers, whose labels ascend.
///
/// Most states have a handful of children, which are walked; more are halved first.
@inlinable
func findChild(labels: ContiguousArray<UInt32>, in children: Range<Int>, _ symbol: UInt32) -> Int? {
  var low = children.lowerBound
  var high = children.upperBound
  while high - low > 8 {
    let middle = (low + high) >> 1
    if labels[middle] <= symbol { low = middle } else { high = middle }
  }
  while low < high {
    if labels[low] == symbol { return low }
    low += 1
  }
  return nil
}
