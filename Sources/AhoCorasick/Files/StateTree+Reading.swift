extension StateTree {
  /// Makes the tree of the patterns of a file, whose ends have been checked.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states; a sort of the large subtrees besides.
  init(_ patterns: StoredPatterns) {
    var largeSizes: ContiguousArray<LargeSize> = []
    let capacity = patterns.stateCount + TreePath.vectorLength
    let sizes = ContiguousArray<UInt16>(unsafeUninitializedCapacity: capacity) { sizes, count in
      count = patterns.stateCount
      var path = TreePath(sizes, longestPattern: patterns.longest)
      for rank in 0..<patterns.count {
        let shared = patterns.sharedPrefix(rank)
        path.leave(downTo: shared) { largeSizes.append($0) }
        path.enter(through: patterns.ends[rank], depth: shared)
      }
      path.leave(downTo: -1) { largeSizes.append($0) }
    }
    largeSizes.sort { $0.state < $1.state }
    self.init(sizes: sizes, largeSizes: largeSizes, ends: patterns.ends)
  }
}

/// The states on the way to the end of a pattern, and the sizes of those that have been left.
///
/// What a pattern has of its own are states that are numbered one after another. What is left of that on the path when
/// others follow is a beginning of it: so the path is a few such runs.
///
/// ```
///  patterns  a b c d, a b e, a f          depth    0   1   2   3
///                                         path     0 ─ 1 ─ 2 ─ 5    at the end of a b e
///    0 ─a─ 1 ─b─ 2 ─c─ 3 ─d─ 4            runs     0 │ 1 ··· 2 │ 5
///          │     └──e─ 5
///          └──f─ 6
/// ```
///
/// Most states are left before anything else is added to their subtrees. So the sizes of a run are written when it is
/// entered, a vector at a time whatever its length, which cannot be foreseen; what stays on the path is written again.
private struct TreePath: ~Copyable {
  private let sizes: UnsafeMutableBufferPointer<UInt16>
  private let runs: ScratchTable<Run>
  private var last = 0
  /// The depth of the last state on the path.
  private var depth = 0
  /// The number of states so far.
  private var count: UInt32 = 1

  private struct Run {
    var first: UInt32
    /// The depth of the first.
    var depth: Int

    @inline(__always)
    func state(atDepth depth: Int) -> UInt32 { first &+ UInt32(truncatingIfNeeded: depth &- self.depth) }
  }

  init(_ sizes: UnsafeMutableBufferPointer<UInt16>, longestPattern: Int) {
    self.sizes = sizes
    runs = ScratchTable(repeating: Run(first: 0, depth: 0), count: longestPattern + 1)
    sizes[0] = 1
  }

  /// The sizes that are written at once; behind the last is room for as many.
  static let vectorLength = 8

  /// Goes on to a new state behind a depth, and from there to those behind it, up to a last one.
  @inline(__always)
  mutating func enter(through end: UInt32, depth: Int) {
    guard end >= count else { return }
    let length = Int(end &- count) &+ 1
    var written = 0
    while written < length {
      let size = UInt16(truncatingIfNeeded: min(length &- written, Int(StateTree.large)))
      let vector = SIMD8(repeating: size) &- SIMD8(0, 1, 2, 3, 4, 5, 6, 7)
      UnsafeMutableRawPointer(sizes.baseAddress.unsafelyUnwrapped + Int(count) + written)
        .storeBytes(of: vector, as: SIMD8<UInt16>.self)
      written &+= Self.vectorLength
    }
    last &+= 1
    runs[last] = Run(first: count, depth: depth &+ 1)
    self.depth = depth &+ length
    count = end &+ 1
  }

  /// Goes back; nothing is added any more to the subtrees that are left.
  @inline(__always)
  mutating func leave(downTo shared: Int, _ onLarge: (StateTree.LargeSize) -> Void) {
    guard depth > shared else { return }
    let (state, end) = leaveRun(downTo: shared)
    // The sizes of the last run are written, if they fit.
    if count &- state >= StateTree.large { write(from: state, through: end, onLarge) }
    while depth > shared {
      let (state, end) = leaveRun(downTo: shared)
      write(from: state, through: end, onLarge)
    }
  }

  /// The first and the last of the states of the last run that are left.
  @inline(__always)
  private mutating func leaveRun(downTo shared: Int) -> (first: UInt32, last: UInt32) {
    let run = runs[last]
    let least = max(run.depth, shared &+ 1)
    let states = (run.state(atDepth: least), run.state(atDepth: depth))
    depth = least &- 1
    last &-= least == run.depth ? 1 : 0
    return states
  }

  /// Writes the sizes of states of one run.
  @inline(__always)
  private func write(from first: UInt32, through last: UInt32, _ onLarge: (StateTree.LargeSize) -> Void) {
    var state = first
    var size = count &- state
    while state <= last {
      sizes[Int(state)] = UInt16(truncatingIfNeeded: min(size, UInt32(StateTree.large)))
      if size >= StateTree.large { onLarge(StateTree.LargeSize(state: state, size: size)) }
      state &+= 1
      size &-= 1
    }
  }
}
