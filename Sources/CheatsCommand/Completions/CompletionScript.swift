/// Writes what a shell must know to complete the tool's commands, options and values.
///
/// All is made from the table of commands that the help is made from.
struct CompletionScript {
  let commands: [Subcommand]

  func lines(for shell: Shell) -> [String] {
    switch shell {
    case .bash: bashLines
    case .zsh: zshLines
    case .fish: fishLines
    }
  }

  /// The commands and `help`, each with its summary.
  var summaries: [(name: String, summary: String)] {
    commands.map { ($0.name, $0.summary) } + [("help", CheatsProgram.helpSummary)]
  }

  /// What words are that belong to no option, as zsh and fish see it: also the second and later ones of a list.
  func looseWords(of command: Subcommand) -> Completion {
    guard command.operands == .nothing else { return command.operands }
    return command.options.first(where: \.takesList)?.completion ?? .nothing
  }

  /// A text in single quotes, as all three shells read it.
  func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

extension CommandOption {
  /// The explanation in one line.
  var summary: String { help.joined(separator: " ") }

  /// All ways of writing the option.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

  var takesValue: Bool { value != .none }

  /// Whether all the words up to the next option are its values.
  var takesList: Bool {
    if case .list = value { true } else { false }
  }
}
