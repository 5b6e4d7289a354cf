/// Checks the records of a file one after another, and what leads to them.
///
/// For each word the depth of the state whose record begins there is noted, in a byte. A record that comes later gets its
/// note already when a branch leads to it. So one read says both whether a record begins at a word, and how deep it is.
struct RecordCheck: ~Copyable {
  private let words: UnsafeBufferPointer<UInt16>
  private let isWide: Bool
  private let patterns: StoredPatterns
  private let gramWidth: Int
  /// The words of all records.
  let wordCount: Int
  /// For each word the depth of its state and 1, or ``deepest`` where it does not fit; 0 where nothing is known to begin.
  private let notes: ScratchTable<UInt8>
  /// The first word of the next record.
  private var at = 0
  /// How many records branches have led to that have not been reached.
  private var expectedCount = 0
  /// The depth that the next record must have because the one before it leads to it, or 0.
  private var expectedDepth = 0
  private var waiting: ContiguousArray<Link> = []

  /// A link that cannot be judged when it is read.
  private struct Link {
    var target: UInt32
    /// The depth of the record that it belongs to.
    var depth: UInt32
    /// Whether the target is a child, and not that of a failure link.
    var isChild: Bool
  }

  /// The note of depths that a byte does not hold.
  private static let deepest = 255

  /// - Parameter words: All words of the records, with those behind the last.
  init(_ words: UnsafeBufferPointer<UInt16>, isWide: Bool, _ patterns: StoredPatterns, gramWidth: Int) {
    self.words = words
    self.isWide = isWide
    self.patterns = patterns
    self.gramWidth = gramWidth
    wordCount = words.count - RecordTable.padding
    notes = ScratchTable(repeating: 0, count: wordCount)
  }

  private func broken(_ rule: RecordRule) -> TableFileError { .broken(.records, place: at, rule: rule.text) }

  /// Checks the record of the root, which must say nothing.
  mutating func checkRoot() throws(TableFileError) {
    guard words[0] == 0 else { throw broken(.empty) }
    notes[0] = 1
    at = 1
  }

  /// Checks the records of the states that a pattern has of its own.
  @inline(__always)
  mutating func check(_ run: PatternWalk.Run) throws(TableFileError) {
    for depth in run.shared..<run.length {
      let rule = checkNext(depth: depth + 1, ending: depth + 1 == run.length ? run.pattern : nil)
      guard rule == .none else { throw broken(rule) }
    }
  }

  /// Checks the next record.
  ///
  /// - Parameters:
  ///   - depth: The depth of its state.
  ///   - ending: The first pattern that ends at the state, or nil where none does.
  @inline(__always)
  private mutating func checkNext(depth: Int, ending: PatternID?) -> RecordRule {
    guard at < wordCount else { return .count }
    let note = notes[at]
    let own = UInt8(truncatingIfNeeded: min(depth &+ 1, Self.deepest))
    if note != 0 {
      guard note == own else { return .depth }
      expectedCount &-= 1
    }
    guard expectedDepth == 0 || expectedDepth == depth else { return .onlyChild }
    notes[at] = own
    let header = RecordHeader(word: words[at])
    if header.word & 0xF != 0 { return checkFull(header, depth: depth, ending: ending) }
    guard header.word == 0, ending == nil else { return .empty }
    expectedDepth = 0
    at &+= 1
    return .none
  }

  /// Checks a record that has something to say.
  @inline(__always)
  private mutating func checkFull(_ header: RecordHeader, depth: Int, ending: PatternID?) -> RecordRule {
    var place = at &+ (isWide ? 3 : 1)
    guard place &+ header.linkWords <= wordCount else { return .inside }
    if header.hasMatches {
      let rule = check(MatchList(rawValue: pair(place)), depth: depth, ending: ending)
      guard rule == .none else { return rule }
      place &+= 2
    } else if ending != nil {
      return .first
    }
    if header.hasFailure {
      guard checkFailure(pair(place), depth: depth) else { return .failure }
      place &+= 2
    }
    expectedDepth = header.hasOneChild ? depth &+ 1 : 0
    if header.word & 3 != 0 {
      guard depth >= gramWidth else { return .shallow }
      if header.isBranch {
        guard !header.hasOneChild else { return .kind }
        let rule = checkBranch(isWide ? pair(at &+ 1) : header.value, at: &place, depth: depth)
        guard rule == .none else { return rule }
      }
    }
    at = place
    return .none
  }

  /// A number of two words.
  @inline(__always)
  private func pair(_ at: Int) -> UInt32 { UInt32(words[at]) | UInt32(words[at &+ 1]) << 16 }

  /// Checks what is reported at a state.
  @inline(__always)
  private func check(_ matches: MatchList, depth: Int, ending: PatternID?) -> RecordRule {
    let first = matches.first.index
    guard first < patterns.count else { return .pattern }
    if let ending { return first == ending.index ? .none : .first }
    return patterns.length(first) < depth ? .none : .shorter
  }

  /// Checks that a failure link leads to a shallower state in which streams are followed; so a chain of them ends.
  @inline(__always)
  private mutating func checkFailure(_ target: UInt32, depth: Int) -> Bool {
    guard target < wordCount else { return false }
    // What is behind is all known. What comes later has a note only if a branch leads there.
    if target < at {
      let note = Int(notes[Int(target)])
      if note != Self.deepest { return note > gramWidth && note <= depth }
    }
    waiting.append(Link(target: target, depth: UInt32(truncatingIfNeeded: depth), isChild: false))
    return true
  }

  /// Checks that each child of a branch comes later, and notes how deep its record must be.
  @inline(__always)
  private mutating func checkBranch(_ value: UInt32, at place: inout Int, depth: Int) -> RecordRule {
    let labelWords = isWide ? 2 : 1
    let most = (wordCount &- place) / (labelWords &+ 2)
    guard value < most else { return .inside }
    let count = Int(value) &+ 1
    let labels = place
    let children = place &+ count &* labelWords
    let end = children &+ count &* 2
    let note = UInt8(truncatingIfNeeded: min(depth &+ 2, Self.deepest))
    var least: UInt64 = 0
    for index in 0..<count {
      let label = isWide ? pair(labels &+ 2 &* index) : UInt32(words[labels &+ index])
      guard label >= least else { return .labels }
      least = UInt64(label) &+ 1
      let child = pair(children &+ 2 &* index)
      guard child >= end, child < wordCount, notes[Int(child)] == 0 else { return .children }
      notes[Int(child)] = note
      if note == Self.deepest {
        waiting.append(Link(target: child, depth: UInt32(truncatingIfNeeded: depth), isChild: true))
      }
    }
    expectedCount &+= count
    place = end
    return .none
  }

  /// Checks what could not be judged before all records were reached.
  ///
  /// - Returns: Where records begin.
  mutating func finish(_ tree: StateTree) throws(TableFileError) -> BitRanks {
    guard at == wordCount, expectedDepth == 0 else { throw broken(.count) }
    guard expectedCount == 0 else { throw broken(.children) }
    let starts = BitRanks(notes.nonzeroBits)
    for link in waiting {
      let target = Int(link.target)
      var note = Int(notes[target])
      if note == Self.deepest { note = tree.depth(of: starts.rank(target), patterns.order, patterns.starts) + 1 }
      let isRight = link.isChild ? note == Int(link.depth) + 2 : note > gramWidth && note <= Int(link.depth)
      at = target
      guard isRight else { throw broken(link.isChild ? .depth : .failure) }
    }
    return starts
  }

  /// Checks what grams lead to.
  func check(_ entries: ContiguousArray<GramEntry>) throws(TableFileError) {
    for (place, entry) in entries.enumerated() {
      let record = entry.record
      guard record < wordCount, notes[record] != 0 else {
        throw .broken(.gramEntries, place: place, rule: "a gram leads to a record")
      }
      let depth = Int(notes[record]) - 1
      guard entry.isRoot ? depth == gramWidth : depth <= gramWidth else {
        throw .broken(.gramEntries, place: place, rule: "a gram leads to a path that is as long, or shorter")
      }
      guard entry.hasMatches ? RecordHeader(word: words[record]).hasMatches : entry.isRoot else {
        throw .broken(.gramEntries, place: place, rule: "a gram says something")
      }
    }
  }
}

extension StateTree {
  /// The length of a state's path.
  func depth(of state: UInt32, _ order: ContiguousArray<PatternID>, _ starts: ContiguousArray<UInt32>) -> Int {
    guard state != 0 else { return 0 }
    let first = firstRank(from: state)
    let pattern = order[first].index
    return Int(starts[pattern + 1] - starts[pattern]) - Int(ends[first] - state)
  }
}
