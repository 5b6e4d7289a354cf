import Testing

@testable import CheatsCommand

@Suite("The tool without a command")
struct ProgramTests {
  @Test("The version is one line")
  func version() {
    #expect(CommandRun(["--version"]) == CommandRun(exit: .success, output: "cheats 0.1.0\n"))
  }

  @Test("Help is the same by every spelling", arguments: [["--help"], ["-h"], ["help"], ["help", "help"]])
  func help(arguments: [String]) {
    #expect(CommandRun(arguments) == CommandRun(exit: .success, output: CheatsProgram.help + "\n"))
  }

  @Test("Each command shows its help by every spelling", arguments: CheatsProgram.subcommands.map(\.name))
  func commandHelp(name: String) {
    let runs = [["help", name], [name, "--help"], [name, "-h"]].map { CommandRun($0) }
    #expect(runs[0].exit == .success)
    #expect(runs[0].output.hasPrefix("usage: cheats \(name) "))
    #expect(runs.allSatisfy { $0 == runs[0] })
  }

  @Test("Every help fits a screen of 80 columns and 24 lines")
  func screen() {
    for help in CheatsProgram.subcommands.map(\.help) + [CheatsProgram.help] {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24, "\(help)")
      for line in lines { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test(
    "A file without codes is a set for every command, and one that is no file of codes for none",
    arguments: [["match", "--codes"], ["lint"], ["graph"], ["stats"], ["stats", "--format=json"], ["compile", "-o"]])
  func exits(words: [String]) throws {
    let folder = try TemporaryFolder()
    let arguments = words == ["compile", "-o"] ? words + [folder.path("set.cheats")] : words
    let none = CommandRun(arguments + [try folder.write(#"{"codes": []}"#, to: "none.json")])
    #expect(none.exit == (words[0] == "match" ? .negative : .success) && none.errors.isEmpty)
    for path in [folder.path("absent"), try folder.write("", to: "empty"), folder.path("")] {
      let run = CommandRun(arguments + [path])
      #expect(run.exit == .failure && run.output.isEmpty && run.errors.hasPrefix("cheats: \(path)"))
    }
  }

  @Test(
    "Wrong arguments are answered with what is wrong and the usage",
    arguments: [
      ([], "a command is missing"),
      (["mach"], "unknown command 'mach'; did you mean 'match'?"),
      (["frobnicate"], "unknown command 'frobnicate'"),
      (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
      (["--version", "x"], "unexpected argument 'x'"),
      (["help", "mtach"], "unknown command 'mtach'; did you mean 'match'?"),
      (["help", "match", "x"], "unexpected argument 'x'"),
    ])
  func refusal(arguments: [String], message: String) {
    let errors = "cheats: \(message)\nusage: cheats COMMAND [options]\ntry 'cheats help'\n"
    #expect(CommandRun(arguments) == CommandRun(exit: .failure, errors: errors))
  }

  @Test("An output that cannot be written is an error, and a closed pipe is none")
  func outputFailure() {
    func run(_ failure: CommandStreamError) -> (CommandExit, String) {
      let errors = CollectingSink()
      let exit = CheatsProgram.run(
        in: CommandEnvironment(
          arguments: ["--version"], input: PieceSource([]), output: CollectingSink(failingAfter: 0, with: failure),
          errors: errors))
      return (exit, errors.text)
    }
    #expect(run(.closedPipe) == (.success, ""))
    #expect(
      run(.system("No space left on device")) == (
        .failure, "cheats: cannot write the output: No space left on device\n"
      ))
  }
}
