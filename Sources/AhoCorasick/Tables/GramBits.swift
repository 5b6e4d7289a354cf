/// Two bits for each gram, and how many are set before each.
///
/// See ``GramTable`` for what the bits say and how they are counted.
@usableFromInline
struct GramBits: Sendable {
  /// The bits of 32 grams each.
  @usableFromInline let words: ContiguousArray<UInt64>
  /// For each word the roots before it in the lower half, and the ends before it in the upper half.
  @usableFromInline let counts: ContiguousArray<UInt64>

  init(_ words: ContiguousArray<UInt64>) {
    var counts = ContiguousArray<UInt64>()
    counts.reserveCapacity(words.count)
    var count: UInt64 = 0
    for word in words {
      counts.append(count)
      count += UInt64((word & Self.rootMask).nonzeroBitCount)
      count += UInt64((word & Self.endMask).nonzeroBitCount) << 32
    }
    self.init(words: words, counts: counts)
  }

  /// Takes tables as they are.
  init(words: ContiguousArray<UInt64>, counts: ContiguousArray<UInt64>) {
    self.words = words
    self.counts = counts
  }

  /// Words for as many grams, none of whose bits are set.
  static func noBits(_ gramCount: Int) -> ContiguousArray<UInt64> {
    ContiguousArray(repeating: 0, count: (gramCount + 31) / 32)
  }

  @usableFromInline static var root: UInt64 { 1 }
  @usableFromInline static var end: UInt64 { 2 }
  @usableFromInline static var rootMask: UInt64 { 0x5555_5555_5555_5555 }
  @usableFromInline static var endMask: UInt64 { 0xAAAA_AAAA_AAAA_AAAA }

  /// The two bits of a gram.
  @inlinable @inline(__always)
  subscript(gram: UInt32) -> UInt64 { (words[Int(gram >> 5)] >> UInt64((gram & 31) * 2)) & 3 }

  /// The number of roots before a gram.
  @inlinable @inline(__always)
  func roots(before gram: UInt32) -> Int {
    Int(UInt32(truncatingIfNeeded: counts[Int(gram >> 5)])) + inWord(gram, Self.rootMask)
  }

  /// The number of ends before a gram.
  @inlinable @inline(__always)
  func ends(before gram: UInt32) -> Int { Int(counts[Int(gram >> 5)] >> 32) + inWord(gram, Self.endMask) }

  @inlinable @inline(__always)
  func inWord(_ gram: UInt32, _ mask: UInt64) -> Int {
    (words[Int(gram >> 5)] & mask & ((1 << UInt64((gram & 31) * 2)) &- 1)).nonzeroBitCount
  }

  /// The bytes of the tables.
  var byteCount: Int { (words.count + counts.count) * 8 }
}

extension ContiguousArray<UInt64> {
  /// Sets one of the two bits of a gram.
  mutating func set(_ bit: UInt64, ofGram gram: UInt32) { self[Int(gram >> 5)] |= bit << UInt64((gram & 31) * 2) }
}
