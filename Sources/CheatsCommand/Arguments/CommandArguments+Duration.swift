import CheatsNotation

extension CommandArguments {
  /// The time that an option takes, such as `250ms`, or nil when it was not given.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` when the value is no time.
  func duration(of option: CommandOption) throws(CommandFailure) -> Duration? {
    guard let value = value(of: option) else { return nil }
    do {
      return try CheatCodeNotation.duration(from: value)
    } catch {
      throw .usage("option '\(option.spelling)' does not take '\(value)'; it takes \(error.expected)")
    }
  }
}
