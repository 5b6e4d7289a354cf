/// The symbols of a file as the numbers that they are stored as.
///
/// The *head* of a pattern is the eight bytes from its first symbol on, as one number with the first byte lowest. As most
/// patterns are no longer, most questions about two of them are answered by their heads.
struct StoredSymbols {
  private let bytes: UnsafeRawBufferPointer
  private let unitByteCount: Int

  init(_ bytes: UnsafeRawBufferPointer, unitByteCount: Int) {
    self.bytes = bytes
    self.unitByteCount = unitByteCount
  }

  /// The symbol at a place.
  subscript(place: Int) -> UInt32 {
    switch unitByteCount {
    case 1: UInt32(bytes[place])
    case 2: UInt32(bytes.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self))
    default: bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
    }
  }

  /// The eight bytes from a place on; those behind the last symbol are 0.
  @inline(__always)
  func head(at place: Int) -> UInt64 {
    let at = place &* unitByteCount
    guard at &+ 8 <= bytes.count else { return bytes[at...].reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
  }

  /// One symbol of a pattern, by its place in it, the pattern's and the pattern's head.
  @inline(__always)
  func symbol(at offset: Int, of place: Int, head: UInt64) -> UInt32 {
    guard ByteOrder.isThatOfFiles, (offset &+ 1) &* unitByteCount <= 8 else { return self[place &+ offset] }
    let shifted = head &>> UInt64(truncatingIfNeeded: 8 &* offset &* unitByteCount)
    return UInt32(truncatingIfNeeded: shifted & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* unitByteCount)))
  }

  /// Whether the symbols from two places on are equal, whose heads are known.
  @inline(__always)
  func areEqual(_ place: Int, _ other: Int, count: Int, heads head: UInt64, _ otherHead: UInt64) -> Bool {
    let byteCount = count &* unitByteCount
    guard byteCount > 8 else {
      return byteCount == 0 || (head ^ otherHead) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* byteCount) == 0
    }
    guard head == otherHead else { return false }
    return areEqual(place &* unitByteCount &+ 8, other &* unitByteCount &+ 8, byteCount: byteCount &- 8)
  }

  /// Whether some bytes are equal; of symbols that are a file's, so that they can be read.
  private func areEqual(_ at: Int, _ other: Int, byteCount: Int) -> Bool {
    var done = 0
    while done + 8 <= byteCount {
      let word = bytes.loadUnaligned(fromByteOffset: at + done, as: UInt64.self)
      guard word == bytes.loadUnaligned(fromByteOffset: other + done, as: UInt64.self) else { return false }
      done += 8
    }
    return (done..<byteCount).allSatisfy { bytes[at + $0] == bytes[other + $0] }
  }
}

extension SymbolString {
  /// Gives a closure the symbols as they are stored.
  func withStoredSymbols<Result>(_ body: (StoredSymbols) -> Result) -> Result {
    switch storage {
    case .bytes(let units): units.withUnsafeBytes { body(StoredSymbols($0, unitByteCount: 1)) }
    case .halves(let units): units.withUnsafeBytes { body(StoredSymbols($0, unitByteCount: 2)) }
    case .words(let units): units.withUnsafeBytes { body(StoredSymbols($0, unitByteCount: 4)) }
    }
  }
}
