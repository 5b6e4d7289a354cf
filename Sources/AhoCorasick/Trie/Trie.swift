/// The patterns with their shared beginnings merged, its nodes numbered depth first.
///
/// The first child of a node is the next node. A node's descendants follow it, so its children are found by skipping
/// subtrees; those of a node with more than one child are listed as well, in the order of their labels.
///
/// ```
/// patterns  a b, a b c, b        node        0   1   2   3   4
///                                label       ·   a   b   c   b
///    0 ─a─ 1 ─b─ 2 ─c─ 3         depth       0   1   2   3   1
///    └──b─ 4                     parent      ·   0   1   2   0
///                                childCount  2   1   1   0   0
/// ```
struct Trie {
  /// How the last symbols of paths are numbered.
  let grams: Grams
  /// The symbol that leads to each node from its parent; the root's is not used.
  private(set) var label: ContiguousArray<UInt32> = []
  private(set) var parent: ContiguousArray<UInt32> = []
  private(set) var depth: ContiguousArray<UInt32> = []
  /// The last symbols of each node's path.
  private(set) var gram: ContiguousArray<UInt32> = []
  private(set) var childCount: ContiguousArray<UInt32> = []
  /// The number of nodes of each subtree.
  private(set) var size: ContiguousArray<UInt32> = []
  /// For each rank the node that its pattern ends at.
  private(set) var ends: ContiguousArray<UInt32> = []
  /// For each branch its first child in the list of children; not used for other nodes.
  private(set) var firstChild: ContiguousArray<UInt32> = []
  /// The children of all branches.
  private(set) var children: ContiguousArray<UInt32> = []

  /// Inserts patterns that are sorted and not empty.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ patterns: SortedPatterns, _ profile: TrieProfile, grams: Grams) {
    self.grams = grams
    let stateCount = profile.stateCount
    // Arrays of their own while they are filled: as members each write would be checked for other owners.
    var label = ContiguousArray<UInt32>(repeating: 0, count: stateCount)
    var (parent, depth, gram, childCount, size) = (label, label, label, label, label)
    var ends = ContiguousArray<UInt32>(repeating: 0, count: patterns.count)
    /// The nodes on the way to the latest pattern's end, the root first.
    var path = ContiguousArray<UInt32>(repeating: 0, count: profile.longest + 1)
    var length = 0
    var count: UInt32 = 1
    for rank in 0..<patterns.count {
      let shared = Int(profile.sharedPrefixes[rank])
      // Nothing is added any more to the subtrees that are left.
      while length > shared {
        size[Int(path[length])] = count - path[length]
        length -= 1
      }
      let symbols = patterns.symbols(rank)
      for symbol in symbols.dropFirst(shared) {
        let above = Int(path[length])
        let node = Int(count)
        length += 1
        path[length] = count
        count += 1
        label[node] = symbol.rawValue
        parent[node] = UInt32(above)
        depth[node] = UInt32(length)
        gram[node] = grams.appending(symbol.rawValue, to: gram[above])
        childCount[above] += 1
      }
      ends[rank] = path[length]
    }
    while length >= 0 {
      size[Int(path[length])] = count - path[length]
      length -= 1
    }
    (self.label, self.parent, self.depth) = (label, parent, depth)
    (self.gram, self.childCount, self.size, self.ends) = (gram, childCount, size, ends)
    listChildren()
  }

  private mutating func listChildren() {
    firstChild = ContiguousArray(repeating: 0, count: label.count)
    var count: UInt32 = 0
    for node in label.indices where childCount[node] > 1 {
      firstChild[node] = count
      count += childCount[node]
    }
    children = ContiguousArray(repeating: 0, count: Int(count))
    var added = firstChild
    for node in 1..<max(label.count, 1) {
      let above = Int(parent[node])
      guard childCount[above] > 1 else { continue }
      children[Int(added[above])] = UInt32(node)
      added[above] += 1
    }
  }

  /// The number of nodes.
  var count: Int { label.count }

  /// Whether a node has a record of its own: it is deeper than a gram, or as deep and not the end of all.
  func isDeep(_ node: Int) -> Bool {
    depth[node] > grams.width || (depth[node] == grams.width && childCount[node] > 0)
  }

  /// Whether a node is in the subtree of another one.
  func contains(_ node: Int, in root: Int) -> Bool { root <= node && node < root + Int(size[root]) }

  /// The children of a branch.
  func children(ofBranch node: Int) -> ContiguousArray<UInt32>.SubSequence {
    children[Int(firstChild[node])..<Int(firstChild[node] + childCount[node])]
  }

  /// The child that a symbol leads to, or nil.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  func child(_ node: Int, _ symbol: UInt32) -> Int? {
    guard childCount[node] > 1 else {
      return childCount[node] == 1 && label[node + 1] == symbol ? node + 1 : nil
    }
    var low = Int(firstChild[node])
    var high = low + Int(childCount[node])
    while high - low > 1 {
      let middle = (low + high) >> 1
      if label[Int(children[middle])] <= symbol { low = middle } else { high = middle }
    }
    let child = Int(children[low])
    return label[child] == symbol ? child : nil
  }
}
