/// A bit for each code of a set; copies share their words until one of them is changed.
struct CodeBits: Hashable, Sendable {
  private(set) var words: ContiguousArray<UInt64>
  private(set) var count: Int
  /// The number of bits that are codes.
  private(set) var onCount: Int

  init(count: Int, repeating value: Bool) {
    self.count = count
    words = ContiguousArray(repeating: value ? .max : 0, count: (count + 63) / 64)
    onCount = value ? count : 0
  }

  /// Creates the bits of no codes.
  init() { self.init(count: 0, repeating: false) }

  /// Adds the bit of a code behind those that are there.
  mutating func append(_ bit: Bool) {
    if count % 64 == 0 { words.append(0) }
    count += 1
    if bit { self[count - 1] = true }
  }

  /// Calls a closure with the places of the bits that are not as in other bits of the same number.
  ///
  /// - Complexity: O(*n* / 64 + *d*), where *n* is the number of bits and *d* of those that differ.
  func forEachDifference(from other: Self, _ body: (Int) -> Void) {
    for (index, (word, otherWord)) in zip(words, other.words).enumerated() {
      var difference = word ^ otherWord
      while difference != 0 {
        body(index * 64 + difference.trailingZeroBitCount)
        difference &= difference - 1
      }
    }
  }

  /// Takes the words, in which no bit behind the last is set.
  init(words: ContiguousArray<UInt64>, count: Int) {
    self.words = words
    self.count = count
    onCount = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  subscript(index: Int) -> Bool {
    get { words[index / 64] >> UInt64(index % 64) & 1 != 0 }
    set {
      guard newValue != self[index] else { return }
      words[index / 64] ^= 1 << UInt64(index % 64)
      onCount += newValue ? 1 : -1
    }
  }
}
