/// One pattern of an automaton, numbered from 0 in order of registration.
@frozen public struct PatternID: Hashable, Comparable, Sendable {
  /// The number of patterns registered before this one.
  public let rawValue: UInt32

  /// Creates a pattern id from the number of patterns registered before it.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a pattern id from an index into the tables.
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The pattern's place in the tables.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether one pattern was registered before another.
  @inlinable public static func < (lhs: PatternID, rhs: PatternID) -> Bool { lhs.rawValue < rhs.rawValue }
}
