/// The command line tool `cheats`.
public enum CheatsProgram {
  /// The version of the tool.
  public static let version = "0.1.0"

  static let subcommands: [Subcommand] = [.match, .lint, .compile, .graph, .stats, .play, .completions]

  /// Runs the command that the arguments name.
  ///
  /// Everything the command does goes through the environment; files are opened by the paths in the arguments.
  public static func run(in environment: CommandEnvironment) -> CommandExit {
    let console = Console(environment)
    var arguments = environment.arguments[...]
    let first = arguments.popFirst()
    let command = subcommands.first { $0.name == first }
    var exit: CommandExit
    do {
      if let command {
        exit = try command.run(arguments, console)
      } else {
        exit = try runWithoutCommand(first, arguments, console)
      }
    } catch {
      // What was found before is read before what went wrong; where it cannot be written one message is enough.
      try? console.flush()
      return report(error, of: command, console)
    }
    do {
      try console.flush()
    } catch {
      // Without a reader the answer is still what it is.
      if error != .closedPipe { exit = report(error, of: command, console) }
    }
    return exit
  }

  /// Runs the process as the tool, with its arguments and standard streams, and ends it.
  public static func runProcess() -> Never {
    FileDescriptor.ignoreSignalsOfWriting()
    FileDescriptor.endProcess(run(in: .process()).rawValue)
  }
}

extension Subcommand {
  /// Does what the arguments ask for, or shows the help.
  fileprivate func run(_ arguments: ArraySlice<String>, _ console: Console) throws(CommandFailure) -> CommandExit {
    let parsed = try CommandArguments(arguments, options: options)
    guard parsed.asksForHelp else { return try run(parsed, console) }
    try console.print(help)
    return .success
  }
}

extension CheatsProgram {
  /// Tells the person why a command ended early; a closed pipe is an end like any other.
  private static func report(_ failure: CommandFailure, of command: Subcommand?, _ console: Console) -> CommandExit {
    switch failure {
    case .closedPipe:
      return .success
    case .input(let message):
      console.report("\(console.terminal.errorStyle.apply(.red, to: "cheats:")) \(message)")
    case .usage(let message):
      let name = command.map { " \($0.name)" } ?? ""
      let heading = console.terminal.errorStyle.apply(.red, to: "cheats\(name):")
      console.report("\(heading) \(message)\n\(command?.usage ?? usage)\ntry 'cheats help\(name)'")
    }
    return .failure
  }

  private static func runWithoutCommand(
    _ first: String?, _ rest: ArraySlice<String>, _ console: Console
  ) throws(CommandFailure) -> CommandExit {
    switch first {
    case nil:
      throw .usage("a command is missing")
    case "--version":
      try refuse(rest)
      try console.print("cheats \(version)")
    case "-h", "--help":
      try console.print(help)
    case "help":
      try console.print(try help(for: rest))
    case let word?:
      let kind = word.hasPrefix("-") ? "option" : "command"
      let known = subcommands.map(\.name) + ["help", "--help", "--version"]
      throw .usage("unknown \(kind) '\(word)'" + suggestion(for: word, among: known))
    }
    return .success
  }

  private static func help(for words: ArraySlice<String>) throws(CommandFailure) -> String {
    guard let word = words.first, word != "-h", word != "--help", word != "help" else { return help }
    guard let command = subcommands.first(where: { $0.name == word }) else {
      throw .usage("unknown command '\(word)'" + suggestion(for: word, among: subcommands.map(\.name)))
    }
    try refuse(words.dropFirst())
    return command.help
  }

  private static func refuse(_ arguments: ArraySlice<String>) throws(CommandFailure) {
    if let argument = arguments.first { throw .usage("unexpected argument '\(argument)'") }
  }
}
