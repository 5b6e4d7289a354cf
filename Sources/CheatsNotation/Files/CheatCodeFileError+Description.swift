public import Foundation

extension CheatCodeFileError: CustomStringConvertible {
  /// The place, and what is wrong there.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path): \(reason)"
    case .malformed(let mistake), .invalid(let mistake): mistake.description
    case .cannotWrite(let code, let reason): (code.map { "\($0): " } ?? "") + "\(reason)"
    }
  }
}

extension CheatCodeFileError: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension CheatCodeFileError.ReadFailure: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .absent: "there is no such file"
    case .directory: "this is a directory, expected a file"
    case .noPermission: "the file may not be read"
    case .notAFile: "this is no file on this machine"
    case .other(let text): "the file cannot be read: \(text)"
    }
  }
}

extension CheatCodeFileError.WriteFailure: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noName: "a code in a file needs a name"
    case .nameTaken(let index): "code \(index) has the same name"
    case .noActions: "a code needs at least one action before its parameters"
    case .emptyParameter: "a parameter needs at least one action"
    case .negativeLimit: "a limit cannot be negative"
    }
  }
}

extension CheatCodeFileError.CodePlace: CustomStringConvertible {
  /// The index and, if it is known, the name, such as `code 2 “konami”`.
  public var description: String {
    guard let name else { return "code \(index)" }
    let shown = FoundText.quote(name).dropFirst().dropLast()
    return "code \(index) “\(shown)”"
  }
}

extension CheatCodeFileError.Mistake: CustomStringConvertible {
  /// The place, what was found and what was expected.
  public var description: String {
    var text = fileName.map { "\($0):\(line):\(column): " } ?? "line \(line), column \(column): "
    if let code { text += "\(code), " }
    if let field { text += "\(field), " }
    if let notation {
      text += notation.line > 1 ? "line \(notation.line), column \(notation.column), " : "column \(notation.column), "
    }
    return text.dropLast(2) + ": found \(found), expected \(expected)"
  }
}
