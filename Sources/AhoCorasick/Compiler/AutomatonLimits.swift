/// How large an automaton may become before compiling it is refused.
///
/// The defaults are what the tables can address; a program that compiles sets it did not write can set lower ones.
public struct AutomatonLimits: Hashable, Sendable {
  /// The most symbols an alphabet may have; at most 2²⁸.
  public var symbols: Int
  /// The most states, the root included; at most 2³¹ − 1.
  public var states: Int
  /// The most patterns; at most 2³¹ − 2.
  public var patterns: Int
  /// The most symbols of all patterns together; at most 2³² − 1.
  public var patternSymbols: Int
  /// The most bytes that the finished tables may take.
  public var tableBytes: Int

  /// The most states that the tables' numbers can tell apart.
  public static let addressable = 0x7FFF_FFFF

  /// Creates limits; those above what the tables can address are lowered to that.
  public init(
    symbols: Int = addressable, states: Int = addressable, patterns: Int = addressable, patternSymbols: Int = .max,
    tableBytes: Int = .max
  ) {
    self.symbols = min(symbols, Grams.mostGrams)
    self.states = min(states, Self.addressable)
    // The highest number stands for no pattern, and one bit for whether there are more.
    self.patterns = min(patterns, Self.addressable - 1)
    self.patternSymbols = min(patternSymbols, Int(clamping: UInt32.max))
    self.tableBytes = tableBytes
  }
}
