import CheatsTestSupport
import Foundation
import Testing

@testable import CheatsCommand

@Suite("Real codes in play sessions")
struct FixtureTests {
  @Test(
    "Each session holds the matches that were found without this package",
    arguments: [
      ("doom", "doom"), ("doom-parameters", "Parameters/doom"), ("gta-san-andreas", "gta-san-andreas"),
      ("helldivers-2", "helldivers-2"), ("hexen", "hexen"), ("konami", "contra"),
      ("mortal-kombat-11", "mortal-kombat-11"), ("ocarina-of-time", "ocarina-of-time"),
    ])
  func sessions(stream: String, codes: String) throws {
    let run = CommandRun([
      "match", "--codes", Fixtures.url("Codes/\(codes).json").path, "--format", "json",
      "--stream", Fixtures.url("Streams/\(stream).txt").path,
    ])
    #expect(run.exit == .success)
    #expect(run.errors == "")
    #expect(matches(run.output) == matches(try Fixtures.text("Streams/\(stream).expected.jsonl")))
  }

  /// The lines of an output without what was entered at parameters.
  private func matches(_ output: String) -> [String] {
    output.split(separator: "\n").map { line in
      guard let parameters = line.firstRange(of: ",\"parameters\":") else { return String(line) }
      return line[..<parameters.lowerBound] + "}"
    }
  }

  @Test("All code files can be matched together")
  func together() throws {
    let files = try Fixtures.files(in: "Codes", withExtension: "json").map(\.path)
    let run = CommandRun(["match", "--codes"] + files, input: ["'iddqd'"])
    #expect(run.exit == .success)
    #expect(run.errors == "")
    #expect(run.output.contains("actions 1-5: doom/god (iddqd)\n"))
  }
}
