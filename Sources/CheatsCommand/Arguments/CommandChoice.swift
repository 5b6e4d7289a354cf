/// An option's value that is one of a few words.
protocol CommandChoice: CaseIterable {
  /// The word that means this value.
  var word: String { get }
}

extension CommandArguments {
  /// The value of an option that takes one of a few words, or nil when it was not given.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` with the words there are when it is none of them.
  func choice<Choice: CommandChoice>(of option: CommandOption, as: Choice.Type) throws(CommandFailure) -> Choice? {
    guard let value = value(of: option) else { return nil }
    return try Self.choice(value, of: option)
  }

  /// What a word means for an option.
  static func choice<Choice: CommandChoice>(
    _ value: String, of option: CommandOption
  ) throws(CommandFailure) -> Choice {
    if let choice = Choice.allCases.first(where: { $0.word == value }) { return choice }
    let words = Choice.allCases.map(\.word)
    let nearest = suggestion(for: value, among: words)
    let hint = nearest.isEmpty ? "; it takes \(words.joined(separator: ", "))" : nearest
    throw .usage("option '\(option.spelling)' does not take '\(value)'\(hint)")
  }
}
