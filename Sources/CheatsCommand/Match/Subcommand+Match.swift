extension Subcommand {
  /// Prints the codes that are performed in a stream.
  static let match = Subcommand(
    name: "match",
    summary: "Prints the cheat codes performed in a stream.",
    synopsis: "--codes FILE… [--stream FILE] [options]",
    options: MatchOptions.all,
    notes: [
      "Each match is printed as it happens. With several files a code is called",
      "FILE/NAME; files of one name are told apart by their folders.",
      "Exit codes: 0 codes were found, 1 none was, 2 the arguments or an input are bad.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try MatchOptions(arguments)
      let automaton = try CodeFiles(options.codePaths).compile(options.configuration)
      var run = MatchRun(automaton, format: options.format, console: console)
      return try run.perform(try MatchStream(options.streamPath, console))
    })
}
