import AhoCorasick

extension CodeList {
  /// Makes the codes of a set: short and long ones, many of which share a part with an earlier code.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  init(generating set: WorkloadSet) {
    var source = DrawSource(set.codesSource)
    let lengths = LengthPlan.shuffledLengths(for: set, &source)
    var index = CodeIndex(codes: lengths.count)
    reserveCapacity(codes: lengths.count, symbols: lengths.reduce(0) { $0 + Int($1) })
    for length in lengths {
      let length = Int(length)
      if appendRelative(length: length, set.alphabet, &source) {
        if index.insertLast(of: self) { continue }
        removeLast()
      }
      writeRandom(length, set.alphabet, &source)
      endCode()
      while !index.insertLast(of: self) {
        removeLast()
        writeRandom(length, set.alphabet, &source)
        endCode()
      }
    }
  }

  private mutating func writeRandom(_ count: Int, _ alphabet: WorkloadAlphabet, _ source: inout DrawSource) {
    for _ in 0..<count { write(source.symbol(of: alphabet)) }
  }

  /// Adds a code that begins or ends as an earlier one, in 45 of 100 cases.
  ///
  /// - Returns: Whether it added one.
  private mutating func appendRelative(
    length: Int, _ alphabet: WorkloadAlphabet, _ source: inout DrawSource
  ) -> Bool {
    let lot = source.choice(outOf: 100)
    guard count > 0, lot < 45 else { return false }
    let earlier = range(of: PatternID(source.choice(outOf: count)))
    let missing = length - earlier.count
    if lot < 35 {
      let shared = 2 + source.choice(outOf: min(earlier.count, length) - 2)
      write(copyOf: earlier.prefix(shared))
      writeRandom(length - shared, alphabet, &source)
    } else if lot < 40 {
      write(copyOf: earlier.prefix(length))
      if missing > 0 { writeRandom(missing, alphabet, &source) }
    } else {
      if missing > 0 { writeRandom(missing, alphabet, &source) }
      write(copyOf: earlier.suffix(length))
    }
    endCode()
    return true
  }
}

/// How many codes of each length a set has.
private enum LengthPlan {
  /// How often each length occurs among a hundred codes.
  private static let weights: [(length: Int, weight: Int)] = [
    (4, 4), (5, 8), (6, 12), (7, 15), (8, 15), (9, 13), (10, 10), (11, 8), (12, 6), (13, 4), (14, 2), (15, 2), (16, 1),
  ]

  /// The lengths of all codes in the order in which they are made.
  static func shuffledLengths(for set: WorkloadSet, _ source: inout DrawSource) -> ContiguousArray<UInt8> {
    var lengths: ContiguousArray<UInt8> = []
    lengths.reserveCapacity(set.codeCount)
    var cumulated = 0
    var carry = 0
    for (length, weight) in weights {
      let before = (cumulated * set.codeCount + 50) / 100
      cumulated += weight
      let wanted = (cumulated * set.codeCount + 50) / 100 - before + carry
      let taken = length == 16 ? wanted : min(wanted, mostCodes(of: length, set.alphabet))
      carry = wanted - taken
      lengths.append(contentsOf: repeatElement(UInt8(length), count: taken))
    }
    for last in stride(from: lengths.count - 1, through: 1, by: -1) {
      lengths.swapAt(last, source.choice(outOf: last + 1))
    }
    return lengths
  }

  /// The most codes of a length: 15 in ten thousand of those there could be, and at least one.
  private static func mostCodes(of length: Int, _ alphabet: WorkloadAlphabet) -> Int {
    var possible = 1
    for _ in 0..<length {
      let (product, overflow) = possible.multipliedReportingOverflow(by: alphabet.size)
      if overflow || product > .max / 15 { return .max }
      possible = product
    }
    return max(1, possible * 15 / 10_000)
  }
}
