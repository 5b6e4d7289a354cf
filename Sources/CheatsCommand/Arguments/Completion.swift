/// What a shell offers where a word is to be typed.
enum Completion: Hashable, Sendable {
  case nothing
  case files
  case words([String])
  /// Some of the words, with commas between them.
  case list([String])

  /// One word of a choice.
  static func choice<Choice: CommandChoice>(_ choice: Choice.Type) -> Completion {
    .words(choice.allCases.map(\.word))
  }

  /// Some words of a choice, with commas between them.
  static func choices<Choice: CommandChoice>(_ choice: Choice.Type) -> Completion {
    .list(choice.allCases.map(\.word))
  }
}
