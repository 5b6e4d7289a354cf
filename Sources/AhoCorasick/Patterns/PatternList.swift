/// Patterns in order of registration, one after the other in a single buffer.
///
/// ```
/// symbols  u u d d | u d | d
/// ends             4     6   7
/// ```
public struct PatternList: Sendable {
  /// The symbols of all patterns.
  private(set) var symbols: ContiguousArray<Symbol> = []
  /// For each pattern the number of symbols up to its end.
  private(set) var ends: ContiguousArray<Int> = []

  /// Creates an empty list.
  public init() {}

  /// The number of patterns.
  public var count: Int { ends.count }

  /// The number of symbols of all patterns together.
  public var totalLength: Int { symbols.count }

  /// Adds a pattern after those that are there.
  ///
  /// - Complexity: O(*n*) amortised, where *n* is the length of the pattern.
  @specialized(where Pattern == [Symbol])  // For sequences of any type each takes about 800 instructions more.
  public mutating func append<Pattern: Sequence>(_ pattern: Pattern) where Pattern.Element == Symbol {
    symbols.append(contentsOf: pattern)
    ends.append(symbols.count)
  }

  /// Makes room, so that adding patterns does not move those that are there.
  public mutating func reserveCapacity(patterns: Int, symbols: Int) {
    ends.reserveCapacity(patterns)
    self.symbols.reserveCapacity(symbols)
  }

  /// The place of a pattern's symbols in the buffer.
  func range(of pattern: PatternID) -> Range<Int> {
    (pattern.rawValue == 0 ? 0 : ends[pattern.index - 1])..<ends[pattern.index]
  }
}
