/// Checks the records of a file one after another, in one read, and that each is led to by the record of its parent.
///
/// ```
///  path          root ─ … ─ s ─ t ─ u            a state a depth
///  children               next at 40             the record where the next child of each of them begins
///                         behind 2               and how many come behind it
/// ```
///
/// States are in depth-first order. So the record of a state comes next exactly when its parent, which is on the path,
/// has it as its next child. Failure links lead anywhere: they are kept, and judged when the depth of each record is
/// known. Each record is judged with few branches: which kind comes next cannot be foreseen, and to guess wrong takes as
/// long as the rest of a record.
struct RecordCheck: ~Copyable {
  let words: UnsafeBufferPointer<UInt16>
  private let isWide: Bool
  let ranks: StoredRanks
  let gramWidth: Int
  /// The words of all records.
  let wordCount: Int
  /// For each word the depth of the state whose record begins there and 1, or ``deepest``; 0 where none begins.
  let depths: ScratchTable<UInt8>
  /// For each depth what is left of the children of the state on the path.
  private let children: ScratchTable<Children>
  /// The failure links so far; behind them is room for one more.
  let failures: ScratchTable<FailureLink>
  private(set) var failureCount = 0
  /// How many records have been led to, less those that were reached.
  private var ledToCount = 0

  /// The children of a state that have not been reached.
  private struct Children {
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
      let pattern = patterns.order[rank]
      var depth = patterns.sharedPrefix(rank)
      while depth < length {
        depth &+= 1
        let rule = checkNext(&at, depth: depth, ending: depth == length ? pattern : nil)
        guard rule == .none else { throw broken(rule, at) }
      }
    }
    guard at == wordCount else { throw broken(.count, at) }
    guard ledToCount == 0 else { throw broken(.children, at) }
  }

  /// Checks the next record.
  ///
  /// - Parameters:
  ///   - at: The place of the record, then that of the one behind it.
  ///   - depth: The depth of its state.
  ///   - ending: The first pattern that ends at the state, or nil where none does.
  @inline(__always)
  private mutating func checkNext(_ at: inout Int, depth: Int, ending: PatternID?) -> RecordRule {
    guard at < wordCount else { return .count }
    if depth > gramWidth {
      guard isNextChild(at, ofDepth: depth &- 1) else { return .children }
    }
    depths[at] = UInt8(truncatingIfNeeded: min(depth &+ 1, Self.deepest))
    let header = RecordHeader(word: words[at])
    let isEmpty = header.word & 0xF == 0
    guard !isEmpty || header.word == 0 else { return .empty }
    let links = at &+ (isWide && !isEmpty ? 3 : 1)
    var end = links &+ header.linkWords
    guard end <= wordCount else { return .inside }

    if header.hasMatches {
      let rule = check(MatchList(rawValue: pair(links)), depth: depth, ending: ending)
      guard rule == .none else { return rule }
    } else if ending != nil {
      return .first
    }
    // Written in any case, and kept if there is one: it is the last thing before the end.
    failures[failureCount] = FailureLink(target: pair(end &- 2), depth: UInt32(truncatingIfNeeded: depth))
    failureCount &+= header.hasFailure ? 1 : 0

    guard depth >= gramWidth else {
      guard header.word & 3 == 0 else { return .shallow }
      at = end
      return .none
    }
    if header.isBranch {
      guard !header.hasOneChild else { return .kind }
      let rule = checkBranch(isWide ? pair(at &+ 1) : header.value, &end, depth: depth)
      guard rule == .none else { return rule }
    } else {
      children[depth] = Children(next: header.hasOneChild ? UInt32(truncatingIfNeeded: end) : 0)
      ledToCount &+= header.hasOneChild ? 1 : 0
    }
    at = end
    return .none
  }

  /// A number of two words.
  @inline(__always)
  private func pair(_ at: Int) -> UInt32 { UInt32(words[at]) | UInt32(words[at &+ 1]) << 16 }

  /// Whether a record is that of the next child of a state on the path, which then has one child less.
  @inline(__always)
  private mutating func isNextChild(_ at: Int, ofDepth depth: Int) -> Bool {
    let left = children[depth]
    guard left.next == at else { return false }
    ledToCount &-= 1
    if left.behindCount == 0 {
      children[depth].next = 0
    } else {
      children[depth] = Children(
        next: pair(Int(left.link)), behindCount: left.behindCount &- 1, link: left.link &+ 2)
    }
    return true
  }

  /// Checks what is reported at a state.
  @inline(__always)
  private func check(_ matches: MatchList, depth: Int, ending: PatternID?) -> RecordRule {
    let first = matches.first
    guard first.index < ranks.patterns.count else { return .pattern }
    if let ending { return first == ending ? .none : .first }
    return ranks.length(of: first) < depth ? .none : .shorter
  }

  /// Checks the labels of a branch, and notes where the records of its children are.
  ///
  /// - Parameter end: The place of the first label, then that behind the last child.
  private mutating func checkBranch(_ value: UInt32, _ end: inout Int, depth: Int) -> RecordRule {
    let labelWords = isWide ? 2 : 1
    let labels = end
    let all = (UInt64(value) &+ 1) &* UInt64(truncatingIfNeeded: labelWords &+ 2)
    guard all <= UInt64(truncatingIfNeeded: wordCount &- labels) else { return .inside }
    let count = Int(value) &+ 1
    var least: UInt64 = 0
    for index in 0..<count {
      let label = isWide ? pair(labels &+ 2 &* index) : UInt32(words[labels &+ index])
      guard label >= least else { return .labels }
      least = UInt64(label) &+ 1
    }
    let links = labels &+ count &* labelWords
    children[depth] = Children(
      next: pair(links), behindCount: value, link: UInt32(truncatingIfNeeded: links &+ 2))
    ledToCount &+= count
    end = links &+ count &* 2
    return .none
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
