import Cheats

/// The meaning of bare words.
enum NotationWord {
  /// The key presses of one ASCII character, made once.
  static let keys: [CheatCodeAction] = (0..<128).map { .keyPress(String(Unicode.Scalar(UInt8($0)))) }

  /// The action of a bare word, or nil for more taps than a number holds.
  static func action(_ word: UnsafeBufferPointer<UInt8>) -> CheatCodeAction? {
    switch word.count {
    case 1:
      return keys[Int(word[0])]
    case 2:
      if word.elementsEqual("up".utf8) { return .swipe(.up) }
    case 3:
      if word.elementsEqual("tap".utf8) { return .tap(times: 1) }
    case 4 where word.elementsEqual("down".utf8):
      return .swipe(.down)
    case 4 where word.elementsEqual("left".utf8):
      return .swipe(.left)
    case 5 where word.elementsEqual("right".utf8):
      return .swipe(.right)
    case 5 where word.elementsEqual("shake".utf8):
      return .shake
    default:
      break
    }
    if isTaps(word) { return UInt(String(decoding: word[3...], as: UTF8.self)).map { .tap(times: $0) } }
    return .keyPress(String(decoding: word, as: UTF8.self))
  }

  /// Whether a word is `tap` and digits.
  private static func isTaps(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count > 3 && word.starts(with: "tap".utf8) && word[3...].allSatisfy(ASCII.isDigit)
  }

  /// The bytes of an arrow.
  static let arrowLength = 3

  /// The direction of the arrow that begins at a byte, or nil.
  static func arrow(in word: UnsafeBufferPointer<UInt8>, at index: Int) -> CheatCodeSwipeDirection? {
    guard index + arrowLength <= word.count, word[index] == 0xE2, word[index + 1] == 0x86 else { return nil }
    return switch word[index + 2] {
    case 0x90: .left
    case 0x91: .up
    case 0x92: .right
    case 0x93: .down
    default: nil
    }
  }

  /// Whether a word has an arrow, alone or among others.
  static func hasArrow(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all words are ASCII, and then this is one look for a byte.
    word.contains(0xE2) && word.indices.contains { arrow(in: word, at: $0) != nil }
  }

  /// The scalars on both sides of the hyphen of a word such as `0-9`, or nil for any other word.
  static func rangeEnds(_ word: UnsafeBufferPointer<UInt8>) -> (lower: UInt32, upper: UInt32)? {
    guard word.count >= 3, word.count <= 9,
      case .scalar(let lower, let length) = UTF8Decoding.scalar(in: word, at: 0),
      length + 1 < word.count, word[length] == ASCII.hyphen,
      case .scalar(let upper, let upperLength) = UTF8Decoding.scalar(in: word, at: length + 1),
      length + 1 + upperLength == word.count
    else { return nil }
    return (lower.value, upper.value)
  }

  /// Appends one key press a character.
  static func appendKeys(of text: String, to actions: inout [CheatCodeAction]) {
    actions.reserveCapacity(actions.count + text.utf8.count)
    for character in text {
      // A carriage return and a line feed are one character, and an ASCII one.
      if character.utf8.count == 1, let byte = character.utf8.first {
        actions.append(keys[Int(byte)])
      } else {
        actions.append(.keyPress(String(character)))
      }
    }
  }
}
