/// A mistake at a place in JSON.
struct JSONFault: Error {
  /// Whether the text is no JSON, and not only something else than was wanted.
  var isMalformed: Bool
  var offset: Int
  var found: String
  var expected: String
  var notation: CheatCodeNotationError?
}

/// Where the characters of a string in JSON are, between its quotes.
struct JSONString {
  let range: Range<Int>
  /// Whether there are escapes among them.
  let hasEscapes: Bool

  /// The offset of the opening quote.
  var offset: Int { range.lowerBound - 1 }
}

/// Goes through JSON in UTF-8 bytes, strictly, and builds nothing; who uses it says what comes next, so that nesting
/// cannot go deeper than is wanted.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Passes an opening brace or bracket.
  mutating func enter(_ open: UInt8, expected: String) throws(JSONFault) {
    skipSpace()
    guard position < bytes.count, bytes[position] == open else { throw unexpected(expected) }
    position += 1
  }

  /// Passes the comma before the next member, or the closing brace or bracket after the last; false in that case.
  mutating func nextMember(until close: UInt8, isFirst: inout Bool) throws(JSONFault) -> Bool {
    skipSpace()
    let character = Unicode.Scalar(close)
    guard position < bytes.count else { throw unexpected(isFirst ? "\(character)" : ", or \(character)") }
    if bytes[position] == close {
      position += 1
      return false
    }
    if !isFirst {
      guard bytes[position] == ASCII.comma else { throw malformed(", or \(character)") }
      position += 1
    }
    isFirst = false
    return true
  }

  /// Passes the name of a field and its colon.
  mutating func key() throws(JSONFault) -> JSONString {
    skipSpace()
    guard position < bytes.count, bytes[position] == ASCII.doubleQuote else {
      throw malformed("the name of a field in double quotes")
    }
    let key = try string(expected: "the name of a field")
    skipSpace()
    guard position < bytes.count, bytes[position] == ASCII.colon else { throw malformed(":") }
    position += 1
    return key
  }

  mutating func string(expected: String) throws(JSONFault) -> JSONString {
    skipSpace()
    guard position < bytes.count, bytes[position] == ASCII.doubleQuote else { throw unexpected(expected) }
    let start = position + 1
    var index = start
    var hasEscapes = false
    while index < bytes.count {
      switch bytes[index] {
      case ASCII.doubleQuote:
        position = index + 1
        return JSONString(range: start..<index, hasEscapes: hasEscapes)
      case ASCII.backslash:
        hasEscapes = true
        index += try escape(at: index, from: start).length
      case ..<0x20:
        throw control(at: index, from: start)
      case ..<0x80:
        index += 1
      default:
        guard case .scalar(_, let length) = UTF8Decoding.scalar(in: bytes, at: index) else {
          throw JSONFault(
            isMalformed: true, offset: index, found: FoundText.describe(byte: bytes[index]), expected: "UTF-8")
        }
        index += length
      }
    }
    throw unclosed(from: start, to: index)
  }

  mutating func boolean() throws(JSONFault) -> Bool {
    skipSpace()
    for (text, value) in [("true", true), ("false", false)] where word().elementsEqual(text.utf8) {
      position += text.utf8.count
      return value
    }
    throw unexpected("true or false")
  }

  /// Refuses anything but white space after the end.
  mutating func finish() throws(JSONFault) {
    skipSpace()
    if position < bytes.count { throw malformed("nothing after the closing }") }
  }

  /// Whether the next value begins with a byte.
  mutating func isNext(_ byte: UInt8) -> Bool {
    skipSpace()
    return position < bytes.count && bytes[position] == byte
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: position += 1
      default: return
      }
    }
  }
}

extension JSONScanner {
  /// The UTF-8 bytes that a string stands for.
  func decoded(_ string: JSONString) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(string.range.count)
    var index = string.range.lowerBound
    while index < string.range.upperBound {
      if bytes[index] == ASCII.backslash, case .scalar(let scalar, let length) = JSONEscape.read(bytes, at: index) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  func text(_ string: JSONString) -> String {
    string.hasEscapes
      ? String(decoding: decoded(string), as: UTF8.self) : String(decoding: bytes[string.range], as: UTF8.self)
  }

  private func escape(at index: Int, from start: Int) throws(JSONFault) -> (scalar: Unicode.Scalar, length: Int) {
    switch JSONEscape.read(bytes, at: index) {
    case .scalar(let scalar, let length):
      return (scalar, length)
    case .cut:
      throw unclosed(from: start, to: bytes.count)
    case .loneSurrogate:
      let reason = CheatCodeNotationError.Reason.loneSurrogate
      let found = FoundText.describe(bytes, index..<index + 6)
      throw JSONFault(isMalformed: true, offset: index, found: found, expected: reason.expected)
    case .invalid(let last):
      if bytes[last] < 0x20 { throw control(at: last, from: start) }
      let reason = CheatCodeNotationError.Reason.invalidEscapeInDoubleQuotes
      guard case .scalar(_, let length) = UTF8Decoding.scalar(in: bytes, at: last) else {
        throw JSONFault(
          isMalformed: true, offset: last, found: FoundText.describe(byte: bytes[last]), expected: "UTF-8")
      }
      let found = FoundText.describe(bytes, index..<last + length)
      throw JSONFault(isMalformed: true, offset: index, found: found, expected: reason.expected)
    }
  }

  /// The fault of a control character in a string; at the end of a line the quote is more likely what is missing.
  private func control(at index: Int, from start: Int) -> JSONFault {
    if ASCII.isLineEnd(bytes[index]) { return unclosed(from: start, to: index) }
    return JSONFault(
      isMalformed: true, offset: index, found: FoundText.describe(bytes, index..<index + 1),
      expected: "control characters as escapes such as \\n or \\u0007")
  }

  private func unclosed(from start: Int, to end: Int) -> JSONFault {
    JSONFault(
      isMalformed: true, offset: start - 1, found: FoundText.describe(bytes, start - 1..<end),
      expected: CheatCodeNotationError.Reason.unclosedDoubleQuote.expected)
  }

  /// The fault that the next value, if it is one, is not what is wanted.
  func unexpected(_ expected: String) -> JSONFault {
    var fault = malformed(expected)
    guard position < bytes.count else { return fault }
    switch bytes[position] {
    case ASCII.openBrace: fault.found = "an object"
    case ASCII.openBracket: fault.found = "an array"
    case ASCII.doubleQuote:
      // The string itself may be broken, which is then the mistake to tell.
      var scanner = self
      do throws(JSONFault) {
        let string = try scanner.string(expected: expected)
        fault.found = FoundText.quote("\"" + text(string) + "\"")
      } catch {
        return error
      }
    case ASCII.hyphen, 0x30...0x39: break
    default:
      guard ["true", "false", "null"].contains(where: { word().elementsEqual($0.utf8) }) else { return fault }
    }
    fault.isMalformed = false
    return fault
  }

  /// The fault that the text is no JSON at the position.
  private func malformed(_ expected: String) -> JSONFault {
    let found: String
    if position == bytes.count {
      found = "the end of the file"
    } else if case .scalar(_, let length) = UTF8Decoding.scalar(in: bytes, at: position) {
      found = FoundText.describe(bytes, position..<max(position + length, word().endIndex))
    } else {
      found = FoundText.describe(byte: bytes[position])
    }
    return JSONFault(isMalformed: true, offset: position, found: found, expected: expected)
  }

  /// The letters, digits and signs of a number or literal at the position.
  private func word() -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[position...].prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, ASCII.hyphen, ASCII.period, UInt8(ascii: "+"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
