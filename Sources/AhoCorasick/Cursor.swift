/// Where one stream stands in an automaton: eight bytes that say what all its symbols so far have come to.
///
/// A cursor is made for one automaton and means nothing to another.
@frozen public struct Cursor: Hashable, Sendable {
  /// The last symbols, as `Grams` counts them; symbols that have not come yet count as 0.
  @usableFromInline var gram: UInt32
  /// The record of a state deeper than a gram, or from ``shallow`` on how many symbols of the gram have come.
  @usableFromInline var place: UInt32

  /// The cursor of an empty stream.
  @inlinable public init() { self.init(gram: 0, place: Self.shallow) }

  @inlinable init(gram: UInt32, place: UInt32) {
    self.gram = gram
    self.place = place
  }

  /// The least place that is no record.
  @inlinable static var shallow: UInt32 { 0xFFFF_FFE0 }

  /// Whether the stream ends with a path that has a record.
  @inlinable var isDeep: Bool { place < Self.shallow }

  /// How many symbols of the gram have come.
  ///
  /// - Precondition: The cursor is not deep; all have come where it is.
  @inlinable var known: UInt32 { place &- Self.shallow }
}
