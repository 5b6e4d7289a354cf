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
      /// For each depth less one where the subtree of the path's state of that depth ends, behind room for eight.
      let ends = ScratchTable<UInt32>(repeating: 0, count: 8 + patterns.longest + 8)
      /// Where the states of the pattern behind begin, and how long a path it shares.
      var behind = (first: UInt32(count), shared: 0)
      for rank in (0..<patterns.count).reversed() {
        let (shared, length) = (patterns.sharedPrefix(rank), patterns.length(rank))
        // One that is equal to the pattern before it has no states.
        guard shared < length else { continue }
        // Eight at a time, as how many there are cannot be foreseen; what is behind the path is not read.
        for depth in stride(from: behind.shared, to: length, by: 8) {
          for other in 0..<8 { ends[8 &+ depth &+ other] = behind.first }
        }
        let end = Int(patterns.ends[rank])
        behind = (UInt32(truncatingIfNeeded: end &- (length &- shared &- 1)), shared)
        guard behind.first >= 8, ends[8 &+ shared] &- behind.first < Self.large else {
          for depth in shared..<length {
            let state = UInt32(end - (length - depth - 1))
            let size = ends[8 + depth] - state
            sizes[Int(state)] = UInt16(clamping: size)
            if size >= Self.large { largeSizes.append(LargeSize(state: state, size: size)) }
          }
          continue
        }
        // Eight at a time here too, from the last on: what that writes in front of the states is written again.
        for done in stride(from: 0, to: length &- shared, by: 8) {
          for other in 0..<8 {
            let state = end &- done &- 7 &+ other
            sizes[state] = UInt16(
              truncatingIfNeeded: ends[length &- done &+ other] &- UInt32(truncatingIfNeeded: state))
          }
        }
      }
      sizes[0] = UInt16(clamping: count)
      if count >= Self.large { largeSizes.append(LargeSize(state: 0, size: UInt32(count))) }
    }
    largeSizes.sort { $0.state < $1.state }
    self.init(sizes: sizes, largeSizes: largeSizes, ends: patterns.ends)
  }
}
