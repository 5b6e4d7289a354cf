/// Where one stream stands in an automaton: eight bytes that say what all its symbols so far have come to.
///
/// A cursor is made for one automaton and means nothing to another.
@frozen public struct Cursor: Hashable, Sendable {
  /// The last symbols, as `Grams` counts them; symbols that have not come yet count as 0.
  @usableFromInline var gram: UInt32
  /// What is known besides.
  ///
  /// ```
  ///  0 ..< firstEntry         the record of a state deeper than a gram
  ///  firstEntry ..< shallow   the gram says something: its entry
  ///  shallow ...              how many symbols of the gram have come
  /// ```
  @usableFromInline var place: UInt32

  /// The cursor of an empty stream.
  @inlinable public init() { self.init(gram: 0, place: Self.shallow) }

  @inlinable init(gram: UInt32, place: UInt32) {
    self.gram = gram
    self.place = place
  }

  /// The least place that is an entry.
  @inlinable static var firstEntry: UInt32 { 0x8000_0000 }

  /// The least place that is a number of symbols.
  @inlinable static var shallow: UInt32 { 0xFFFF_FFE0 }

  /// Whether the stream ends with a path that is longer than a gram.
  @inlinable var isDeep: Bool { place < Self.firstEntry }

  /// Whether all is known by the gram, which has an entry.
  @inlinable var isEntered: Bool { place >= Self.firstEntry && place < Self.shallow }

  /// The entry of the gram.
  ///
  /// - Precondition: ``isEntered``
  @inlinable var entry: Int { Int(place &- Self.firstEntry) }

  /// How many symbols of a gram of a width have come.
  @inlinable func known(_ width: UInt32) -> UInt32 { place < Self.shallow ? width : place &- Self.shallow }
}
