public import Foundation

/// A mistake in notation: where it is, what was found there and what was expected instead.
///
/// ```swift
/// do {
///   _ = try CheatCodeNotation.actions(from: "up \"down", fileName: "konami.txt")
/// } catch {
///   print(error)
///   // konami.txt:1:4: found `"down`, expected a closing " on the same line
/// }
/// ```
public struct CheatCodeNotationError: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public let reason: Reason
  /// The file that was read, or nil where none was named.
  public internal(set) var fileName: String?
  /// The line of the mistake, from 1.
  public let line: Int
  /// The column of the mistake in characters, from 1.
  public let column: Int
  /// What stands there, escaped and cut where it is long, as the message has it.
  public let found: String

  /// What could have stood there.
  public var expected: String { reason.expected }
}

extension CheatCodeNotationError: CustomStringConvertible {
  /// The place, what was found and what was expected.
  public var description: String {
    let place = fileName.map { "\($0):\(line):\(column)" } ?? "line \(line), column \(column)"
    return "\(place): found \(found), expected \(expected)"
  }
}

extension CheatCodeNotationError: LocalizedError {
  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
