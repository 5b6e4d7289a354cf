import Testing

@testable import CheatsCommand

@Suite("lint")
struct LintTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"""
      {"codes": [
        {"name": "behold", "actions": "'behold'"}, {"name": "be", "actions": "'be'"},
        {"name": "hold", "actions": "'hold'"}, {"name": "eh", "actions": "'eh'"}, {"name": "to be", "actions": "b e"},
        {"name": "other", "actions": "up down"}
      ]}
      """#, to: "codes.json")
  }

  private func lint(_ arguments: String...) -> CommandRun {
    CommandRun(["lint", codes] + arguments)
  }

  @Test("Conflicts are printed for people in groups of one relation")
  func text() {
    #expect(
      lint()
        == CommandRun(
          exit: .success,
          output: """
            equal:
              “to be” has the same actions as “be”
            prefix:
              “behold” begins with “be”
              “behold” begins with “to be”
            suffix:
              “behold” ends with “hold”
            infix:
              “behold” has “eh” inside
            5 conflicts in 6 codes

            """))
  }

  @Test("Conflicts are printed for programs as one object a line, in the same order")
  func json() {
    #expect(
      lint("--format", "json", "--match-kind", "leftmost-first")
        == CommandRun(
          exit: .success,
          output: #"""
            {"relation":"equal","code":"to be","other":"be"}
            {"relation":"prefix","code":"behold","other":"be"}
            {"relation":"prefix","code":"behold","other":"to be"}
            {"relation":"suffix","code":"behold","other":"hold"}
            {"relation":"infix","code":"behold","other":"eh"}
            {"relation":"unreachable","code":"to be","other":"be"}

            """#))
  }

  @Test("Without conflicts only their number is printed, and that for people only")
  func nothing() throws {
    let path = try folder.write(#"{"codes": [{"name": "a\nb", "actions": "a"}]}"#, to: "one.json")
    #expect(CommandRun(["lint", path]) == CommandRun(exit: .success, output: "0 conflicts in 1 code\n"))
    #expect(CommandRun(["lint", path, "--format=json", "--fail-on=any"]) == CommandRun(exit: .success))
  }

  @Test("Keys that are nearly words are listed behind the conflicts")
  func spelling() throws {
    let path = try folder.write(
      ##"""
      {"codes": [
        {"name": "a", "actions": "UP dwon UP light tab start \"up\""}, {"name": "b", "actions": "Tap2 rihgt 'UP'"},
        {"name": "c", "actions": "downn lef shake [Left a down]"}
      ]}
      """##, to: "keys.json")
    let text = """
      spelling:
        “a” has the key “UP”, which is not up
        “a” has the key “dwon”, which is not down
        “b” has the key “Tap2”, which is not tap2
        “b” has the key “rihgt”, which is not right
        “c” has the key “downn”, which is not down
        “c” has the key “lef”, which is not left
        “c” has the key “Left”, which is not left
      0 conflicts in 3 codes, 7 doubtful keys

      """
    #expect(CommandRun(["lint", path]) == CommandRun(exit: .success, output: text))
    #expect(CommandRun(["lint", path, "--fail-on=infix,spelling"]).exit == .negative)
    #expect(CommandRun(["lint", path, "--fail-on=any"]).exit == .negative)
    #expect(CommandRun(["lint", path, "--fail-on=equal"]).exit == .success)
    let line = #"{"relation":"spelling","code":"a","key":"UP","word":"up"}"# + "\n"
    #expect(CommandRun(["lint", path, "--format=json"]).output.hasPrefix(line))
  }

  @Test(
    "The exit code is 1 when there is a conflict of a kind to fail on",
    arguments: [
      ([], .success), (["--fail-on", "equal"], .negative), (["--fail-on=infix"], .negative),
      (["--fail-on=unreachable"], .success), (["--fail-on=unreachable,suffix"], .negative),
      (["--fail-on=unreachable", "--fail-on=prefix"], .negative), (["--fail-on=any"], .negative),
      (["--fail-on=unreachable", "--match-kind=leftmost-longest"], .negative),
      (["--fail-on=unreachable", "--match-kind=non-overlapping", "--maximum-gap=2s"], .success),
      (["--fail-on=unreachable", "--match-kind=non-overlapping", "--time-limit=2s"], .success),
    ] as [([String], CommandExit)])
  func exitCode(arguments: [String], expected: CommandExit) {
    let run = CommandRun(["lint", codes] + arguments)
    #expect(run.exit == expected)
    #expect(run.errors == "")
  }

  @Test("The codes of several files are one set")
  func severalFiles() throws {
    let second = try folder.write(#"{"codes": [{"name": "caps", "actions": "'BE'"}]}"#, to: "second.json")
    #expect(lint(second).output.hasSuffix("\n5 conflicts in 7 codes\n"))
    let folded = lint(second, "--fold-case").output
    #expect(folded.contains("  “second/caps” has the same actions as “codes/be”\n"))
    #expect(folded.contains("  “codes/behold” begins with “second/caps”\n"))
    let leftmost = try folder.write(
      #"{"matchKind": "leftmostFirst", "anchored": false, "codes": [{"name": "x", "actions": "x"}]}"#, to: "left.json")
    #expect(
      lint(leftmost).errors.hasPrefix("cheats lint: the files codes and left disagree: option '--match-kind' must"))
    #expect(lint(leftmost, "--match-kind=per-code").exit == .success)
  }

  @Test("When the pipe is closed the exit code is still that of the whole set")
  func closedPipe() {
    func exit(_ arguments: String..., closingAfter count: Int, isTerminal: Bool = true) -> CommandExit {
      let errors = CollectingSink()
      let exit = CheatsProgram.run(
        in: CommandEnvironment(
          arguments: ["lint", codes] + arguments, input: PieceSource([]), output: CollectingSink(failingAfter: count),
          errors: errors, terminal: CommandTerminal(isOutput: isTerminal)))
      #expect(errors.text == "")
      return exit
    }
    #expect(exit(closingAfter: 1) == .success)
    #expect(exit("--fail-on=infix", closingAfter: 1) == .negative)
    #expect(exit("--fail-on=unreachable", closingAfter: 1) == .success)
    #expect(exit("--fail-on=equal", closingAfter: 3) == .negative)
    #expect(exit("--fail-on=equal", closingAfter: 0, isTerminal: false) == .negative)
    #expect(exit(closingAfter: 0, isTerminal: false) == .success)
  }

  @Test(
    "Wrong arguments are answered with what is wrong and the usage",
    arguments: [
      ([], "a file of codes is missing"),
      (["a.json", "a.json"], "the file 'a.json' is given twice"),
      (["a.json", "--fail-on"], "option '--fail-on' needs a value: KIND"),
      (["a.json", "--fail-on", "sufix"], "option '--fail-on' does not take 'sufix'; did you mean 'suffix'?"),
      (
        ["a.json", "--fail-on", "equal,"],
        "option '--fail-on' does not take ''; it takes equal, prefix, suffix, infix, unreachable, spelling, any"
      ),
      (["a.json", "--anchored"], "unknown option '--anchored'"),
      (["a.json", "--codes", "b.json"], "unknown option '--codes'"),
    ])
  func refusals(arguments: [String], message: String) {
    let errors = "cheats lint: \(message)\nusage: cheats lint FILE… [options]\ntry 'cheats help lint'\n"
    #expect(CommandRun(["lint"] + arguments) == CommandRun(exit: .failure, errors: errors))
  }

  @Test("A bad file is named with what is wrong in it")
  func badFile() throws {
    let absent = folder.path("absent.json")
    #expect(
      CommandRun(["lint", absent])
        == CommandRun(exit: .failure, errors: "cheats: \(absent): No such file or directory\n"))
    let path = try folder.write(#"{"codes": [{"name": "a"}]}"#, to: "bad.json")
    let run = CommandRun(["lint", path])
    #expect(run.exit == .failure)
    #expect(run.errors.hasPrefix("cheats: \(path):1:"))
  }
}
