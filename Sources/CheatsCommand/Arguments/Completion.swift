/// What a shell offers where a word is to be typed.
enum Completion: Hashable, Sendable {
  case nothing
  case files
  case words([String])

  /// The words of a choice.
  static func choice<Choice: CommandChoice>(_ choice: Choice.Type) -> Completion {
    .words(choice.allCases.map(\.word))
  }
}
