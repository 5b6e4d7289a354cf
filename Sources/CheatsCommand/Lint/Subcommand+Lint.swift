extension Subcommand {
  /// Prints the codes that get in each other's way.
  static let lint = Subcommand(
    name: "lint",
    summary: "Prints the cheat codes that get in each other's way.",
    synopsis: "FILE… [options]",
    options: LintOptions.all,
    operands: .files,
    notes: [
      "The codes of all files are one set. The kinds of conflicts are: equal actions;",
      "a code that begins with another (prefix), ends with it (suffix) or has it",
      "inside (infix); a code that the match kind never reports (unreachable). Keys",
      "that are nearly words, as dwon is down, are listed besides (spelling).",
      "Exit codes: 0 all is well, 1 a conflict to fail on, 2 bad input or usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try LintOptions(arguments)
      let automaton = try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        return try codes.compile(try options.configuration.forConflicts(in: codes), filter: options.filter)
      }
      var run = LintRun(automaton, options, console)
      if console.terminal.isOutput { return try run.perform() }
      return try console.whileWaiting("looking for conflicts") { () throws(CommandFailure) in try run.perform() }
    })
}
