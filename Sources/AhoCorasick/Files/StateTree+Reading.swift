extension StateTree {
  /// Makes the tree of the patterns of a file, whose ends have been checked.
  ///
  /// A subtree ends where the next state comes that is not deeper than its root. Going through the patterns from the last
  /// to the first, that place is known for each depth of the path: it is where the states of the pattern behind begin, or
  /// as before where that shares the path.
  ///
  /// ```
  ///  patterns  a b c d, a b e, a f          at the end of a b e   depth   1   2   3
  ///                                         a f shares a          end     7   6   6
  ///    0 ─a─ 1 ─b─ 2 ─c─ 3 ─d─ 4
  ///          │     └──e─ 5                  at the end of a b c d depth   1   2   3   4
  ///          └──f─ 6                        a b e shares a b      end     7   6   5   5
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of states; a sort of the large subtrees besides.
  init(_ patterns: StoredPatterns) {
    let count = patterns.stateCount
    var largeSizes: ContiguousArray<LargeSize> = []
    let sizes = ContiguousArray<UInt16>(unsafeUninitializedCapacity: count) { sizes, sizeCount in
      sizeCount = count
      sizes[0] = UInt16(clamping: count)
      if count >= Self.large { largeSizes.append(LargeSize(state: 0, size: UInt32(count))) }
      /// For each depth less one where the subtree of the path's state of that depth ends.
      let ends = ScratchTable<UInt32>(uninitialized: patterns.longest + 8)
      /// Where the states of the pattern behind begin, and how long a path it shares.
      var behind = (first: UInt32(count), shared: 0)
      for rank in (0..<patterns.count).reversed() {
        let (shared, length) = (patterns.sharedPrefix(rank), patterns.length(rank))
        // One that is equal to the pattern before it has no states.
        guard shared < length else { continue }
        // Eight at a time, as how many there are cannot be foreseen; what is behind the path is not read.
        for depth in stride(from: behind.shared, to: length, by: 8) {
          for other in 0..<8 { ends[depth &+ other] = behind.first }
        }
        behind = (patterns.ends[rank] &- UInt32(truncatingIfNeeded: length &- shared &- 1), shared)
        let isLarge = ends[shared] &- behind.first >= Self.large
        var state = behind.first
        for depth in shared..<length {
          let size = ends[depth] &- state
          sizes[Int(state)] = UInt16(truncatingIfNeeded: min(size, UInt32(Self.large)))
          if isLarge, size >= Self.large { largeSizes.append(LargeSize(state: state, size: size)) }
          state &+= 1
        }
      }
    }
    largeSizes.sort { $0.state < $1.state }
    self.init(sizes: sizes, largeSizes: largeSizes, ends: patterns.ends)
  }
}
