/// Makes keys of the bytes that a terminal sends, wherever they are cut.
///
/// The key Escape and the first byte of an escape sequence are one byte: which of the two it was shows with the next
/// one, or when none comes (``finish()``).
struct KeyDecoder {
  private var rest: [UInt8] = []

  /// Whether bytes have come that are no whole key yet.
  var isWaiting: Bool { !rest.isEmpty }

  /// The keys that are complete with some more bytes.
  mutating func append(_ bytes: [UInt8]) -> [PlayKey] {
    rest += bytes
    return keys(isAtEnd: false)
  }

  /// The keys that the bytes are when no others follow soon.
  mutating func finish() -> [PlayKey] { keys(isAtEnd: true) }

  private mutating func keys(isAtEnd: Bool) -> [PlayKey] {
    var keys: [PlayKey] = []
    var position = 0
    while position < rest.count, let (key, length) = Self.first(in: rest[position...], isAtEnd: isAtEnd) {
      position += length
      if let key { keys.append(key) }
    }
    rest.removeFirst(position)
    return keys
  }

  /// The first key, or nil where it means nothing here, and its number of bytes; nil when bytes are missing.
  private static func first(in bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> (PlayKey?, Int)? {
    let byte = bytes[bytes.startIndex]
    switch byte {
    case 0x1B: return sequence(bytes, isAtEnd: isAtEnd)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0..<0x20: return (nil, 1)
    default: return character(bytes, isAtEnd: isAtEnd)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> (PlayKey?, Int)? {
    let byte = bytes[bytes.startIndex]
    let length =
      switch byte {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    // What is no beginning of a character is nobody's key.
    guard length > 0 else { return (nil, 1) }
    let known = bytes.prefix(length)
    guard known.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (nil, 1) }
    guard known.count == length else { return isAtEnd ? (nil, known.count) : nil }
    guard let text = String(validating: known, as: UTF8.self), let character = text.first else { return (nil, 1) }
    return (.character(character), length)
  }
}

extension KeyDecoder {
  /// A sequence is Escape, `[` and numbers up to a letter or a tilde, or Escape, `O` and a letter.
  private static func sequence(_ bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> (PlayKey?, Int)? {
    let next = bytes.dropFirst()
    switch next.first {
    case UInt8(ascii: "["):
      guard let end = next.dropFirst().firstIndex(where: { 0x40...0x7E ~= $0 }) else {
        // One that never ends must not swallow all that is typed.
        return isAtEnd || next.count > 32 ? (nil, bytes.count) : nil
      }
      let numbers = String(decoding: next[(next.startIndex + 1)..<end], as: UTF8.self)
      let length = bytes.distance(from: bytes.startIndex, to: end) + 1
      // The console of Linux sends a second bracket for function keys.
      if bytes[end] == UInt8(ascii: "["), numbers.isEmpty {
        guard let letter = bytes[(end + 1)...].first else { return isAtEnd ? (nil, length) : nil }
        return (0x41...0x45 ~= letter ? .function(Int(letter) - 0x40) : nil, length + 1)
      }
      return (key(final: bytes[end], numbers), length)
    case UInt8(ascii: "O"):
      guard let letter = next.dropFirst().first else { return isAtEnd ? (nil, 2) : nil }
      return (key(final: letter, ""), 3)
    case nil: return isAtEnd ? (.escape, 1) : nil
    // Any other key after Escape is a key for itself.
    default: return (.escape, 1)
    }
  }

  private static func key(final: UInt8, _ numbers: String) -> PlayKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    case UInt8(ascii: "~"): numbered(numbers.prefix { $0 != ";" })
    default: nil
    }
  }

  private static func numbered(_ number: Substring) -> PlayKey? {
    switch number {
    case "1", "7": .home
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    case "11", "12", "13", "14", "15": Int(number).map { .function($0 - 10) }
    default: nil
    }
  }
}
