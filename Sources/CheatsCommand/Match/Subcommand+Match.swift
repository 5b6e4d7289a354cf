extension Subcommand {
  /// Prints the codes that are performed in a stream.
  static let match = Subcommand(
    name: "match",
    summary: "Prints the cheat codes performed in a stream.",
    synopsis: "--codes FILE… [--stream FILE] [options]",
    options: MatchOptions.all,
    notes: [
      "TIME is 250ms or 1.25s. The limits that a code has of its own go first.",
      "With several files a code is called FILE/NAME, with folders where files of one",
      "name need them. Exit codes: 0 codes found, 1 none found, 2 bad input or usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try MatchOptions(arguments)
      let codes = try CodeFiles(options.codePaths)
      let automaton = try codes.compile(try options.configuration.forMatching(codes), filter: options.filter)
      var run = MatchRun(automaton, filter: options.filter.filter, format: options.format, console: console)
      return try run.perform(try MatchStream(options.streamPath, console))
    })
}
