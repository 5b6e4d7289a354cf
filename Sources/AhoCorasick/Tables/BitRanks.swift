/// A sequence of bits that tells how many are set before a place, and where the bit of a number is.
///
/// ```
///  words     1·1·····  │  ········  │  ·11·1···          here of 8 bits, in truth of 64
///  counts        0            2            2
/// ```
@usableFromInline
struct BitRanks: Sendable {
  /// The bits, 64 a word.
  @usableFromInline let words: ContiguousArray<UInt64>
  /// For each word the number of bits set before it.
  @usableFromInline let counts: ContiguousArray<UInt32>

  init(_ words: ContiguousArray<UInt64>) {
    var counts = ContiguousArray<UInt32>()
    counts.reserveCapacity(words.count)
    var count: UInt32 = 0
    for word in words {
      counts.append(count)
      count += UInt32(word.nonzeroBitCount)
    }
    self.init(words: words, counts: counts)
  }

  /// Takes tables as they are.
  init(words: ContiguousArray<UInt64>, counts: ContiguousArray<UInt32>) {
    self.words = words
    self.counts = counts
  }

  /// Words for as many bits, none of them set.
  static func noBits(_ count: Int) -> ContiguousArray<UInt64> {
    ContiguousArray(repeating: 0, count: (count + 63) / 64)
  }

  /// Whether a bit is set.
  subscript(place: Int) -> Bool { words[place >> 6] >> UInt64(place & 63) & 1 == 1 }

  /// The number of bits set before a place.
  @inlinable @inline(__always)
  func rank(_ place: Int) -> UInt32 {
    counts[place >> 6] &+ Self.count(words[place >> 6], before: place)
  }

  /// The number of bits set before a place whose own is set, or nil.
  @inlinable @inline(__always)
  func rankIfSet(_ place: Int) -> UInt32? {
    let word = words[place >> 6]
    guard word >> UInt64(place & 63) & 1 == 1 else { return nil }
    return counts[place >> 6] &+ Self.count(word, before: place)
  }

  /// The number of bits set in a place's word before it.
  @inlinable @inline(__always)
  static func count(_ word: UInt64, before place: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (word & ((1 << UInt64(place & 63)) &- 1)).nonzeroBitCount)
  }

  /// The place of the bit that has a number of bits set before it.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(log *n*), where *n* is the number of bits.
  func place(ofRank rank: UInt32) -> Int {
    var low = 0
    var high = counts.count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if counts[middle] <= rank { low = middle } else { high = middle }
    }
    var word = words[low]
    for _ in counts[low]..<rank { word &= word &- 1 }
    return low << 6 + word.trailingZeroBitCount
  }

  /// The bytes of the tables.
  var byteCount: Int { words.count * 8 + counts.count * 4 }
}

extension ContiguousArray<UInt64> {
  /// Sets one of the bits that the words are made of, 64 a word.
  mutating func setBit(_ place: Int) { self[place >> 6] |= 1 << UInt64(place & 63) }
}
