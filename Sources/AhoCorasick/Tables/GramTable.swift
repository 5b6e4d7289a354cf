/// What is known of a stream by its last k symbols alone: no step goes through the states that are less than k deep.
///
/// Each gram has one bit, which is set where it says something. What it says is an entry of a list that is in the order
/// of the grams: a gram's place there is the number of grams before it whose bits are set.
///
/// ```
///  bits      · · 1 · · 1 1 · · · 1 ·
///                │     │ └──┐    └───────┐
///  entries   │ record │ record │ record │ record │      where the stream is followed from here, and what ends here
///            │ labels │ labels │ labels │ labels │      which symbols can lead further
/// ```
///
/// The labels are a filter of 32 bits. Most streams leave a path at once; the filter tells it without reading the record,
/// which is somewhere else in memory.
@usableFromInline
struct GramTable: Sendable {
  /// How grams are made of symbols.
  @usableFromInline let grams: Grams
  /// Which grams say something.
  @usableFromInline let bits: BitRanks
  /// What they say.
  @usableFromInline let entries: ContiguousArray<GramEntry>

  /// Takes tables as they are.
  init(grams: Grams, bits: BitRanks, entries: ContiguousArray<GramEntry>) {
    self.grams = grams
    self.bits = bits
    self.entries = entries
  }

  /// What a gram says, or nil.
  @inlinable @inline(__always)
  func entry(of gram: UInt32) -> GramEntry? { bits.rankIfSet(Int(gram)).map { entries[Int($0)] } }

  /// The bytes of the tables.
  var byteCount: Int { bits.byteCount + entries.count * MemoryLayout<GramEntry>.stride }
}

/// What one gram says.
@frozen @usableFromInline
struct GramEntry: Hashable, Sendable {
  /// The record with what ends here and the children, and in the highest bit whether something ends.
  ///
  /// Where no state of depth k has the gram as its path, or one that is a leaf, it is the record of the longest pattern
  /// that ends here.
  @usableFromInline let place: UInt32
  /// For each child of the record the bit of its label modulo 32; 0 where no pattern goes on.
  @usableFromInline let labels: UInt32

  init(record: UInt32, hasMatches: Bool, labels: UInt32) {
    place = hasMatches ? record | 0x8000_0000 : record
    self.labels = labels
  }

  @inlinable var record: Int { Int(place & 0x7FFF_FFFF) }
  @inlinable var hasMatches: Bool { place > 0x7FFF_FFFF }
  /// Whether a pattern goes on behind the gram.
  @inlinable var isRoot: Bool { labels != 0 }

  /// Whether the filter lets a symbol through; it does if it is a child's label, and may if it is not.
  @inlinable @inline(__always)
  func mayLead(_ symbol: UInt32) -> Bool { labels >> (symbol & 31) & 1 == 1 }

  /// The bit of a label.
  static func bit(_ label: UInt32) -> UInt32 { 1 << (label & 31) }
}
