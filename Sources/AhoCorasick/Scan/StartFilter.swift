/// Tells from three symbols whether a pattern may begin near them, so that a scan skips where none does.
///
/// Random symbols seldom look like the beginning of a pattern. It is enough to look at a stream every few places, the
/// *stride*: what begins between two of them has one of its first grams of three symbols at the next.
///
/// ```
///  looks at   ▾   ▾   ▾   ▾   ▾   ▾    every second place
///  symbols    x x x a b c d e x x x    of a pattern a b c d e it knows a b c and b c d
///                     └─┬─┘            here is one: a walk begins a symbol before it
/// ```
///
/// No look waits for another, and none has a branch. Random symbols take 0.2 to 0.4 of the time that following all
/// pieces takes with 10 codes of 12, 64 or 200 symbols, and half with 1,000 of 64 or 200. A player's stream has too
/// many beginnings: both ends of a walk are guessed wrong, which takes longer than following all. So a block with many
/// starts is followed, or what is left of one whose walks became long, and then some more are before another is tried.
///
/// Comparing sixteen symbols at once with each first symbol of the patterns (`SIMD16`) was tried: with four of them it
/// takes 0.4 ns a symbol, with seven 0.7 ns, and each symbol found would begin a walk. A look every third place takes
/// 0.5 ns a symbol, every fourth 0.4 ns, and lets through a hundredth of these.
struct StartFilter<Unit: FixedWidthInteger & UnsignedInteger> {
  /// A walk begins so many symbols before the place of a gram, less one; the places are as far apart.
  let stride: Int
  /// For each hash of a gram whether a pattern has such a gram at one of its first places.
  private let bits: UnsafeMutablePointer<UInt64>
  /// The places in a block where a pattern may begin.
  private let places: UnsafeMutablePointer<UInt16>
  /// The blocks that are to be followed before one is tried.
  private var blocksToFollow = 0

  /// The symbols that are looked at together.
  static var gramLength: Int { 3 }
  private static var hashBits: Int { 16 }
  private static var longestStride: Int { 4 }
  /// The symbols that are read at a place, of which the gram is the first; all have to be in the stream.
  private static var reach: Int { UInt64.bitWidth / Unit.bitWidth }
  /// With more starts than so many a piece, 2 of 100 symbols, a walk for each may take longer than following all.
  private static var mostStarts: Int { 20 }
  /// So many blocks are followed before another try, which takes a fiftieth of their time at most.
  private static var blocksBetweenTries: Int { 31 }
  /// A scan has to be so long for each pattern that making the filter takes about a hundredth of its instructions.
  private static var leastSymbolsForPattern: Int { 2_048 }
  private static var leastSymbols: Int { 4 * DenseScanBuffers.blockLength }

  /// Makes a filter for a scan, or nil where there is nothing to gain: for short streams, for patterns of less than
  /// three symbols, and where random symbols look like so many patterns that all would be followed.
  init?(_ patterns: PatternTable, symbolCount: Int, scanning count: Int) {
    // A cube that fits in an integer of any platform, and is not less than the number of hashes where it is cut.
    let side = min(symbolCount, 1 << 6)
    let grams = min(side * side * side, 1 << Self.hashBits)
    guard Self.reach > Self.gramLength, count >= Self.leastSymbols,
      patterns.count > 0, count / Self.leastSymbolsForPattern >= patterns.count,
      patterns.count * DenseScanBuffers.pieceLength <= Self.mostStarts * grams
    else { return nil }
    var shortest = Int.max
    for rank in 0..<patterns.count { shortest = min(shortest, patterns.length(rank)) }
    guard shortest >= Self.gramLength else { return nil }
    stride = min(shortest - Self.gramLength + 1, Self.longestStride)
    let wordCount = 1 << (Self.hashBits - 6)
    bits = .allocate(capacity: wordCount)
    bits.initialize(repeating: 0, count: wordCount)
    // A place is written before it is known whether it is kept, and a piece is looked at as a whole.
    let placeCount = Self.mostStarts * DenseScanBuffers.pieceCount + DenseScanBuffers.pieceLength + 1
    places = .allocate(capacity: placeCount)
    places.initialize(repeating: 0, count: placeCount)
    for rank in 0..<patterns.count {
      for place in 0..<stride { insert(patterns, rank, place) }
    }
  }

  func deallocate() {
    bits.deallocate()
    places.deallocate()
  }

  private func insert(_ patterns: PatternTable, _ rank: Int, _ place: Int) {
    var gram: UInt64 = 0
    for offset in 0..<Self.gramLength {
      let symbol = patterns.symbol(rank, at: place + offset)
      gram |= UInt64(symbol.rawValue) << UInt64(offset * Unit.bitWidth)
    }
    let hash = Self.hash(gram)
    bits[hash >> 6] |= 1 << UInt64(hash & 63)
  }

  /// The upper bits of a product, on which all symbols of the gram have an influence.
  @inline(__always)
  private static func hash(_ gram: UInt64) -> Int {
    Int(truncatingIfNeeded: (gram &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - hashBits))
  }

  /// The places in a block, counted from its first symbol, where a pattern may begin; nil where the block is to be
  /// followed.
  mutating func starts(in units: UnsafeBufferPointer<Unit>, block start: Int) -> UnsafeBufferPointer<UInt16>? {
    guard blocksToFollow == 0 else {
      blocksToFollow -= 1
      return nil
    }
    guard units.count - start >= DenseScanBuffers.blockLength + Self.reach else { return nil }
    let first = UnsafeRawPointer(units.baseAddress.unsafelyUnwrapped + start)
    // All in local constants: what is read through a structure would be read again after each write.
    let (bits, places, stride) = (bits, places, stride)
    let mask: UInt64 = 1 << UInt64(Self.gramLength * Unit.bitWidth) - 1
    var (count, place) = (0, 0)
    for piece in 1...DenseScanBuffers.pieceCount {
      while place < piece * DenseScanBuffers.pieceLength {
        let units = first.loadUnaligned(fromByteOffset: place &* (Unit.bitWidth / 8), as: UInt64.self)
        let hash = Self.hash(UInt64(littleEndian: units) & mask)
        places[count] = UInt16(truncatingIfNeeded: place)
        count &+= Int(truncatingIfNeeded: bits[hash >> 6] >> UInt64(hash & 63) & 1)
        place &+= stride
      }
      // The first piece alone may have some more by chance.
      if count > (piece + 1) * Self.mostStarts {
        giveUp()
        return nil
      }
    }
    return UnsafeBufferPointer(start: places, count: count)
  }

  /// Makes the next blocks be followed.
  mutating func giveUp() { blocksToFollow = Self.blocksBetweenTries }
}
