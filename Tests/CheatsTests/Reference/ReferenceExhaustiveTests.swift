import Cheats
import CheatsTestSupport
import Testing

/// The model against what is simpler still: a search of the whole stream, and the scenarios of bug reports.
@Suite struct ReferenceExhaustiveTests {
  private func differences(
    _ codes: [[Character]], kind: CheatCodeMatchKind, maxLength: Int
  ) -> [String] {
    struct Branch {
      var session: ReferenceSession<Character>
      var matches: [CheatCodeMatch] = []
    }
    var differences: [String] = []
    let session = ReferenceSession<Character>(
      codes.map { CheatCodeDefinition(actions: $0) }, configuration: CheatCodeConfiguration(matchKind: kind))
    walkEveryStream(alphabet: Array("ab"), maxLength: maxLength, from: Branch(session: session)) { branch, stream in
      branch.matches += branch.session.perform(stream[stream.count - 1]).map(\.match)
      var flushed = branch.session
      let matches = branch.matches + flushed.flush().map(\.match)
      let expected = leftmostMatches(codes: codes, stream: stream, longest: kind == .leftmostLongest)
      if matches != expected {
        differences.append("\(codes) on \(String(stream)): \(matches), expected \(expected)")
      }
    }
    return differences
  }

  @Test(arguments: [CheatCodeMatchKind.leftmostLongest, .leftmostFirst])
  func `leftmost kinds equal a search of the whole stream`(kind: CheatCodeMatchKind) {
    for codes in everyCodeSet(alphabet: ["a", "b"] as [Character], maxCodes: 2, maxLength: 3, isOrdered: true) {
      #expect(differences(codes, kind: kind, maxLength: 6) == [])
    }
  }

  @Test(arguments: [CheatCodeMatchKind.leftmostLongest, .leftmostFirst], 0..<40)
  func `leftmost kinds equal a search of long streams`(kind: CheatCodeMatchKind, seed: Int) {
    var random = RandomCodes(seed: UInt64(seed), alphabet: "abc", lengths: 1...6)
    let codes = random.codes(count: 1 + seed % 6)
    let stream = random.stream(playing: codes, length: 60)
    var session = ReferenceSession<Character>(
      codes.map { CheatCodeDefinition(actions: $0) }, configuration: CheatCodeConfiguration(matchKind: kind))
    let matches = stream.flatMap { session.perform($0) } + session.flush()
    #expect(matches.map(\.match) == leftmostMatches(codes: codes, stream: stream, longest: kind == .leftmostLongest))
  }

  @Test func `the model passes what was made of every bug report`() throws {
    let scenarios = try Fixtures.scenarios()
    #expect(scenarios.map(\.id) == (1...15).map { $0 < 10 ? "S0\($0)" : "S\($0)" })
    for scenario in scenarios {
      let session = ReferenceSession(scenario.definitions, configuration: scenario.configuration)
      #expect(scenario.failures(of: session) == [], "\(scenario)")
    }
  }

  @Test func `a wrong answer to a bug report is noticed`() throws {
    for scenario in try Fixtures.scenarios() where !scenario.matches.isEmpty {
      var configuration = scenario.configuration
      configuration.maximumGap = .zero
      let limited = scenario.definitions.map { definition in
        var definition = definition
        definition.maximumGap = .inherited
        definition.isEnabled = false
        return definition
      }
      #expect(scenario.failures(of: ReferenceSession(limited, configuration: configuration)) != [], "\(scenario)")
    }
  }
}
