import Testing

@testable import CheatsCommand

@Suite("How match is told to match")
struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs `match` on codes and a stream; the output lines without "actions", or the first line of the message.
  private func match(_ files: String..., stream: String, options: String...) throws -> [String] {
    let paths = try files.enumerated().map { try folder.write($1, to: "f\($0).json") }
    let run = CommandRun(["match", "--codes"] + paths + options, input: [stream])
    if run.exit == .failure {
      #expect(run.output == "")
      return [String(run.errors.prefix { $0 != "\n" })]
    }
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map { String($0.dropFirst("actions ".count)) }
  }

  private let overlapping = #"""
    {"codes": [{"name": "ab", "actions": "a b"}, {"name": "abab", "actions": "a b a b"}, {"name": "b", "actions": "b"}]}
    """#

  @Test(
    "Each match kind reports what it stands for",
    arguments: [
      ("overlapping", ["1-2: ab", "2-2: b", "1-4: abab", "3-4: ab", "4-4: b", "3-6: abab", "5-6: ab", "6-6: b"]),
      ("per-code", ["1-2: ab", "2-2: b", "1-4: abab", "3-4: ab", "4-4: b", "5-6: ab", "6-6: b"]),
      ("non-overlapping", ["1-2: ab", "3-4: ab", "5-6: ab"]),
      ("leftmost-longest", ["1-4: abab", "5-6: ab"]),
      ("leftmost-first", ["1-2: ab", "3-4: ab", "5-6: ab"]),
    ])
  func kinds(kind: String, expected: [String]) throws {
    #expect(try match(overlapping, stream: "a b a b a b", options: "--match-kind", kind) == expected)
  }

  @Test("Anchored codes begin with the first action")
  func anchored() throws {
    #expect(try match(overlapping, stream: "a b a b", options: "--anchored") == ["1-2: ab", "1-4: abab"])
    #expect(try match(overlapping, stream: "b a b", options: "--anchored") == ["1-1: b"])
  }

  @Test("Limits hold for the times in the stream")
  func limits() throws {
    let stream = "a @1s b @1s a @2s b @3500ms"
    #expect(try match(overlapping, stream: stream, options: "--match-kind=per-code").count == 5)
    #expect(
      try match(overlapping, stream: stream, options: "--maximum-gap", "0.5s") == ["1-2: ab", "2-2: b", "4-4: b"])
    #expect(
      try match(overlapping, stream: stream, options: "--time-limit", "1s")
        == ["1-2: ab", "2-2: b", "1-4: abab", "3-4: ab", "4-4: b"])
  }

  @Test("The end of the stream delivers a held match, and so does its latest time")
  func held() throws {
    let leftmost = ["--match-kind", "leftmost-longest"]
    let path = try folder.write(overlapping, to: "held.json")
    let output = CollectingSink()
    var written: [Int] = []
    let source = PieceSource(["@0s a b ", "@1s ", "@3s "].map { Array($0.utf8) }) {
      written.append(output.writes.count)
    }
    let environment = CommandEnvironment(
      arguments: ["match", "--codes", path, "--hold-limit", "2s"] + leftmost, input: source, output: output,
      errors: CollectingSink())
    #expect(CheatsProgram.run(in: environment) == .success)
    #expect(written == [0, 0, 0, 1])
    #expect(try match(overlapping, stream: "a b", options: "--match-kind=leftmost-longest") == ["1-2: ab"])
  }

  @Test("A held match is delivered before the message about a mistake in the stream")
  func heldBeforeMistake() throws {
    let path = try folder.write(overlapping, to: "held.json")
    let run = CommandRun(["match", "--codes", path, "--match-kind", "leftmost-longest"], input: ["a b a ]x \"\n"])
    #expect(run.exit == .failure)
    #expect(run.output == "actions 1-2: ab\n")
    #expect(run.errors.hasPrefix("cheats: standard input:1:10: "))
  }

  @Test("What is entered at the parameters of a code is part of the match")
  func parameters() throws {
    let path = try folder.write(#"{"codes": [{"name": "level", "actions": "'clev' [0-9] <any>"}]}"#, to: "p.json")
    let stream = "'clev' 1 \"a b\" 'clev' x 1"
    #expect(
      CommandRun(["match", "--codes", path], input: [stream])
        == CommandRun(exit: .success, output: "actions 1-6: level, entered 1 \"a b\"\n"))
    #expect(
      CommandRun(["match", "--codes", path, "--format", "json"], input: [stream])
        == CommandRun(
          exit: .success, output: #"{"code":"level","start":0,"end":6,"parameters":["1","\"a b\""]}"# + "\n"))
  }

  @Test("A file's own settings hold, and options go before them")
  func fileSettings() throws {
    let file = #"""
      {"matchKind": "nonOverlapping", "maximumGap": "1s", "codes": [
        {"name": "ab", "actions": "a b"}, {"name": "abc", "actions": "a b c", "maximumGap": "none"}]}
      """#
    let stream = "@0s a @2s b @2s c @2s a @2s b"
    #expect(try match(file, stream: stream) == ["1-3: abc", "4-5: ab"])
    #expect(try match(file, stream: stream, options: "--maximum-gap=2s") == ["1-2: ab", "4-5: ab"])
    #expect(try match(file, stream: "a b c", options: "--match-kind=overlapping") == ["1-2: ab", "1-3: abc"])
  }

  @Test("Several files keep their own limits and must agree about what holds for all")
  func severalFiles() throws {
    func file(_ settings: String) -> String { #"{\#(settings) "codes": [{"name": "ab", "actions": "a b"}]}"# }
    let quick = file(#""maximumGap": "1s","#)
    let slow = file("")
    #expect(try match(quick, slow, stream: "@0s a @2s b") == ["1-2: f1/ab"])
    #expect(try match(quick, slow, stream: "@0s a @2s b", options: "--maximum-gap=2s") == ["1-2: f0/ab", "1-2: f1/ab"])
    let leftmost = file(#""matchKind": "leftmostFirst","#)
    let disagreement = "cheats match: the files f0 and f1 disagree: option"
    #expect(try match(leftmost, leftmost, stream: "a b") == ["1-2: f0/ab"])
    #expect(try match(slow, leftmost, stream: "a b") == ["\(disagreement) '--match-kind' must decide"])
    #expect(try match(slow, leftmost, stream: "a b", options: "--match-kind=per-code").count == 2)
    let held = file(#""matchKind": "leftmostFirst", "holdLimit": "1s","#)
    #expect(try match(held, leftmost, stream: "a b") == ["\(disagreement) '--hold-limit' must decide"])
    #expect(try match(held, leftmost, stream: "a b", options: "--hold-limit=2s") == ["1-2: f0/ab"])
    let anchored = file(#""anchored": true,"#)
    #expect(try match(anchored, slow, stream: "a b") == ["\(disagreement) '--anchored' must decide"])
    #expect(try match(anchored, slow, stream: "b a b", options: "--anchored") == [])
  }

  @Test(
    "Options that have no value, no meaning or no effect are refused",
    arguments: [
      (
        ["--match-kind", "overlaping"], "option '--match-kind' does not take 'overlaping'; did you mean 'overlapping'?"
      ),
      (
        ["--match-kind", "any"],
        "option '--match-kind' does not take 'any'; it takes overlapping, per-code, non-overlapping, "
          + "leftmost-longest, leftmost-first"
      ),
      (["--anchored", "--match-kind=per-code"], "anchored codes do not go with the match kind per-code"),
      (
        ["--maximum-gap", "1"],
        "option '--maximum-gap' does not take '1'; it takes a time, such as 250ms or 1.25s, in ns, us, ms or s"
      ),
      (
        ["--time-limit", "-1s"],
        "option '--time-limit' does not take '-1s'; it takes a time, such as 250ms or 1.25s, in ns, us, ms or s"
      ),
      (["--hold-limit", "0ms", "--match-kind=leftmost-first"], "option '--hold-limit' takes a time above 0"),
      (["--hold-limit", "1s"], "option '--hold-limit' does nothing with the match kind overlapping"),
    ])
  func refusals(options: [String], message: String) throws {
    let path = try folder.write(overlapping, to: "codes.json")
    let run = CommandRun(["match", "--codes", path] + options, input: ["a b"])
    #expect(run.exit == .failure)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "cheats match: \(message)")
  }
}
