extension KeyDecoder {
  /// The characters of UTF-8 up to the next control character.
  ///
  /// Scalars that arrive together are joined as Unicode joins them, so that a flag or a family is one key, as it is one on
  /// a keyboard.
  static func text(_ bytes: ArraySlice<UInt8>) -> Piece? {
    var text = ""
    var position = bytes.startIndex
    var isCut = false
    scan: while position < bytes.endIndex, bytes[position] >= 0x20, bytes[position] != 0x7F {
      switch scalar(bytes[position...]) {
      case .whole(let scalar, let length):
        text.unicodeScalars.append(scalar)
        position += length
      case .cut:
        isCut = true
        break scan
      case .invalid:
        // What is no part of a character is nobody's key, and joins nothing.
        if text.isEmpty { return Piece(length: 1) }
        break scan
      }
    }
    // What is still to come may belong to the last character.
    let last = isCut ? text.popLast() : nil
    let length = position - bytes.startIndex - (last?.utf8.count ?? 0)
    guard length > 0 else { return nil }
    return Piece(keys: text.filter(isTyped).map { .character($0) }, length: length)
  }

  /// Whether a keyboard types a character; C1 control characters are not typed, though UTF-8 has bytes for them.
  private static func isTyped(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory != .control
  }

  private enum Scalar {
    case whole(Unicode.Scalar, length: Int)
    /// Its end has not come yet.
    case cut
    case invalid
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Scalar {
    let length =
      switch bytes[bytes.startIndex] {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    let known = bytes.prefix(length)
    guard length > 0, known.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return .invalid }
    guard known.count == length else { return .cut }
    var decoder = UTF8()
    var iterator = known.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return .invalid }
    return .whole(scalar, length: length)
  }
}
