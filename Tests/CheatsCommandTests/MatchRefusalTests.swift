import Testing

@testable import CheatsCommand

@Suite("What match refuses")
struct MatchRefusalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(#"{"codes": [{"name": "c", "actions": "a"}]}"#, to: "good.json")
  }

  @Test(
    "Wrong arguments are answered with what is wrong and the usage",
    arguments: [
      ([], "option '--codes' is missing"),
      (["--codes", "a.json", "--", "b.json"], "unexpected argument 'b.json'; files of codes follow '--codes'"),
      (["a.json"], "unexpected argument 'a.json'; files of codes follow '--codes'"),
      (["--codes", "a.json", "./a.json"], "the file './a.json' is given twice"),
      (["--code", "a.json"], "unknown option '--code'; did you mean '--codes'?"),
      (["--codes", "a.json", "--format", "xml"], "option '--format' does not take 'xml'; it takes text, json"),
      (["--codes", "a.json", "--format", "josn"], "option '--format' does not take 'josn'; did you mean 'json'?"),
      (["--codes", "a.json", "--stream"], "option '--stream' needs a value: FILE"),
    ])
  func usage(arguments: [String], message: String) {
    let run = CommandRun(["match"] + arguments)
    #expect(run.exit == .failure)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first.map(String.init) == "cheats match: \(message)")
    #expect(lines.dropFirst().first?.hasPrefix("usage: cheats match --codes FILE…") == true)
    #expect(lines.last == "try 'cheats help match'")
  }

  @Test("A file that cannot be read is named with the reason")
  func unreadable() {
    func message(codes: String, stream: String? = nil) -> String {
      let arguments = ["match", "--codes", folder.path(codes)] + (stream.map { ["--stream", folder.path($0)] } ?? [])
      let run = CommandRun(arguments, input: ["a"])
      #expect(run.exit == .failure)
      #expect(run.output == "")
      return run.errors
    }
    #expect(message(codes: "absent.json") == "cheats: \(folder.path("absent.json")): No such file or directory\n")
    #expect(message(codes: "") == "cheats: \(folder.path("")): Is a directory\n")
    #expect(
      message(codes: "good.json", stream: "absent.txt")
        == "cheats: \(folder.path("absent.txt")): No such file or directory\n")
    #expect(message(codes: "good.json", stream: "") == "cheats: \(folder.path("")): Is a directory\n")
  }
}
