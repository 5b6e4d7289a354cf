import Cheats
import CheatsNotation

extension Subcommand {
  /// Draws the automaton of a set of codes.
  static let graph = Subcommand(
    name: "graph",
    summary: "Draws the automaton of codes, for Graphviz or Mermaid.",
    synopsis: "FILE… [options]",
    options: GraphOptions.all,
    operands: .files,
    notes: [
      "A node is a beginning of codes, a line an action. A dashed line leads to the",
      "longest other beginning that the stream ends with, where that is not the empty",
      "one. In a double frame stand the codes that are complete there. --after fills",
      "the state and its chain of dashed lines and colours what the codes in progress",
      "still need. Match kinds and limits of time change no automaton.",
      "Exit codes: 0 drawn, 2 bad input or usage, or more states than --limit.",
      "Example: cheats graph codes.json | dot -Tsvg > codes.svg",
    ],
    run: { arguments, console throws(CommandFailure) in
      let options = try GraphOptions(arguments)
      let automaton = try console.whileWaiting("compiling the codes") { () throws(CommandFailure) in
        let definitions = try CodeFiles(options.codePaths).definitions(.init(), filter: options.filter)
        return try CheatCode.Automaton.compiled(try options.selection(definitions).map(\.bare), .init())
      }
      guard automaton.stateCount <= options.limit else {
        let states = amount(automaton.stateCount, "state")
        throw .input(
          """
          the automaton has \(states), more than anybody can see in one picture (\(groupedDigits(options.limit))); \
          '\(CodeSelection.only.spelling) NAME' draws single codes, \
          '\(GraphOptions.limit.spelling) \(automaton.stateCount)' all of it
          """)
      }
      let graph =
        if let stream = options.stream { AutomatonGraph(automaton, after: stream) } else { AutomatonGraph(automaton) }
      let comments = options.stream.map { ["after \(CheatCodeNotation.text(for: $0))"] } ?? []
      for line in GraphWriter(graph: graph, comments: comments).lines(options.format) { try console.print(line) }
      return .success
    })
}

extension CheatCodeDefinition {
  /// The code with all that the automaton itself does not know taken away.
  fileprivate var bare: Self { CheatCodeDefinition(name: name, actions: actions, parameters: parameters) }
}
