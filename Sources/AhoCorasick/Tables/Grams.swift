/// The last few symbols of a stream as one number, whose digits they are.
///
/// With an alphabet of σ symbols and a width of k, a gram is a number below σᵏ; the latest symbol is the last digit.
/// Its end of some length, which is the gram of the last symbols alone, is the remainder by a power of σ.
@frozen @usableFromInline
struct Grams: Hashable, Sendable {
  /// The number of symbols of a gram.
  @usableFromInline let width: UInt32
  /// The number of symbols of the alphabet, at least 1.
  @usableFromInline let base: UInt32
  /// The number of grams that are one symbol shorter.
  @usableFromInline let shorterCount: UInt32
  /// 2⁶⁴ / ``shorterCount``, rounded up, modulo 2⁶⁴.
  @usableFromInline let reciprocal: UInt64

  /// The most grams there may be; a gram and what is computed with it fit in 32 bits.
  static let mostGrams = 1 << 28
  /// The most symbols of a gram.
  static let mostSymbols = 16

  /// - Precondition: There are at most ``mostGrams`` grams, or the width is 1.
  init(width: Int, symbolCount: Int) {
    let base = UInt32(max(symbolCount, 1))
    self.init(width: UInt32(width), base: base, shorterCount: (1..<width).reduce(1) { count, _ in count * base })
  }

  /// Takes numbers as they are.
  init(width: UInt32, base: UInt32, shorterCount: UInt32) {
    self.width = width
    self.base = base
    self.shorterCount = shorterCount
    reciprocal = shorterCount == 0 ? 0 : UInt64.max / UInt64(shorterCount) &+ 1
  }

  /// The number of grams.
  var count: Int { Int(shorterCount) * Int(base) }

  /// The gram after one more symbol.
  @inlinable @inline(__always)
  func appending(_ symbol: UInt32, to gram: UInt32) -> UInt32 { withoutFirst(gram) &* base &+ symbol }

  /// The gram without its first symbol: the remainder of a division by ``shorterCount``.
  ///
  /// The next read waits for it, and two multiplications take a third of the time of a division: the first gives the
  /// fraction of the quotient, the second makes the remainder of it. After Lemire, Kaser and Kurz, "Faster remainder by
  /// direct computation", Software: Practice and Experience 49 (2019).
  @inlinable @inline(__always)
  func withoutFirst(_ gram: UInt32) -> UInt32 {
    let fraction = reciprocal &* UInt64(gram)
    return UInt32(truncatingIfNeeded: fraction.multipliedFullWidth(by: UInt64(shorterCount)).high)
  }

  /// The number of grams of a length.
  func count(_ length: Int) -> UInt32 { (0..<length).reduce(1) { count, _ in count * base } }
}
