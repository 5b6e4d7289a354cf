extension CheatCodeNotationError {
  /// The kinds of mistakes in notation.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A double quote that is not closed on its line.
    case unclosedDoubleQuote
    /// A single quote that is not closed on its line.
    case unclosedSingleQuote
    /// A backslash in double quotes that begins no escape.
    case invalidEscapeInDoubleQuotes
    /// A backslash in single quotes that begins no escape.
    case invalidEscapeInSingleQuotes
    /// Half of a surrogate pair.
    case loneSurrogate
    /// Something that touches a closing quote.
    case missingSpaceAfterQuote
    /// Something that touches a closing bracket.
    case missingSpaceAfterClass
    /// An arrow that touches something else.
    case arrowInWord
    /// More taps than a number holds.
    case tooManyTaps
    /// Text that is no time.
    case invalidTime
    /// A time that does not fit in 64 bits of nanoseconds.
    case timeOutOfRange
    /// A time with a part of a nanosecond.
    case timeTooPrecise
    /// A time where none can stand.
    case timeOutsideStream
    /// A parameter where none can stand.
    case parameterOutsideCode
    /// Something in angle brackets that is no parameter.
    case unknownParameter
    /// An action after a parameter.
    case actionAfterParameter
    /// A class without an action.
    case emptyClass
    /// A class in a class.
    case nestedClass
    /// An `<any>` in a class.
    case anyInClass
    /// A bracket that is not closed.
    case unclosedClass
    /// A range whose first key is after its last.
    case reversedRange
    /// A range of too many keys.
    case rangeTooLarge
  }
}

extension CheatCodeNotationError.Reason {
  /// The largest number of keys in a range: a few bytes must not become megabytes.
  static let largestRange: UInt32 = 256

  var expected: String {
    let escapes = #"\" \\ \/ \b \f \n \r \t or \u and four hexadecimal digits"#
    return switch self {
    case .invalidUTF8: "UTF-8"
    case .unclosedDoubleQuote: "a closing \" on the same line"
    case .unclosedSingleQuote: "a closing ' on the same line"
    case .invalidEscapeInDoubleQuotes: "one of the escapes \(escapes)"
    case .invalidEscapeInSingleQuotes: #"one of the escapes \' \#(escapes)"#
    case .loneSurrogate: #"both halves of a surrogate pair, such as \ud83d\ude00"#
    case .missingSpaceAfterQuote: "white space after the closing quote"
    case .missingSpaceAfterClass: "white space after the closing ]"
    case .arrowInWord: "white space between arrows and all else, or quotes around a key with an arrow"
    case .tooManyTaps: "at most \(UInt.max) taps"
    case .invalidTime: "a time, such as 250ms or 1.25s, in ns, us, ms or s"
    case .timeOutOfRange: "a time of at most 9223372036.854775807s"
    case .timeTooPrecise: "a whole number of nanoseconds"
    case .timeOutsideStream: "an action; times belong in streams only"
    case .parameterOutsideCode: "an action; [ ] and <any> belong at the end of codes only"
    case .unknownParameter: "<any>, or quotes around a key that begins with <"
    case .actionAfterParameter: "nothing or another parameter after a parameter"
    case .emptyClass: "at least one action in [ ]"
    case .nestedClass: "an action or ] within [ ], or quotes around a key that begins with ["
    case .anyInClass: "an action within [ ], or <any> outside"
    case .unclosedClass: "a closing ]"
    case .reversedRange: "a range from a lower to a higher key, such as 0-9"
    case .rangeTooLarge: "a range of at most \(Self.largestRange) keys"
    }
  }
}
