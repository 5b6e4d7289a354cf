/// One letter of the automaton's alphabet: a dense number, below the number of symbols for those that occur in patterns.
@frozen public struct Symbol: Hashable, Comparable, Sendable {
  /// The number of the symbol.
  public let rawValue: UInt32

  /// Creates a symbol from its number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A symbol that is in no pattern of any automaton; it leads to the root.
  @inlinable public static var unknown: Symbol { Symbol(rawValue: .max) }

  /// Whether one symbol sorts before another.
  @inlinable public static func < (lhs: Symbol, rhs: Symbol) -> Bool { lhs.rawValue < rhs.rawValue }
}
