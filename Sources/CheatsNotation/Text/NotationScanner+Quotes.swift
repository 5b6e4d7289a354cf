import Cheats

extension NotationScanner {
  /// The token in quotes at the position, or `end` if it may go on after the bytes.
  mutating func quoted() throws(NotationFault) -> NotationToken {
    let quote = bytes[position]
    var index = position + 1
    var runStart = index
    var text = ""
    scanning: while true {
      guard index < bytes.count else {
        if !isAtEnd { return .end }
        throw unclosed(quote, at: index)
      }
      let byte = bytes[index]
      switch byte {
      case quote:
        break scanning
      case ASCII.lineFeed, ASCII.carriageReturn:
        throw unclosed(quote, at: index)
      case ASCII.backslash:
        text += String(decoding: bytes[runStart..<index], as: UTF8.self)
        guard let (scalar, length) = try escape(at: index, in: quote) else { return .end }
        text.unicodeScalars.append(scalar)
        index += length
        runStart = index
      case ..<0x80:
        index += 1
      default:
        guard let (_, length) = try scalar(at: index) else { return .end }
        index += length
      }
    }
    text += String(decoding: bytes[runStart..<index], as: UTF8.self)
    guard try expectSpace(after: index + 1, reason: .missingSpaceAfterQuote) else { return .end }
    position = index + 1
    return quote == ASCII.singleQuote ? .keys(text) : .action(.keyPress(text))
  }

  private func unclosed(_ quote: UInt8, at end: Int) -> NotationFault {
    NotationFault(
      reason: quote == ASCII.doubleQuote ? .unclosedDoubleQuote : .unclosedSingleQuote, range: position..<end)
  }

  /// The scalar that an escape stands for and the escape's number of bytes, or nil if more bytes are needed.
  private func escape(at start: Int, in quote: UInt8) throws(NotationFault) -> (Unicode.Scalar, length: Int)? {
    switch JSONEscape.read(bytes, at: start) {
    case .scalar(let scalar, let length):
      return (scalar, length)
    case .cut:
      if !isAtEnd { return nil }
      throw unclosed(quote, at: bytes.count)
    case .loneSurrogate:
      throw NotationFault(reason: .loneSurrogate, range: start..<start + 6)
    case .invalid(let last):
      if ASCII.isLineEnd(bytes[last]) { throw unclosed(quote, at: last) }
      if quote == ASCII.singleQuote, last == start + 1, bytes[last] == quote { return ("'", 2) }
      // The message shows a whole scalar.
      guard let (_, length) = try scalar(at: last) else { return nil }
      throw NotationFault(reason: invalidEscape(in: quote), range: start..<last + length)
    }
  }

  private func invalidEscape(in quote: UInt8) -> CheatCodeNotationError.Reason {
    quote == ASCII.doubleQuote ? .invalidEscapeInDoubleQuotes : .invalidEscapeInSingleQuotes
  }
}
