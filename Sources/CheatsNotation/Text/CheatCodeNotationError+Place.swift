extension CheatCodeNotationError {
  /// Puts a fault at its line and column, counted from where the bytes begin.
  ///
  /// - Parameters:
  ///   - fault: The fault, with offsets in the bytes.
  ///   - bytes: The text, valid UTF-8 up to the fault.
  ///   - start: The place of the first byte.
  ///   - fileName: The file to name.
  init(
    _ fault: NotationFault, in bytes: UnsafeBufferPointer<UInt8>, from start: TextPlace = TextPlace(),
    fileName: String?
  ) {
    var place = start
    place.advance(over: UnsafeBufferPointer(rebasing: bytes[..<fault.range.lowerBound]))
    self.init(
      reason: fault.reason, fileName: fileName, line: place.line, column: place.column,
      found: fault.reason == .invalidUTF8
        ? FoundText.describe(byte: bytes[fault.range.lowerBound]) : FoundText.describe(bytes, fault.range))
  }
}

/// A line and a column in a text.
struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  var line = 1
  /// The column in characters, from 1.
  var column = 1
  /// The last character of the line so far, which a mark at the beginning of the next bytes belongs to.
  private var last = ""

  /// Moves behind bytes that are valid UTF-8.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    var lineStart = 0
    var hasOther = !last.utf8.allSatisfy { $0 < 0x80 }
    for (index, byte) in bytes.enumerated() {
      if byte == ASCII.lineFeed {
        line += 1
        column = 1
        lineStart = index + 1
        hasOther = false
        last = ""
      } else if byte >= 0x80 || byte == ASCII.carriageReturn {
        hasOther = true
      }
    }
    // Without a carriage return every ASCII byte is a character; only other lines pay for finding the characters.
    let rest = bytes[lineStart...]
    guard let final = rest.last else { return }
    guard hasOther else {
      column += rest.count
      last = String(Unicode.Scalar(final))
      return
    }
    let text = last + String(decoding: rest, as: UTF8.self)
    column += text.count - (last.isEmpty ? 0 : 1)
    // A character of any length is not kept: the next one is told from the end of it.
    last = String(String.UnicodeScalarView((text.last.map(String.init) ?? "").unicodeScalars.suffix(Self.longestEnd)))
  }

  /// The most scalars of a character that are kept.
  private static let longestEnd = 32
}

/// Pieces of a text as messages show them.
enum FoundText {
  /// The largest number of characters of the text that a message repeats.
  static let longest = 40

  static func describe(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    if range.isEmpty { return "the end of the text" }
    // Far more bytes than are shown, so that a text of megabytes is not decoded for a message.
    let piece = bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + longest * 32)]
    return quote(String(decoding: piece, as: UTF8.self))
  }

  static func describe(byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x" + (digits.count < 2 ? "0" : "") + digits
  }

  /// The text in backquotes, escaped, and cut where it is long.
  static func quote(_ text: some StringProtocol) -> String {
    var result = "`"
    for character in text.prefix(longest) {
      let isLong = character.unicodeScalars.count > 8
      for scalar in character.unicodeScalars.prefix(8) {
        if NotationText.isInvisible(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      if isLong { result += "…" }
    }
    if text.dropFirst(longest).first != nil { result += "…" }
    return result + "`"
  }
}
