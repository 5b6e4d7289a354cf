import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

/// The play sessions of the fixtures, through every form of performing actions.
struct RecordedStreamTests {
  /// A line of what is to be found in a stream.
  struct ExpectedMatch: Decodable, Hashable {
    var code: String
    var start: Int64
    var end: Int64

    init(_ match: CheatCodeMatch, _ name: String?) {
      (code, start, end) = (name ?? "", match.start, match.end)
    }
  }

  /// The streams, and the code files of those that have another name.
  static let streams =
    ["doom", "doom-parameters", "gta-san-andreas", "helldivers-2", "hexen", "konami"]
    + ["mortal-kombat-11", "ocarina-of-time"]
  static let codeFiles = ["doom-parameters": "Parameters/doom", "konami": "contra"]

  @Test(arguments: streams) func `every match of a play session is reported`(stream: String) throws {
    let codes = try RealGame(named: Self.codeFiles[stream] ?? stream).codes
    let elements = try CheatCodeNotation.stream(from: Fixtures.text("Streams/\(stream).txt"))
    let actions = elements.compactMap { if case .action(let action) = $0 { action } else { nil } }
    let expected = try Fixtures.text("Streams/\(stream).expected.jsonl").split(separator: "\n").map {
      try JSONDecoder().decode(ExpectedMatch.self, from: Data($0.utf8))
    }
    #expect(!expected.isEmpty)

    let automaton = try CheatCodeAutomaton(codes)
    func named(_ match: CheatCodeMatch) -> ExpectedMatch { ExpectedMatch(match, automaton.name(of: match.code)) }
    var session = automaton.makeSession()
    #expect(actions.flatMap { session.perform($0).map(named) } == expected)

    var timed = automaton.makeSession()
    var matches: [ExpectedMatch] = []
    for element in elements {
      switch element {
      case .action(let action): matches += timed.perform(action).map(named)
      case .time(let time): matches += timed.advance(to: time).map(named)
      }
    }
    #expect(matches == expected)
    #expect(timed.timeReversals == 0)

    var bulk = automaton.makeSession()
    matches = []
    bulk.perform(contentsOf: actions) { matches.append(named($0)) }
    #expect(matches == expected)

    var encoded = automaton.makeSession()
    matches = []
    encoded.perform(automaton.encode(actions)) { matches.append(named($0)) }
    #expect(matches == expected)

    let registry = try CheatCodeRegistry(codes.map { CheatCode($0) })
    matches = []
    registry.onMatch = { matches.append(ExpectedMatch($1, $0.name)) }
    registry.perform(contentsOf: actions)
    #expect(matches == expected)
  }

  @Test func `every play session is looked at`() throws {
    let names = try Fixtures.files(in: "Streams", withExtension: "txt").map {
      $0.deletingPathExtension().lastPathComponent
    }
    #expect(Set(names) == Set(Self.streams))
  }
}
