/// A sequence of bits that tells how many are set before a place, and where the bit of a number is.
struct BitRanks: Sendable {
  /// The bits, 64 a word.
  let words: ContiguousArray<UInt64>
  /// For each word the number of bits set before it.
  let counts: ContiguousArray<UInt32>

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
  func rank(_ place: Int) -> UInt32 {
    let before = words[place >> 6] & ((1 << UInt64(place & 63)) &- 1)
    return counts[place >> 6] + UInt32(before.nonzeroBitCount)
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
