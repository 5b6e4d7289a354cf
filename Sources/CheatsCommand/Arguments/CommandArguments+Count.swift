extension CommandArguments {
  /// The whole number above 0 that an option takes, or nil when it was not given.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` when the value is none.
  func count(of option: CommandOption) throws(CommandFailure) -> Int? {
    guard let value = value(of: option) else { return nil }
    guard let count = Int(value), count > 0 else {
      throw .usage("option '\(option.spelling)' does not take '\(value)'; it takes a whole number above 0")
    }
    return count
  }
}
