extension Subcommand {
  /// Prints a shell's completions of the tool.
  static let completions = Subcommand(
    name: "completions",
    summary: "Prints completions for a shell: bash, zsh or fish.",
    synopsis: "SHELL",
    options: [],
    operands: .choice(Shell.self),
    notes: [
      "bash and zsh: source <(cheats completions bash), at the end of .bashrc or .zshrc",
      "fish:         cheats completions fish > ~/.config/fish/completions/cheats.fish",
      "Exit codes: 0 printed, 2 usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      guard let word = arguments.operands.first else { throw .usage("the shell is missing: bash, zsh or fish") }
      if arguments.operands.count > 1 { throw .usage("unexpected argument '\(arguments.operands[1])'") }
      guard let shell = Shell.allCases.first(where: { $0.word == word }) else {
        let known = Shell.allCases.map(\.word)
        let nearest = suggestion(for: word, among: known)
        throw .usage("unknown shell '\(word)'" + (nearest.isEmpty ? "; known are bash, zsh and fish" : nearest))
      }
      for line in CompletionScript(commands: CheatsProgram.subcommands).lines(for: shell) { try console.print(line) }
      return .success
    })
}
