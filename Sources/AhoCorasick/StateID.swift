/// One state of an automaton, which is a node of its trie; states are numbered depth first from the root.
@frozen public struct StateID: Hashable, Comparable, Sendable {
  /// The number of the state.
  public let rawValue: UInt32

  /// Creates a state from its number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a state from an index into the tables.
  @inlinable init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The state of an empty stream.
  @inlinable public static var root: StateID { StateID(rawValue: 0) }

  /// The state's place in the tables.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether one state was numbered before another.
  @inlinable public static func < (lhs: StateID, rhs: StateID) -> Bool { lhs.rawValue < rhs.rawValue }
}
