/// What is known of a stream by its last k symbols alone: the states that are at most k deep are not stored at all.
///
/// Each gram has two bits, 32 grams a word:
///
/// ```
///  root  a state of depth k whose path is the gram has children: from here the stream is followed in the records
///  end   a pattern of at most k symbols ends here
/// ```
///
/// What the bits announce stands in two lists, in the order of the grams. Its place there is the number of grams before
/// it that have the bit: of those before its word, which is stored, and of those in the word, which are counted.
///
/// ```
///  words    ··│··│01│··│11│··   │   ··│10│··│01│··│··
///  counts       0 roots, 0 ends           2 roots, 1 end
///  roots    ──────◆─────◆───────────────────◆
///  ends     ────────────◆─────────────◆
/// ```
@usableFromInline
struct GramTable: Sendable {
  /// How grams are made of symbols.
  @usableFromInline let grams: Grams
  /// The two bits of each gram.
  @usableFromInline let bits: GramBits
  /// The records of the states of depth k that have children.
  @usableFromInline let roots: ContiguousArray<UInt32>
  /// The matches of the grams that a short pattern ends with.
  @usableFromInline let ends: ContiguousArray<MatchList>

  /// Takes tables as they are.
  init(grams: Grams, bits: GramBits, roots: ContiguousArray<UInt32>, ends: ContiguousArray<MatchList>) {
    self.grams = grams
    self.bits = bits
    self.roots = roots
    self.ends = ends
  }

  /// The record of a gram that is a root.
  @inlinable @inline(__always)
  func root(of gram: UInt32) -> UInt32 { roots[bits.roots(before: gram)] }

  /// The matches of a gram that is an end, of which some may be longer than the stream.
  @inlinable @inline(__always)
  func matches(of gram: UInt32) -> MatchList { ends[bits.ends(before: gram)] }

  /// The bytes of the tables.
  var byteCount: Int { bits.byteCount + (roots.count + ends.count) * 4 }
}
