/// Checks the records of a file one after another, in one read, and that each is led to by the record of its parent.
///
/// ```
///  path          root ─ … ─ s ─ t ─ u            a state a depth
///  children               next at 40             the record where the next child of each of them begins
///                         behind 2               and how many come behind it
/// ```
///
/// States are in depth-first order. So the first child of a state has the next record, and the record of the first state
/// that a pattern has of its own comes next exactly when the state on the path that it branches off from has it as its next
/// child. Failure links lead anywhere: they are kept, and judged when the depth of each record is known. That is faster also
/// for those that lead back: one after another their targets are asked for many at a time, and between records they are not.
/// Each record is judged with few branches: what comes next cannot be foreseen, and to guess wrong takes as long as the
/// rest of a record.
struct RecordCheck: ~Copyable {
  let words: UnsafeBufferPointer<UInt16>
  let isWide: Bool
  let ranks: StoredRanks
  let gramWidth: Int
  /// The words of all records.
  let wordCount: Int
  /// For each word the depth of the state whose record begins there and 1, or ``deepest``; 0 where none begins.
  let depths: ScratchTable<UInt8>
  /// For each depth what is left of the children of the state on the path.
  let children: ScratchTable<Children>
  /// The failure links so far; behind them is room for one more.
  let failures: ScratchTable<FailureLink>
  var failureCount = 0
  /// How many records have been led to, less those that were reached.
  var ledToCount = 0

  /// The children of a state that have not been reached.
  struct Children {
    /// The record of the next one, or 0 where there is none.
    var next: UInt32
    /// How many there are behind it.
    var behindCount: UInt32 = 0
    /// The place of the link to the one behind it.
    var link: UInt32 = 0
  }

  /// A failure link, and the depth of the state that it belongs to.
  struct FailureLink {
    var target: UInt32
    var depth: UInt32
  }

  /// The number in ``depths`` for all that a byte does not hold.
  static let deepest = 255

  /// - Parameter words: All words of the records, with those behind the last.
  init(_ words: UnsafeBufferPointer<UInt16>, isWide: Bool, _ ranks: consuming StoredRanks, gramWidth: Int) {
    self.words = words
    self.isWide = isWide
    children = ScratchTable(repeating: Children(next: 0), count: ranks.patterns.longest + 1)
    self.ranks = ranks
    self.gramWidth = gramWidth
    wordCount = words.count - RecordTable.padding
    depths = ScratchTable(repeating: 0, count: wordCount)
    // A record with a failure link has three words at least.
    failures = ScratchTable(uninitialized: wordCount / 3 + 1)
  }

  private func broken(_ rule: RecordRule, _ at: Int) -> TableFileError {
    .broken(.records, place: at, rule: rule.text)
  }

  /// Checks all records, in the order of their states: those that each pattern has of its own, and before them the root's,
  /// which must say nothing.
  mutating func checkRecords() throws(TableFileError) {
    let patterns = ranks.patterns
    guard words[0] == 0 else { throw broken(.empty, 0) }
    depths[0] = 1
    var at = 1
    for rank in 0..<patterns.count {
      let length = patterns.length(rank)
      let shared = patterns.sharedPrefix(rank)
      // One that is equal to the pattern before it has no states.
      guard shared < length else { continue }
      guard shared < gramWidth || isNextChild(at, ofDepth: shared) else { throw broken(.children, at) }
      let pattern = patterns.order[rank]
      var depth = shared
      repeat {
        depth &+= 1
        let rule = check(&at, depth: depth, ending: depth == length ? pattern : nil)
        guard rule == .none else { throw broken(rule, at) }
      } while depth < length
    }
    guard at == wordCount else { throw broken(.count, at) }
    guard ledToCount == 0 else { throw broken(.children, at) }
  }

  /// Whether a record is that of the next child of a state on the path, which then has one child less.
  @inline(__always)
  private mutating func isNextChild(_ at: Int, ofDepth depth: Int) -> Bool {
    let left = children[depth]
    guard left.next == at else { return false }
    ledToCount &-= 1
    children[depth] = next(of: left.behindCount, link: Int(left.link))
    return true
  }

  /// Checks what could not be judged before all records were reached.
  ///
  /// - Returns: Where records begin.
  borrowing func finish(_ tree: StateTree) throws(TableFileError) -> BitRanks {
    let starts = BitRanks(depths.nonzeroBits)
    try checkFailures(tree, starts)
    return starts
  }
}
