import Cheats

extension Subcommand {
  /// Says what there is to know about a set of codes.
  static let stats = Subcommand(
    name: "stats",
    summary: "Prints sizes, overlaps and chances by accident.",
    synopsis: "FILE… [options]",
    options: StatsOptions.all,
    operands: .files,
    notes: [
      "The codes of all files are one set. By accident: how often a code is expected",
      "in 1,000 random actions, which are drawn as often as they occur in the codes:",
      "1,000 times the product of its actions' shares, overlaps and all, no limits.",
      "--format json prints the set, then each code, the most likely first; 1e-300 is",
      "that or less.",
      "Exit codes: 0 printed, 2 bad input or usage.",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try StatsOptions(arguments)
      let statistics = try console.whileWaiting("counting") { () throws(CommandFailure) in
        let codes = try CodeFiles(options.codePaths)
        let configuration = try options.configuration.forConflicts(in: codes)
        let definitions = try options.selection(codes.definitions(configuration, filter: options.filter))
        let automaton = try CheatCode.Automaton.compiled(definitions, configuration)
        return SetStatistics(automaton, prefixCount: options.top)
      }
      let writer = StatsWriter(statistics: statistics, top: options.top, style: console.terminal.outputStyle)
      switch options.format {
      case .text:
        for line in writer.text { try console.print(line) }
      case .json:
        try console.print(writer.object)
        for accident in statistics.accidents { try console.print(writer.object(of: accident)) }
      }
      return .success
    })
}
