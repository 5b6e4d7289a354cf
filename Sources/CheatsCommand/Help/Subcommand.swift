/// One command of the tool: its name, its help and what it does.
struct Subcommand: Sendable {
  let name: String
  /// What it does, in one line.
  let summary: String
  /// Its arguments, as the usage line shows them after its name.
  let synopsis: String
  let options: [CommandOption]
  /// What a shell offers for the arguments that belong to no option.
  var operands = Completion.nothing
  /// What the help says after the options.
  let notes: [String]
  let run: @Sendable (CommandArguments, Console) throws(CommandFailure) -> CommandExit

  var usage: String { "usage: cheats \(name) \(synopsis)" }
}
