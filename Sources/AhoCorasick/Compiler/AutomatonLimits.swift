/// How large an automaton may become before compiling it is refused.
///
/// The defaults are what the tables can address; a program that compiles sets it did not write can set lower ones.
public struct AutomatonLimits: Hashable, Sendable {
  /// The most symbols an alphabet may have; at most 2³¹ − 1.
  public var symbols: Int
  /// The most states, the root included; at most 2³¹ − 1.
  public var states: Int
  /// The most patterns; at most 2³¹ − 1.
  public var patterns: Int
  /// The most bytes that the finished tables may take.
  public var tableBytes: Int

  /// The most symbols, states and patterns that the tables' 32-bit numbers can tell apart.
  public static let addressable = 0x7FFF_FFFF

  /// Creates limits; those above what the tables can address are lowered to that.
  public init(
    symbols: Int = addressable, states: Int = addressable, patterns: Int = addressable, tableBytes: Int = .max
  ) {
    self.symbols = min(symbols, Self.addressable)
    self.states = min(states, Self.addressable)
    self.patterns = min(patterns, Self.addressable)
    self.tableBytes = tableBytes
  }
}
