import Testing

@testable import CheatsCommand

@Suite("match")
struct MatchTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"""
      {"codes": [
        {"name": "god", "actions": "'iddqd'"},
        {"name": "konami", "actions": "up up down down left right left right b a"},
        {"name": "a \"quoted\" name", "actions": "q d"}
      ]}
      """#, to: "some.json")
  }

  private func match(_ input: String..., arguments: [String] = []) -> CommandRun {
    CommandRun(["match", "--codes", codes] + arguments, input: input)
  }

  @Test("A match of the text format has its actions, counted from 1, and its code")
  func text() {
    let run = match("a 'iddqd' \n up\nup up down down ← → left right b a")
    #expect(
      run
        == CommandRun(
          exit: .success,
          output: """
            actions 2-6: god
            actions 5-6: a "quoted" name
            actions 8-17: konami

            """))
  }

  @Test("A match of the JSON format is an object with the code, the actions before it and those up to its end")
  func json() {
    let run = match("a 'iddqd'\n", arguments: ["--format=json", "--stream", "-"])
    #expect(
      run
        == CommandRun(
          exit: .success,
          output: #"""
            {"code":"god","start":1,"end":6}
            {"code":"a \"quoted\" name","start":4,"end":6}

            """#))
  }

  @Test("Without a match the exit code is 1", arguments: ["", "\n\n", "# nothing\n", "i d d q", "\u{FEFF}'iddq'\n"])
  func nothing(stream: String) {
    #expect(match(stream) == CommandRun(exit: .negative))
  }

  @Test("The bytes of the stream may be cut anywhere")
  func pieces() {
    let stream = "↑ up down ↓ left right left right 'ba'"
    let bytes = stream.utf8.map { [$0] }
    let run = CommandRun(["match", "--codes", codes], source: PieceSource(bytes))
    #expect(run == CommandRun(exit: .success, output: "actions 1-10: konami\n"))
  }

  @Test("A stream can be a file")
  func file() throws {
    let stream = try folder.write("'iddqd'", to: "stream.txt")
    let run = CommandRun(["match", "--stream", stream, "--codes", codes], input: ["not read"])
    #expect(run == CommandRun(exit: .success, output: "actions 1-5: god\nactions 4-5: a \"quoted\" name\n"))
  }

  @Test("Of several files a code is called by its file and its name")
  func severalFiles() throws {
    let paths = try ["x/one.json", "two.json", "y/one.json"].map {
      try folder.write(#"{"codes": [{"name": "c", "actions": "a"}]}"#, to: $0)
    }
    let run = CommandRun(["match", "--codes"] + paths + ["--format", "json"], input: ["a"])
    let lines = ["x/one/c", "two/c", "y/one/c"].map { #"{"code":"\#($0)","start":0,"end":1}"# + "\n" }
    #expect(run == CommandRun(exit: .success, output: lines.joined()))
  }

  @Test("A match is written, a line in one piece, before the next bytes are waited for")
  func promptness() {
    let output = CollectingSink()
    var written: [Int] = []
    let source = PieceSource(["q\n", "d\n", "q d q", " d\n"].map { Array($0.utf8) }) {
      written.append(output.writes.count)
    }
    let environment = CommandEnvironment(
      arguments: ["match", "--codes", codes], input: source, output: output, errors: CollectingSink())
    #expect(CheatsProgram.run(in: environment) == .success)
    #expect(written == [0, 0, 1, 2, 3])
    #expect(output.writes.allSatisfy { $0.last == UInt8(ascii: "\n") })
  }

  @Test(
    "Matches that are found together are written together, but to a person one at a time", arguments: [false, true])
  func gathering(isTerminal: Bool) {
    let output = CollectingSink()
    let stream = Array(repeating: "q d ", count: 10_000).joined()
    let environment = CommandEnvironment(
      arguments: ["match", "--codes", codes], input: PieceSource([Array(stream.utf8)]), output: output,
      errors: CollectingSink(), terminal: CommandTerminal(isOutput: isTerminal))
    #expect(CheatsProgram.run(in: environment) == .success)
    #expect(output.text.split(separator: "\n").count == 10_000)
    #expect(isTerminal ? output.writes.count == 10_000 : output.writes.allSatisfy { $0.count < 70_000 })
    #expect(isTerminal || output.writes.count == (output.text.utf8.count + 65_536) / 65_537)
  }

  @Test("A mistake in the stream ends it: what was found before is printed, then the place of the mistake")
  func mistake() throws {
    let before = "actions 1-5: god\nactions 4-5: a \"quoted\" name\n"
    let message =
      "cheats: standard input:2:1: found `<any>`, expected an action; [ ] and <any> belong at the end of codes only\n"
    #expect(match("'iddqd'\n<any> q d\n") == CommandRun(exit: .failure, output: before, errors: message))
    let source = PieceSource([Array("'iddqd' ".utf8), [0xFF]])
    #expect(
      CommandRun(["match", "--codes", codes], source: source)
        == CommandRun(
          exit: .failure, output: before,
          errors: "cheats: standard input:1:9: found the byte 0xFF, expected UTF-8\n"))
    let path = try folder.write("q d 'x", to: "bad.txt")
    #expect(
      match(arguments: ["--stream", path])
        == CommandRun(
          exit: .failure, output: "actions 1-2: a \"quoted\" name\n",
          errors: "cheats: \(path):1:5: found `'x`, expected a closing ' on the same line\n"))
  }

  @Test("A stream that cannot be read any further ends likewise")
  func readFailure() {
    let source = PieceSource([Array("q d ".utf8)], failure: .system("Input/output error"))
    #expect(
      CommandRun(["match", "--codes", codes], source: source)
        == CommandRun(
          exit: .failure, output: "actions 1-2: a \"quoted\" name\n",
          errors: "cheats: standard input: Input/output error\n"))
  }

  @Test(
    "A closed pipe ends the command quietly, any other output failure is an error",
    arguments: [
      (CommandStreamError.closedPipe, CommandExit.success, ""),
      (.system("No space left on device"), .failure, "cheats: cannot write the output: No space left on device\n"),
    ])
  func outputFailure(failure: CommandStreamError, exit: CommandExit, message: String) {
    let output = CollectingSink(failingAfter: 1, with: failure)
    let errors = CollectingSink()
    let environment = CommandEnvironment(
      arguments: ["match", "--codes", codes], input: PieceSource(["q d ", "q d "].map { Array($0.utf8) }),
      output: output, errors: errors)
    #expect(CheatsProgram.run(in: environment) == exit)
    #expect(output.text == "actions 1-2: a \"quoted\" name\n")
    #expect(errors.text == message)
  }

  @Test("Times that go backwards are warned of once")
  func reversals() {
    let run = match("@2s q @1s d @0s q @3s d")
    #expect(
      run
        == CommandRun(
          exit: .success, output: "actions 1-2: a \"quoted\" name\nactions 3-4: a \"quoted\" name\n",
          errors: "cheats: warning: standard input: "
            + "a time is earlier than one before it, and counts as the latest so far\n"))
  }
}
