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
      let automaton = try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        return try codes.compile(try options.configuration.forMatching(codes), filter: options.filter)
      }
      var run = MatchRun(automaton, filter: options.filter.filter, format: options.format, console: console)
      let stream = try MatchStream(options.streamPath, console)
      // Where a person sees the matches, or types the actions, a note would stand between them.
      let isTyped = options.streamPath == nil && console.terminal.isInput
      if console.terminal.isOutput || isTyped { return try run.perform(stream) }
      let work = "matching \(stream.name)"
      return try console.whileWaiting(work, share: stream.share) { () throws(CommandFailure) in
        try run.perform(stream)
      }
    })
}
