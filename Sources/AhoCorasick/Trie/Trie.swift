/// The patterns with their shared beginnings merged, its nodes numbered depth first.
///
/// The first child of a node is the next node. A node's descendants follow it, so its children are found by skipping
/// subtrees.
///
/// ```
/// patterns  a b, a b c, b        node   0   1   2   3   4
///                                label  ·   a   b   c   b
///    0 ─a─ 1 ─b─ 2 ─c─ 3         depth  0   1   2   3   1
///    └──b─ 4                     size   5   3   2   1   1
/// ```
struct Trie {
  /// How the last symbols of paths are numbered.
  let grams: Grams
  /// The nodes of each subtree, and where patterns end.
  let tree: StateTree
  /// The symbol that leads to each node from its parent; the root's is not used.
  let label: ContiguousArray<UInt32>
  let depth: ContiguousArray<UInt32>
  /// The last symbols of each node's path; empty when they are forgotten.
  private(set) var gram: ContiguousArray<UInt32>

  /// Inserts patterns, of which none is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ patterns: PatternTable, _ profile: TrieProfile, grams: Grams) {
    self.grams = grams
    let stateCount = profile.stateCount
    // Arrays of their own while they are filled: as members each write would be checked for other owners.
    var label = ContiguousArray<UInt32>(repeating: 0, count: stateCount)
    var depth = ContiguousArray<UInt32>(repeating: 0, count: stateCount)
    var gram = ContiguousArray<UInt32>(repeating: 0, count: stateCount)
    var size = ContiguousArray<UInt32>(repeating: 0, count: stateCount)
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
      for offset in shared..<patterns.length(rank) {
        let symbol = patterns.symbol(rank, at: offset)
        let above = Int(path[length])
        let node = Int(count)
        length += 1
        path[length] = count
        count += 1
        label[node] = symbol.rawValue
        depth[node] = UInt32(length)
        gram[node] = grams.appending(symbol.rawValue, to: gram[above])
      }
      ends[rank] = path[length]
    }
    while length >= 0 {
      size[Int(path[length])] = count - path[length]
      length -= 1
    }
    (self.label, self.depth, self.gram) = (label, depth, gram)
    tree = StateTree(sizes: size, ends: ends)
  }

  /// Frees the grams, which records do not need.
  mutating func forgetGrams() { gram = [] }
}

extension Trie {
  /// The number of nodes.
  var count: Int { label.count }

  /// For each rank the node that its pattern ends at.
  var ends: ContiguousArray<UInt32> { tree.ends }

  /// Whether a node has a record of its own: it is deeper than a gram, or as deep and not the end of all.
  func isDeep(_ node: Int) -> Bool { depth[node] > grams.width || (depth[node] == grams.width && hasChildren(node)) }

  /// The number of nodes of a subtree.
  @inline(__always)
  func size(_ node: Int) -> Int { Int(tree.size(of: StateID(node))) }

  func hasChildren(_ node: Int) -> Bool { tree.sizes[node] > 1 }

  /// Whether a node has more than one child: then its first child's subtree is not all that is below it.
  func isBranch(_ node: Int) -> Bool { hasChildren(node) && size(node + 1) + 1 < size(node) }

  /// Whether a node is in the subtree of another one.
  func contains(_ node: Int, in root: Int) -> Bool { root <= node && node < root + size(root) }

  /// Calls a closure with the children of a node in the order of their labels.
  @inline(__always)
  func forEachChild(of node: Int, _ body: (Int) -> Void) {
    let end = node + size(node)
    var child = node + 1
    while child < end {
      body(child)
      child += size(child)
    }
  }
}
