/// The states as deep as a gram and deeper, each a few words of 16 bits; each subtree lies together, in depth-first order.
///
/// ```
/// ┌────────────────────┬─────────┬─────────────────┬─────────────────┬───────────────┬───────────────────┐
/// │ header             │ (value) │ matches, if any │ failure, if any │ labels        │ children          │
/// │ value:12, flags: 4 │ 2 words │ 2 words         │ 2 words         │ of a branch   │ 2 words each      │
/// └────────────────────┴─────────┴─────────────────┴─────────────────┴───────────────┴───────────────────┘
/// flags  0 no child, 1 one child, 2 a branch │ +4 has matches │ +8 has a failure link
/// ```
///
/// - The *value* is the label of the only child, whose record comes next, or the number of children less one. Where the
///   alphabet has more than 4,096 symbols it has two words of its own, and so has each label.
/// - The *matches* are all that the stream ends with here, so a step looks no further. A state that is less than k deep
///   has a record with nothing else, where a pattern ends with its path: grams that end with it lead to that.
/// - The *failure link* is there only where it leads to another record. Where it does not, the last k symbols say where
///   the stream is.
@usableFromInline
struct RecordTable: Sendable {
  /// The words of all records, and behind the last a few zeros, so that four words can be read anywhere.
  @usableFromInline let words: ContiguousArray<UInt16>
  /// Whether values and labels have two words.
  @usableFromInline let isWide: Bool

  /// The most symbols an alphabet may have for labels of one word.
  static let mostNarrowSymbols = 1 << 12
  /// The words behind the last record.
  static let padding = 4

  /// Takes words as they are.
  init(words: ContiguousArray<UInt16>, isWide: Bool) {
    self.words = words
    self.isWide = isWide
  }

  /// The bytes of the table.
  var byteCount: Int { words.count * 2 }
}

/// The header of a record.
@frozen @usableFromInline
struct RecordHeader: Sendable {
  @usableFromInline let word: UInt16

  @inlinable init(word: UInt16) { self.word = word }

  @usableFromInline static var oneChild: UInt16 { 1 }
  @usableFromInline static var branch: UInt16 { 2 }
  @usableFromInline static var matches: UInt16 { 4 }
  @usableFromInline static var failure: UInt16 { 8 }

  @inlinable var hasOneChild: Bool { word & Self.oneChild != 0 }
  @inlinable var isBranch: Bool { word & Self.branch != 0 }
  @inlinable var hasMatches: Bool { word & Self.matches != 0 }
  @inlinable var hasFailure: Bool { word & Self.failure != 0 }
  /// The value of a narrow table.
  @inlinable var value: UInt32 { UInt32(word >> 4) }
  /// The words of the matches and of the failure link.
  @inlinable var linkWords: Int { Int((word & Self.matches) >> 1) + Int((word & Self.failure) >> 2) }
}

extension RecordTable {
  @inlinable @inline(__always)
  func header(_ at: Int) -> RecordHeader { RecordHeader(word: words[at]) }

  /// A number of two words.
  @inlinable @inline(__always)
  func pair(_ at: Int) -> UInt32 { UInt32(words[at]) | UInt32(words[at + 1]) << 16 }

  /// The first word behind a record's header and value.
  @inlinable @inline(__always)
  func links(_ at: Int) -> Int { isWide ? at + 3 : at + 1 }

  /// The matches of a record.
  @inlinable @inline(__always)
  func matches(_ at: Int) -> MatchList {
    header(at).hasMatches ? MatchList(rawValue: pair(links(at))) : .none
  }

  /// The record that a record's failure link leads to.
  ///
  /// - Precondition: It has one.
  @inlinable @inline(__always)
  func failure(_ at: Int, _ header: RecordHeader) -> UInt32 {
    pair(links(at) + Int((header.word & RecordHeader.matches) >> 1))
  }

  /// The record of the child that a symbol leads to, or nil.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  @inlinable @inline(__always)
  func child(_ at: Int, _ header: RecordHeader, _ symbol: UInt32) -> UInt32? {
    let value = isWide ? pair(at + 1) : header.value
    let labels = links(at) + header.linkWords
    if header.hasOneChild { return value == symbol ? UInt32(truncatingIfNeeded: labels) : nil }
    guard header.isBranch else { return nil }
    return isWide
      ? wideChild(labels, count: Int(value) + 1, symbol) : narrowChild(labels, count: Int(value) + 1, symbol)
  }

  /// Finds a label among those of a branch, which ascend, and reads the child that belongs to it.
  ///
  /// Four labels are compared at a time: where one is the symbol, the difference has four zero bits; borrowing from it
  /// sets the highest bit, which no difference of numbers below 2¹² has.
  @inlinable
  func narrowChild(_ labels: Int, count: Int, _ symbol: UInt32) -> UInt32? {
    var low = labels
    var high = labels + count
    while high - low > 16 {
      let middle = (low + high) >> 1
      if UInt32(words[middle]) <= symbol { low = middle } else { high = middle }
    }
    let repeated = UInt64(symbol) &* 0x0001_0001_0001_0001
    while low < high {
      let four =
        UInt64(words[low]) | UInt64(words[low + 1]) << 16 | UInt64(words[low + 2]) << 32 | UInt64(words[low + 3]) << 48
      let zeros = ((four ^ repeated) &- 0x0001_0001_0001_0001) & 0x8000_8000_8000_8000
      if zeros != 0 {
        let found = low + zeros.trailingZeroBitCount >> 4
        return found < high ? pair(labels + count + 2 * (found - labels)) : nil
      }
      low += 4
    }
    return nil
  }

  @inlinable
  func wideChild(_ labels: Int, count: Int, _ symbol: UInt32) -> UInt32? {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if pair(labels + 2 * middle) <= symbol { low = middle } else { high = middle }
    }
    return pair(labels + 2 * low) == symbol ? pair(labels + 2 * (count + low)) : nil
  }
}
