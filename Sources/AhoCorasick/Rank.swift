/// The place of a pattern among all patterns in lexicographic order, equal ones in order of registration.
///
/// The patterns that begin with the path of a trie node have neighbouring ranks, so a node stands for a range of them.
@frozen public struct Rank: Hashable, Comparable, Sendable {
  /// The number of patterns that sort before this one.
  public let rawValue: UInt32

  /// Creates a rank from the number of patterns that sort before it.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a rank from an index into the tables.
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The rank's place in the tables.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether one pattern sorts before another.
  @inlinable public static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
}
