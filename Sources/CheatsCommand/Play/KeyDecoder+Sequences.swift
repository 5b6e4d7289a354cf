extension KeyDecoder {
  /// What begins with Escape, as ECMA-48 writes sequences: of a key, of a paste, or of what a terminal replies.
  static func sequence(_ bytes: ArraySlice<UInt8>) -> Piece? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"):
      guard let letter = bytes.dropFirst(2).first else { return nil }
      guard 0x40...0x7E ~= letter else { return Piece(length: 2) }
      return Piece(keys: keys(final: letter, ""), length: 3)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return controlString(bytes)
    // Alt, or Escape by itself: the other key is a key.
    default: return Piece(length: 1)
    }
  }

  /// Escape, `[`, numbers and signs, and a last byte that tells which key it is.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Piece? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return nil }
    let length = end - bytes.startIndex + 1
    // What cannot be a part of it is a key behind a sequence that has no end.
    guard 0x40...0x7E ~= bytes[end] else { return Piece(length: length - 1) }
    let numbers = String(decoding: body[..<end], as: UTF8.self)
    // The console of Linux sends a second bracket for function keys.
    if bytes[end] == UInt8(ascii: "["), numbers.isEmpty {
      guard let letter = bytes[(end + 1)...].first else { return nil }
      return Piece(keys: 0x41...0x45 ~= letter ? [.function(Int(letter) - 0x40)] : [], length: length + 1)
    }
    if bytes[end] == UInt8(ascii: "~"), numbers == "200" { return Piece(length: length, isPasting: true) }
    return Piece(keys: keys(final: bytes[end], numbers), length: length)
  }

  /// Escape, the kind of the string, its text, and Escape with a backslash, or a bell: what a terminal replies.
  private static func controlString(_ bytes: ArraySlice<UInt8>) -> Piece? {
    guard let end = bytes.dropFirst(2).firstIndex(where: { $0 < 0x20 }) else { return nil }
    let length = end - bytes.startIndex
    switch bytes[end] {
    case 0x07: return Piece(length: length + 1)
    case 0x1B:
      guard let second = bytes[(end + 1)...].first else { return nil }
      return Piece(length: second == UInt8(ascii: "\\") ? length + 2 : length)
    default: return Piece(length: length)
    }
  }

  private static func keys(final: UInt8, _ numbers: String) -> [PlayKey] {
    // The second number tells Shift, Control and the like; another first one makes it a reply, as of the cursor's place.
    let isKey = numbers.isEmpty || numbers == "1" || numbers.hasPrefix("1;")
    switch final {
    case UInt8(ascii: "A") where isKey: return [.up]
    case UInt8(ascii: "B") where isKey: return [.down]
    case UInt8(ascii: "C") where isKey: return [.right]
    case UInt8(ascii: "D") where isKey: return [.left]
    case UInt8(ascii: "H") where isKey: return [.home]
    case UInt8(ascii: "F") where isKey: return [.end]
    case UInt8(ascii: "P")...UInt8(ascii: "S") where isKey: return [.function(Int(final) - 0x4F)]
    case UInt8(ascii: "~"): return numbered(numbers.prefix { $0 != ";" })
    default: return []
    }
  }

  private static func numbered(_ number: Substring) -> [PlayKey] {
    switch number {
    case "1", "7": [.home]
    case "4", "8": [.end]
    case "5": [.pageUp]
    case "6": [.pageDown]
    case "11", "12", "13", "14", "15": Int(number).map { [.function($0 - 10)] } ?? []
    default: []
    }
  }
}
