import Cheats

/// What the text that is scanned is, and so what can stand in it.
enum NotationDialect: Sendable {
  /// Actions only.
  case actions
  /// A code: actions, then parameters.
  case steps
  /// Actions and times.
  case stream
}

/// A mistake at a range of bytes.
struct NotationFault: Error {
  let reason: CheatCodeNotationError.Reason
  let range: Range<Int>
}

/// One token.
enum NotationToken {
  /// No complete token is left.
  case end
  case action(CheatCodeAction)
  /// One key press a character.
  case keys(String)
  case time(nanoseconds: Int64)
  case any
  case classStart
  case classEnd
  /// Keys of one scalar each, within a class.
  case range(ClosedRange<UInt32>)
}

/// Finds tokens in UTF-8 bytes.
///
/// The bytes may be a piece of a longer text: unless they are its end, a token that touches their end is left alone,
/// and `position` stays before it.
struct NotationScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: NotationDialect
  /// Whether the text ends where the bytes end.
  let isAtEnd: Bool
  /// Where the next token is looked for.
  var position = 0
  /// Where the latest token began.
  private(set) var tokenStart = 0
  /// Whether the position is in a comment that began in an earlier piece of the text.
  var isInComment = false
  /// Whether the position is between `[` and `]`.
  private var isInClass = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, dialect: NotationDialect, isAtEnd: Bool = true) {
    self.bytes = bytes
    self.dialect = dialect
    self.isAtEnd = isAtEnd
  }

  /// The next token, or `end` if no complete one is left.
  mutating func next() throws(NotationFault) -> NotationToken {
    guard try skipToToken() else { return .end }
    tokenStart = position
    switch bytes[position] {
    case ASCII.doubleQuote, ASCII.singleQuote:
      return try quoted()
    case ASCII.at:
      return try time()
    case ASCII.openBracket:
      return try classStart()
    case ASCII.closeBracket where isInClass:
      isInClass = false
      guard try expectSpace(after: position + 1, reason: .missingSpaceAfterClass) else { return .end }
      position += 1
      return .classEnd
    case ASCII.less:
      return try angle()
    default:
      return try word()
    }
  }

  /// Passes white space and comments; false if nothing else is left.
  private mutating func skipToToken() throws(NotationFault) -> Bool {
    if isInComment { try skipComment() }
    while position < bytes.count {
      let byte = bytes[position]
      if ASCII.isSpace(byte) {
        position += 1
      } else if byte == ASCII.numberSign {
        isInComment = true
        try skipComment()
      } else if byte < 0x80 {
        return true
      } else {
        guard let (scalar, length) = try scalar(at: position) else { return false }
        guard UTF8Decoding.isSpace(scalar) else { return true }
        position += length
      }
    }
    return false
  }

  /// Moves to the end of the line that a comment is on, or to the end of the bytes, still in the comment.
  private mutating func skipComment() throws(NotationFault) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.lineFeed {
        isInComment = false
        return
      }
      if byte < 0x80 {
        position += 1
      } else {
        guard let (_, length) = try scalar(at: position) else { return }
        position += length
      }
    }
  }

  /// The scalar at an offset and its number of bytes, or nil if the rest of it is not there yet.
  func scalar(at offset: Int) throws(NotationFault) -> (Unicode.Scalar, length: Int)? {
    switch UTF8Decoding.scalar(in: bytes, at: offset) {
    case .scalar(let scalar, let length): return (scalar, length)
    case .cut where !isAtEnd: return nil
    case .cut, .invalid: throw NotationFault(reason: .invalidUTF8, range: offset..<offset + 1)
    }
  }

  /// The end of the word that begins at an offset, or nil if it may go on after the bytes.
  func endOfWord(from start: Int) throws(NotationFault) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if ASCII.isSpace(byte) || (isInClass && byte == ASCII.closeBracket) { return index }
        index += 1
      } else {
        guard let (scalar, length) = try scalar(at: index) else { return nil }
        if UTF8Decoding.isSpace(scalar) { return index }
        index += length
      }
    }
    return isAtEnd ? index : nil
  }

  /// Refuses anything but white space, the end or the end of the class at an offset; false if it is not there yet.
  func expectSpace(after offset: Int, reason: CheatCodeNotationError.Reason) throws(NotationFault) -> Bool {
    guard offset < bytes.count else { return isAtEnd }
    let byte = bytes[offset]
    if ASCII.isSpace(byte) || (isInClass && byte == ASCII.closeBracket) { return true }
    if byte >= 0x80 {
      guard let (scalar, _) = try scalar(at: offset) else { return false }
      if UTF8Decoding.isSpace(scalar) { return true }
    }
    guard let end = try endOfWord(from: offset) else { return false }
    throw NotationFault(reason: reason, range: offset..<end)
  }

  private mutating func classStart() throws(NotationFault) -> NotationToken {
    if dialect != .steps {
      guard let end = try endOfWord(from: position) else { return .end }
      throw NotationFault(reason: .parameterOutsideCode, range: position..<end)
    }
    if isInClass { throw NotationFault(reason: .nestedClass, range: position..<position + 1) }
    isInClass = true
    position += 1
    return .classStart
  }

  private mutating func angle() throws(NotationFault) -> NotationToken {
    guard let end = try endOfWord(from: position) else { return .end }
    let range = position..<end
    if dialect != .steps { throw NotationFault(reason: .parameterOutsideCode, range: range) }
    guard UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual("<any>".utf8) else {
      throw NotationFault(reason: .unknownParameter, range: range)
    }
    if isInClass { throw NotationFault(reason: .anyInClass, range: range) }
    position = end
    return .any
  }

  private mutating func time() throws(NotationFault) -> NotationToken {
    guard let end = try endOfWord(from: position) else { return .end }
    let range = position..<end
    if dialect != .stream { throw NotationFault(reason: .timeOutsideStream, range: range) }
    let text = UnsafeBufferPointer(rebasing: bytes[range.dropFirst()])
    switch TimeText.nanoseconds(in: text, canBeNegative: true) {
    case .success(let nanoseconds):
      position = end
      return .time(nanoseconds: nanoseconds)
    case .failure(let mistake):
      throw NotationFault(reason: mistake.reason, range: range)
    }
  }

  private mutating func word() throws(NotationFault) -> NotationToken {
    // Most keys are one ASCII character.
    let next = position + 1
    if next < bytes.count, bytes[position] < 0x80, ASCII.isSpace(bytes[next]) {
      position = next
      return .action(NotationWord.keys[Int(bytes[position - 1])])
    }
    if let token = try arrow() { return token }
    guard let end = try endOfWord(from: position) else { return .end }
    let range = position..<end
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    if isInClass, let keys = try self.range(word, at: position) {
      position = end
      return .range(keys)
    }
    if NotationWord.hasArrow(word) { throw NotationFault(reason: .arrowInWord, range: range) }
    guard let action = NotationWord.action(word) else { throw NotationFault(reason: .tooManyTaps, range: range) }
    position = end
    return .action(action)
  }

  /// The arrow at the position, or nil where there is none.
  ///
  /// Other arrows may touch it. Only what comes next is looked at: for each arrow to look for the end of a long row of them
  /// would take time in proportion to the square of its length.
  private mutating func arrow() throws(NotationFault) -> NotationToken? {
    guard let direction = NotationWord.arrow(in: bytes, at: position) else { return nil }
    let behind = position + NotationWord.arrowLength
    if NotationWord.arrow(in: bytes, at: behind) == nil {
      guard try expectSpace(after: behind, reason: .arrowInWord) else { return .end }
    }
    position = behind
    return .action(.swipe(direction))
  }

  /// The keys of a word such as `0-9`, or nil for any other word.
  private func range(
    _ word: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(NotationFault) -> ClosedRange<UInt32>? {
    guard let (lower, upper) = NotationWord.rangeEnds(word) else { return nil }
    let range = offset..<offset + word.count
    guard lower <= upper else { throw NotationFault(reason: .reversedRange, range: range) }
    guard upper - lower < CheatCodeNotationError.Reason.largestRange else {
      throw NotationFault(reason: .rangeTooLarge, range: range)
    }
    return lower...upper
  }
}
