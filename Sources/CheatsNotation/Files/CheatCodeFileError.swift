import Foundation

/// Why a file of cheat codes was not read or not written; nothing of it was loaded then.
///
/// ```swift
/// do {
///   _ = try CheatCodeFile(json: Data(#"{"codes":[{"name":"a","actions":"up <x>"}]}"#.utf8), fileName: "a.json")
/// } catch {
///   print(error)
///   // a.json:1:33: code 0 “a”, actions, column 4: found `<x>`, expected <any>, or quotes around a key that begins with <
/// }
/// ```
public enum CheatCodeFileError: Error, Hashable, Sendable {
  /// The bytes of the file could not be had.
  case cannotRead(path: String, reason: ReadFailure)
  /// The bytes are no JSON.
  case malformed(Mistake)
  /// The JSON says something else than codes.
  case invalid(Mistake)
  /// The file cannot be written, because of a code, or a limit of all codes, that could not be read back.
  case cannotWrite(code: CodePlace?, reason: WriteFailure)

  /// Why the bytes of a file could not be had.
  public enum ReadFailure: Hashable, Sendable {
    /// There is no file at the path.
    case absent
    /// There is a directory at the path.
    case directory
    /// The file may not be read.
    case noPermission
    /// The URL is none of a file.
    case notAFile
    /// What the system says.
    case other(String)
  }

  /// Why a file could not be read back.
  public enum WriteFailure: Error, Hashable, Sendable {
    /// The code has no name, or an empty one.
    case noName
    /// An earlier code has the name.
    case nameTaken(by: Int)
    /// The code has no action, or parameters only.
    case noActions
    /// A parameter of the code accepts nothing.
    case emptyParameter
    /// A limit is negative.
    case negativeLimit
  }

  /// Which code of a file.
  public struct CodePlace: Hashable, Sendable {
    /// The number of codes before it.
    public let index: Int
    /// The name, if it is known.
    public let name: String?
  }

  /// A place in a file, what was found there and what was expected instead.
  public struct Mistake: Hashable, Sendable {
    /// The file, or nil where none was named.
    public let fileName: String?
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1; for a mistake in notation where its text begins.
    public let column: Int
    /// The code that the mistake is in, or nil outside the codes.
    public let code: CodePlace?
    /// The field that the mistake is in, such as `actions[1]`, or nil.
    public let field: String?
    /// The mistake in notation, with its place in the text of the field, or nil for other mistakes.
    public let notation: CheatCodeNotationError?
    /// What stands there, escaped and cut where it is long, as the message has it.
    public let found: String
    /// What could have stood there.
    public let expected: String
  }
}

extension CheatCodeFileError.ReadFailure {
  init(_ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: self = .absent
    case .fileReadNoPermission?: self = .noPermission
    default: self = .other(error.reasonInWords)
    }
  }
}

extension Error {
  /// What is wrong as the system says it, where Foundation has a number for it only.
  var reasonInWords: String { ((self as? CocoaError)?.underlying ?? self).localizedDescription }
}
