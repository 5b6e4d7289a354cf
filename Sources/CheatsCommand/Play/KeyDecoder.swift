/// Makes keys of the bytes that a terminal sends, wherever they are cut.
///
/// Escape is the first byte of an escape sequence, and a key that means nothing here: by itself, or together with another
/// one, as terminals send Alt. So it ends nothing, however late the rest of a sequence comes.
struct KeyDecoder {
  /// What the first bytes are.
  struct Piece {
    var keys: [PlayKey] = []
    let length: Int
    /// Whether a paste begins or ends with them, or nil for neither.
    var isPasting: Bool?
  }

  private var rest: [UInt8] = []
  private var isPasting = false
  /// When the first byte of the rest came.
  private var start = Duration.zero

  /// How long the end of an escape sequence is waited for; what comes later are keys by themselves.
  static let sequenceTime = Duration.seconds(1)

  /// The keys that are complete with some more bytes.
  ///
  /// - Parameter time: When the bytes came.
  mutating func append(_ bytes: [UInt8], at time: Duration) -> [PlayKey] {
    // The bytes of a character are waited for, as they are nothing else; and a paste lasts for as long as it lasts.
    if !isPasting, rest.first == Self.escape, time - start >= Self.sequenceTime { rest = [] }
    if rest.isEmpty { start = time }
    rest += bytes
    var keys: [PlayKey] = []
    var position = 0
    while position < rest.count {
      let bytes = rest[position...]
      guard let piece = isPasting ? Self.pasted(bytes) : Self.first(in: bytes) else { break }
      position += piece.length
      keys += piece.keys
      isPasting = piece.isPasting ?? isPasting
    }
    if position > 0 { start = time }
    rest.removeFirst(position)
    return keys
  }

  private static let escape: UInt8 = 0x1B

  /// The first keys, none where the first bytes mean nothing here; nil when bytes are missing.
  private static func first(in bytes: ArraySlice<UInt8>) -> Piece? {
    let byte = bytes[bytes.startIndex]
    switch byte {
    case escape: return sequence(bytes)
    case 0x0A, 0x0D: return Piece(keys: [.enter], length: 1)
    case 0x09: return Piece(keys: [.tab], length: 1)
    case 0x08, 0x7F: return Piece(keys: [.backspace], length: 1)
    case 0x01...0x1A: return Piece(keys: [.control(Character(Unicode.Scalar(byte + 0x60)))], length: 1)
    case 0..<0x20: return Piece(length: 1)
    default: return text(bytes)
    }
  }

  /// What is pasted is typed, but no control character in it commands anything.
  private static func pasted(_ bytes: ArraySlice<UInt8>) -> Piece? {
    switch bytes[bytes.startIndex] {
    case escape:
      let end = Array("\u{1B}[201~".utf8)
      if bytes.starts(with: end) { return Piece(length: end.count, isPasting: false) }
      return end.starts(with: bytes) ? nil : Piece(length: 1)
    case 0..<0x20, 0x7F: return Piece(length: 1)
    default: return text(bytes)
    }
  }
}
