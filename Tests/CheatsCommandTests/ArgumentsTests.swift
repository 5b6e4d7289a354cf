import Testing

@testable import CheatsCommand

@Suite("Arguments")
struct ArgumentsTests {
  private static let codes = CommandOption("codes", .list("FILE"), help: "")
  private static let stream = CommandOption("stream", .one("FILE"), help: "")
  private static let failOn = CommandOption("fail-on", .repeated("KIND"), help: "")
  private static let anchored = CommandOption("anchored", help: "")
  private static let options = [codes, stream, failOn, anchored]

  private func parse(_ arguments: String...) throws -> CommandArguments {
    try CommandArguments(arguments, options: Self.options)
  }

  @Test("A value stands after its option, or after an equals sign")
  func values() throws {
    #expect(try parse("--stream", "a").value(of: Self.stream) == "a")
    #expect(try parse("--stream=a=b").value(of: Self.stream) == "a=b")
    #expect(try parse("--stream", "-").value(of: Self.stream) == "-")
    #expect(try parse("--stream", "-1s").value(of: Self.stream) == "-1s")
    #expect(try parse("--stream=--x").value(of: Self.stream) == "--x")
    #expect(try parse().value(of: Self.stream) == nil)
  }

  @Test("A list takes what follows up to the next option, and goes on when it is given again")
  func lists() throws {
    let parsed = try parse("--codes", "a", "b", "--anchored", "--codes=c", "d", "--codes", "e", "--", "--f")
    #expect(parsed.values(of: Self.codes) == ["a", "b", "c", "e"])
    #expect(parsed.contains(Self.anchored))
    #expect(parsed.operands == ["d", "--f"])
  }

  @Test("A repeated option takes one value at a time")
  func repeated() throws {
    let parsed = try parse("--fail-on", "equal", "x", "--fail-on=prefix")
    #expect(parsed.values(of: Self.failOn) == ["equal", "prefix"])
    #expect(parsed.operands == ["x"])
  }

  @Test("Help is asked for by either spelling, but not after two dashes", arguments: ["-h", "--help"])
  func help(spelling: String) throws {
    #expect(try parse("--anchored", spelling, "--nonsense").asksForHelp)
    let parsed = try parse("--", spelling)
    #expect(!parsed.asksForHelp)
    #expect(parsed.operands == [spelling])
  }

  @Test(
    "Wrong arguments are refused with what is wrong about them",
    arguments: [
      (["--code", "a"], "unknown option '--code'; did you mean '--codes'?"),
      (["--stream=a", "--sterams=b"], "unknown option '--sterams'; did you mean '--stream'?"),
      (["--quiet"], "unknown option '--quiet'"),
      (["-q"], "unknown option '-q'"),
      (["--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
      (["--codes"], "option '--codes' needs a value: FILE"),
      (["--codes", "--anchored"], "option '--codes' needs a value: FILE"),
      (["--codes="], "option '--codes' needs a value: FILE"),
      (["--stream", "--", "a"], "option '--stream' needs a value: FILE"),
      (["--fail-on", ""], "option '--fail-on' needs a value: KIND"),
      (["--anchored=yes"], "option '--anchored' takes no value"),
      (["--anchored", "--anchored"], "option '--anchored' is given twice"),
      (["--stream", "a", "--stream", "a"], "option '--stream' is given twice"),
    ])
  func refusal(arguments: [String], message: String) {
    #expect(throws: CommandFailure.usage(message)) {
      try CommandArguments(arguments, options: Self.options)
    }
  }

  @Test(
    "The distance of two words counts inserted, removed, replaced and swapped characters",
    arguments: [("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3)])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(first, second) == expected)
    #expect(editDistance(second, first) == expected)
  }
}
