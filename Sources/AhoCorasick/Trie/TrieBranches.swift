/// The children of a trie's nodes by their labels.
///
/// The children of branches are listed, so that the one that a symbol leads to is found by halving; an only child is the
/// next node.
struct TrieBranches {
  /// For each node the children that are listed before its own, and behind the last node the number of all.
  private var starts: ContiguousArray<UInt32> = []
  private var children: ContiguousArray<UInt32> = []

  /// Lists the children of branches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ trie: Trie) {
    starts.reserveCapacity(trie.count + 1)
    for node in 0..<trie.count {
      starts.append(UInt32(children.count))
      if trie.isBranch(node) { trie.forEachChild(of: node) { children.append(UInt32($0)) } }
    }
    starts.append(UInt32(children.count))
  }

  /// The child that a symbol leads to, or nil.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  func child(_ node: Int, _ symbol: UInt32, _ trie: Trie) -> Int? {
    var low = Int(starts[node])
    var high = Int(starts[node + 1])
    guard low < high else { return trie.hasChildren(node) && trie.label[node + 1] == symbol ? node + 1 : nil }
    while high - low > 1 {
      let middle = (low + high) >> 1
      if trie.label[Int(children[middle])] <= symbol { low = middle } else { high = middle }
    }
    let child = Int(children[low])
    return trie.label[child] == symbol ? child : nil
  }
}
