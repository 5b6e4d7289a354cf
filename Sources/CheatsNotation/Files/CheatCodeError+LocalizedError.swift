public import Cheats
public import Foundation

extension CheatCodeError: LocalizedError {
  /// The same text as `description`, so that an alert shows it.
  public var errorDescription: String? { description }
}

extension CheatCodeSnapshotError: LocalizedError {
  /// The same text as `description`, so that an alert shows it.
  public var errorDescription: String? { description }
}

extension CheatCodeBytesError: LocalizedError {
  /// The same text as `description`, so that an alert shows it.
  public var errorDescription: String? { description }
}

extension CheatCodeCompiledFileError: LocalizedError {
  /// The same text as `description`, so that an alert shows it.
  public var errorDescription: String? { description }
}
