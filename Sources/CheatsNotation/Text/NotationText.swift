import Cheats

/// Writes actions as tokens.
struct NotationText {
  private var bytes: [UInt8] = []
  /// Whether the tokens stand between `[` and `]`.
  private var isInClass = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a token, after a space unless it is the first.
  mutating func append(_ token: String) {
    appendSpace()
    bytes.append(contentsOf: token.utf8)
  }

  mutating func append(_ action: CheatCodeAction) {
    appendSpace()
    appendToken(action)
  }

  mutating func append(_ parameter: CheatCodeParameter<CheatCodeAction>) {
    switch parameter {
    case .any:
      append("<any>")
    case .oneOf(let actions):
      append("[")
      isInClass = true
      appendMembers(actions)
      isInClass = false
      bytes.append(ASCII.closeBracket)
    }
  }

  private mutating func appendSpace() {
    if !bytes.isEmpty { bytes.append(ASCII.space) }
  }

  private mutating func appendToken(_ action: CheatCodeAction) {
    switch action {
    case .keyPress(let key):
      if Self.isBareWord(key, inClass: isInClass) {
        bytes.append(contentsOf: key.utf8)
      } else {
        Self.appendQuoted(key, to: &bytes)
      }
    case .shake: bytes.append(contentsOf: "shake".utf8)
    case .swipe(let direction): bytes.append(contentsOf: direction.description.utf8)
    case .tap(times: 1): bytes.append(contentsOf: "tap".utf8)
    case .tap(let times): bytes.append(contentsOf: "tap\(times)".utf8)
    }
  }

  /// Appends the members of a class in an order that does not depend on hashing, neighbouring keys as ranges.
  private mutating func appendMembers(_ actions: Set<CheatCodeAction>) {
    let members = actions.map(ClassMember.init).sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var index = 0
    var isFirst = true
    while index < members.count {
      if !isFirst { bytes.append(ASCII.space) }
      isFirst = false
      var last = index
      while last + 1 < members.count, last + 1 - index < CheatCodeNotationError.Reason.largestRange,
        members[last].isDirectlyBefore(members[last + 1])
      {
        last += 1
      }
      // The ends of a range stand bare; where they cannot, or two are no range worth it, each key is on its own.
      if last - index >= 2, let first = members[index].rangeEnd, let final = members[last].rangeEnd {
        bytes.append(contentsOf: "\(first)-\(final)".utf8)
        index = last + 1
      } else {
        appendToken(members[index].action)
        index += 1
      }
    }
  }

  /// An action in a class, with what it is sorted by.
  private struct ClassMember {
    let action: CheatCodeAction
    /// Swipes, shake, taps, keys; then their numbers.
    let order: [UInt64]

    init(_ action: CheatCodeAction) {
      self.action = action
      switch action {
      case .swipe(let direction):
        order = [0, UInt64(CheatCodeSwipeDirection.allCases.firstIndex(of: direction) ?? 0)]
      case .shake:
        order = [1]
      case .tap(let times):
        order = [2, UInt64(times)]
      case .keyPress(let key):
        order = [3] + key.unicodeScalars.map { UInt64($0.value) }
      }
    }

    private var isKeyOfOneScalar: Bool { order[0] == 3 && order.count == 2 }

    func isDirectlyBefore(_ other: Self) -> Bool {
      isKeyOfOneScalar && other.isKeyOfOneScalar && order[1] + 1 == other.order[1]
    }

    /// The key, if it can be written as an end of a range.
    var rangeEnd: String? {
      guard isKeyOfOneScalar, case .keyPress(let key) = action, NotationText.isBareWord(key, inClass: true) else {
        return nil
      }
      return key
    }
  }
}

extension NotationText {
  /// Whether a key is read back from its bare text.
  static func isBareWord(_ key: String, inClass: Bool) -> Bool {
    var key = key
    return key.withUTF8 { word in
      guard let first = word.first else { return false }
      switch first {
      case ASCII.openBracket, ASCII.less, ASCII.at, ASCII.numberSign, ASCII.singleQuote, ASCII.doubleQuote: return false
      default: break
      }
      var index = 0
      while index < word.count {
        if 0x21...0x7E ~= word[index] {
          if inClass && word[index] == ASCII.closeBracket { return false }
          index += 1
        } else {
          guard case .scalar(let scalar, let length) = UTF8Decoding.scalar(in: word, at: index),
            scalar != " ", !isInvisible(scalar), !(index == 0 && joinsBefore(scalar))
          else { return false }
          index += length
        }
      }
      if inClass && NotationWord.rangeEnds(word) != nil { return false }
      guard !NotationWord.hasArrow(word), case .keyPress? = NotationWord.action(word) else { return false }
      return true
    }
  }

  /// Whether a scalar other than a space cannot be seen, or separates words or lines, and so is better escaped.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if 0x20...0x7E ~= scalar.value { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether a scalar is drawn on what stands before it.
  static func joinsBefore(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.properties.isGraphemeExtend
    }
  }

  /// A text in double quotes, as notation and JSON have it.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in double quotes, as notation and JSON have it; what could not be seen or drawn there is escaped.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.doubleQuote)
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != ASCII.doubleQuote && $0 != ASCII.backslash }) {
      bytes.append(contentsOf: text.utf8)
    } else {
      appendEscaped(text, to: &bytes)
    }
    bytes.append(ASCII.doubleQuote)
  }

  private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case _ where isInvisible(scalar) || (isFirst && joinsBefore(scalar)):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
      isFirst = false
    }
  }
}
