/// A named source of random numbers that is the same in any language.
///
/// It is splitmix64 by counter: draw *i* of a source depends on the source's name and on *i*, and on nothing else.
struct DrawSource {
  /// What every name begins with.
  private static let seed = "20260701"

  private let key: UInt64
  private var drawn: UInt64 = 0

  /// Begins the source with a name, such as `codes/12/1000`.
  init(_ name: String) {
    key = SHA256.digest("\(Self.seed)/\(name)".utf8).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The next 64 random bits.
  private mutating func draw() -> UInt64 {
    drawn &+= 1
    return Self.mix(key &+ drawn &* 0x9E37_79B9_7F4A_7C15)
  }

  /// The next choice out of so many: a number from 0 up to, and not including, the count.
  mutating func choice(outOf count: Int) -> Int {
    Int(truncatingIfNeeded: ((draw() >> 32) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// The next symbol of an alphabet.
  mutating func symbol(of alphabet: WorkloadAlphabet) -> UInt16 {
    UInt16(truncatingIfNeeded: choice(outOf: alphabet.size))
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
