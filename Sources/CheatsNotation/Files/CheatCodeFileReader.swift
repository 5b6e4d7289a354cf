import Cheats

/// Reads the codes of a file from JSON in one pass.
struct CheatCodeFileReader {
  private var json: JSONScanner
  /// The code that is being read, for errors.
  private(set) var code: CheatCodeFileError.CodePlace?
  /// The field that is being read, for errors.
  private(set) var field: FieldPlace?
  private var indices: [String: Int] = [:]

  /// A field, and which of its texts.
  struct FieldPlace: CustomStringConvertible {
    var name: String
    var element: Int?
    var description: String { element.map { "\(name)[\($0)]" } ?? name }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    json = JSONScanner(bytes)
  }

  mutating func file() throws(JSONFault) -> CheatCodeFile {
    var file = CheatCodeFile(codes: [])
    var seen = SeenFields<FileField>()
    try json.enter(ASCII.openBrace, expected: "an object with the field codes")
    var isFirst = true
    while try json.nextMember(until: ASCII.closeBrace, isFirst: &isFirst) {
      let name = try nextField(&seen)
      switch name {
      case .codes: file.codes = try codes()
      case .identifier: file.configuration.identifier = try text()
      case .matchKind: file.configuration.matchKind = try matchKind()
      case .anchored: file.configuration.isAnchored = try json.boolean()
      case .maximumGap: file.configuration.maximumGap = try defaultLimit()
      case .timeLimit: file.configuration.timeLimit = try defaultLimit()
      case .holdLimit: file.configuration.holdLimit = try defaultLimit()
      case .game, .platform, .source, .note: file.remarks[name.rawValue] = try text()
      }
      field = nil
    }
    if !seen.contains(.codes) { throw missing("codes") }
    try json.finish()
    return file
  }

  private mutating func codes() throws(JSONFault) -> [CheatCodeFile.Code] {
    var codes: [CheatCodeFile.Code] = []
    try json.enter(ASCII.openBracket, expected: "an array of codes")
    field = nil
    var isFirst = true
    while try json.nextMember(until: ASCII.closeBracket, isFirst: &isFirst) {
      code = CheatCodeFileError.CodePlace(index: codes.count, name: nil)
      codes.append(try readCode(at: codes.count))
      code = nil
    }
    return codes
  }

  private mutating func readCode(at index: Int) throws(JSONFault) -> CheatCodeFile.Code {
    var result = CheatCodeFile.Code(CheatCodeDefinition(actions: []))
    // Notation is read last, so that its errors can name the code wherever the name stands.
    var actions = Notations()
    var seen = SeenFields<CodeField>()
    try json.enter(ASCII.openBrace, expected: "a code such as {\"name\": \"konami\", \"actions\": \"up up down\"}")
    var isFirst = true
    while try json.nextMember(until: ASCII.closeBrace, isFirst: &isFirst) {
      let name = try nextField(&seen)
      switch name {
      case .name: result.definition.name = try codeName(at: index)
      case .actions: actions = try notations()
      case .maximumGap: result.definition.maximumGap = try limit()
      case .timeLimit: result.definition.timeLimit = try limit()
      case .secret: result.definition.isSecret = try json.boolean()
      case .enabled: result.definition.isEnabled = try json.boolean()
      case .game, .platform, .source, .note: result.remarks[name.rawValue] = try text()
      }
      field = nil
    }
    if !seen.contains(.name) { throw missing("name") }
    if !seen.contains(.actions) { throw missing("actions") }

    var steps = CheatCodeSteps()
    for (element, notation) in actions.texts.enumerated() {
      field = FieldPlace(name: "actions", element: actions.isArray ? element : nil)
      try append(notation, to: &steps)
    }
    field = nil
    if steps.actions.isEmpty {
      field = FieldPlace(name: "actions")
      let found = steps.parameters.isEmpty ? "no action" : "no action before the parameters"
      throw JSONFault(isMalformed: false, offset: actions.offset, found: found, expected: "at least one")
    }
    result.definition.actions = steps.actions
    result.definition.parameters = steps.parameters
    return result
  }

  /// Passes a field's name, which must be a known one that has not been given before.
  private mutating func nextField<Field: FileFieldName>(
    _ seen: inout SeenFields<Field>
  ) throws(JSONFault) -> Field {
    let key = try json.key()
    let name = json.text(key)
    guard let known = Field(rawValue: name) else {
      throw JSONFault(
        isMalformed: false, offset: key.offset, found: "the field \(FoundText.quote(name))",
        expected: "one of the fields " + Field.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard seen.insert(known) else {
      throw JSONFault(
        isMalformed: false, offset: key.offset, found: "the field \(FoundText.quote(name)) again",
        expected: "each field once")
    }
    field = FieldPlace(name: known.rawValue)
    return known
  }

  private func refused(_ text: String, at string: JSONString, _ expected: String) -> JSONFault {
    JSONFault(
      isMalformed: false, offset: string.offset, found: FoundText.quote("\"\(text)\""), expected: expected)
  }

  private func missing(_ field: String) -> JSONFault {
    JSONFault(isMalformed: false, offset: json.position - 1, found: "`}`", expected: "the field \(field) before it")
  }
}

extension CheatCodeFileReader {
  private mutating func text() throws(JSONFault) -> String {
    json.text(try json.string(expected: "a text"))
  }

  private mutating func codeName(at index: Int) throws(JSONFault) -> String {
    let expected = "a name that is not empty"
    let string = try json.string(expected: expected)
    let name = json.text(string)
    if name.isEmpty { throw refused(name, at: string, expected) }
    code = CheatCodeFileError.CodePlace(index: index, name: name)
    if let other = indices.updateValue(index, forKey: name) {
      throw refused(name, at: string, "another name than that of code \(other)")
    }
    return name
  }

  /// The value of the field `actions`.
  private struct Notations {
    var offset = 0
    var isArray = false
    var texts: [JSONString] = []
  }

  private mutating func notations() throws(JSONFault) -> Notations {
    let expected = "notation such as \"up up down\", or an array of such texts"
    var result = Notations(isArray: json.isNext(ASCII.openBracket))
    result.offset = json.position
    if result.isArray {
      try json.enter(ASCII.openBracket, expected: expected)
      var isFirst = true
      while try json.nextMember(until: ASCII.closeBracket, isFirst: &isFirst) {
        field?.element = result.texts.count
        result.texts.append(try json.string(expected: "notation such as \"up up down\""))
      }
    } else {
      result.texts = [try json.string(expected: expected)]
    }
    return result
  }

  private mutating func matchKind() throws(JSONFault) -> CheatCodeMatchKind {
    let expected = "one of " + CheatCodeMatchKind.allCases.map { "\"\($0.fieldValue)\"" }.joined(separator: ", ")
    let string = try json.string(expected: expected)
    let name = json.text(string)
    if let kind = CheatCodeMatchKind.allCases.first(where: { $0.fieldValue == name }) { return kind }
    throw refused(name, at: string, expected)
  }

  private mutating func defaultLimit() throws(JSONFault) -> Duration? {
    guard case .atMost(let time) = try limit() else { return nil }
    return time
  }

  private mutating func limit() throws(JSONFault) -> CheatCodeTimeLimit {
    let expected = "a time such as \"250ms\" or \"1.25s\", or \"none\""
    let string = try json.string(expected: expected)
    let text = json.text(string)
    if text == "none" { return .unlimited }
    do throws(CheatCodeNotationError) {
      return .atMost(try CheatCodeNotation.duration(from: text))
    } catch {
      throw refused(text, at: string, error.reason == .invalidTime ? expected : error.expected)
    }
  }

  private mutating func append(_ notation: JSONString, to steps: inout CheatCodeSteps) throws(JSONFault) {
    let result: Result<Void, CheatCodeNotationError>
    if notation.hasEscapes {
      result = json.decoded(notation).withUnsafeBufferPointer { Self.append($0, to: &steps) }
    } else {
      result = Self.append(UnsafeBufferPointer(rebasing: json.bytes[notation.range]), to: &steps)
    }
    if case .failure(let error) = result {
      throw JSONFault(
        isMalformed: false, offset: notation.offset, found: error.found, expected: error.expected, notation: error)
    }
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, to steps: inout CheatCodeSteps
  ) -> Result<Void, CheatCodeNotationError> {
    var scanner = NotationScanner(bytes, dialect: .steps)
    do throws(NotationFault) {
      try scanner.appendSteps(to: &steps)
      return .success(())
    } catch {
      return .failure(CheatCodeNotationError(error, in: bytes, fileName: nil))
    }
  }
}
