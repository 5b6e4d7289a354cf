import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

@Suite struct StreamFixtureTests {
  /// The streams, their code files, and the numbers of their actions and matches.
  static let rows: [(stream: String, codes: String, actionCount: Int, matchCount: Int)] = [
    ("doom", "doom", 161, 15),
    ("doom-parameters", "Parameters/doom", 47, 5),
    ("gta-san-andreas", "gta-san-andreas", 330, 22),
    ("helldivers-2", "helldivers-2", 67, 19),
    ("hexen", "hexen", 93, 20),
    ("konami", "contra", 147, 7),
    ("mortal-kombat-11", "mortal-kombat-11", 57, 23),
    ("ocarina-of-time", "ocarina-of-time", 45, 7),
  ]

  @Test(arguments: rows.indices)
  func theExpectedMatchesAreThoseOfANaiveSearch(row: Int) throws {
    let (stream, codes, actionCount, matchCount) = Self.rows[row]
    let elements = try CheatCodeNotation.stream(from: Fixtures.text("Streams/\(stream).txt"))
    let actions = elements.compactMap { if case .action(let action) = $0 { action } else { nil } }
    let times = elements.compactMap { if case .time(let time) = $0 { time } else { nil } }
    #expect(actions.count == actionCount)
    #expect(times == times.sorted() && times.count > 4)

    let file = try CheatCodeFile(contentsOf: Fixtures.url("Codes/\(codes).json"))
    let expected = try Fixtures.text("Streams/\(stream).expected.jsonl")
    let found = Self.matches(of: file.definitions, in: actions)
    #expect(found.map { $0 + "\n" }.joined() == expected)
    #expect(found.count == matchCount)
  }

  @Test func everyStreamIsChecked() throws {
    let names = try Fixtures.files(in: "Streams", withExtension: "txt").map(\.lastPathComponent)
    #expect(names == Self.rows.map { "\($0.stream).txt" }.sorted())
  }

  /// Compares every code at every place.
  static func matches(of codes: [CheatCodeDefinition<CheatCodeAction>], in stream: [CheatCodeAction]) -> [String] {
    stream.indices.flatMap { last -> [String] in
      let end = last + 1
      let matches = codes.filter { code in
        let start = end - code.actions.count - code.parameters.count
        return start >= 0 && stream[start...].starts(with: code.actions)
          && zip(stream[(start + code.actions.count)...], code.parameters).allSatisfy { $1.accepts($0) }
      }
      let lengths = Set(matches.map { $0.actions.count + $0.parameters.count }).sorted(by: >)
      return lengths.flatMap { length in
        matches.filter { $0.actions.count + $0.parameters.count == length }.map { code in
          let name = (code.name ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          return "{\"code\":\"\(name)\",\"start\":\(end - length),\"end\":\(end)}"
        }
      }
    }
  }
}
