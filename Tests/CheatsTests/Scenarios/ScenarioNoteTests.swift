import Cheats
import CheatsTestSupport
import Testing

/// What the notes beside scenarios say, and what the reference model makes of the scenarios.
struct ScenarioNoteTests {
  private func scenario(_ id: String) throws -> Scenario {
    try #require(Fixtures.scenarios().first { $0.id == id })
  }

  @Test(arguments: Scenarios.all)
  func `the model gives what players asked for`(_ scenario: Scenario) {
    let model = ReferenceSession(scenario.definitions, configuration: scenario.configuration)
    #expect(scenario.failures(of: model) == [])
  }

  @Test(arguments: Scenarios.all)
  func `a session that keeps undo and one that does not agree`(_ scenario: Scenario) throws {
    let script = Script<CheatCodeAction>(
      configuration: scenario.configuration, codes: scenario.definitions, operations: [])
    for keepsUndo in [false, true] {
      #expect(scenario.failures(of: try SessionSubject(script, keepsUndo: keepsUndo)) == [])
    }
  }

  @Test func `S03 under overlapping reports the suffix too`() throws {
    var scenario = try scenario("S03")
    scenario.options.matchKind = "overlapping"
    scenario.matches.insert(Scenario.Match(step: 2, code: "bc"), at: 1)
    #expect(scenario.failures(of: try scenario.filteredSubject, filters: false) == [])
  }

  @Test func `S04 holds for both orders of registration`() throws {
    var scenario = try scenario("S04")
    for _ in 0..<2 {
      #expect(scenario.failures(of: try scenario.filteredSubject, filters: false) == [])
      scenario.codes.reverse()
    }
  }

  @Test func `S07 under overlapping fires at every later key`() throws {
    var scenario = try scenario("S07")
    scenario.options.matchKind = "overlapping"
    scenario.matches = (1...3).map { Scenario.Match(step: $0, code: "aa") }
    #expect(scenario.failures(of: try scenario.filteredSubject, filters: false) == [])
  }

  @Test func `S13 on random walking every report is literally there`() throws {
    let walks = ["wasd", "ww", "sda", "aaaaaa", "dswa"].map { name in
      CheatCode.Definition(name: name, actions: name.map { .keyPress(String($0)) })
    }
    let codes = try scenario("S13").definitions + walks
    let automaton = try CheatCodeAutomaton(codes)
    var session = automaton.makeSession()
    var random = SplitMix64(seed: 13)
    let keys: [CheatCodeAction] = "wasd".map { .keyPress(String($0)) }
    let stream = (0..<100_000).map { _ in random.choice(keys) }
    var reported = 0
    for (index, action) in stream.enumerated() {
      for match in session.perform(action) {
        reported += 1
        guard Int(match.end) == index + 1,
          Array(stream[Int(match.start)..<Int(match.end)]) == automaton.definition(of: match.code).actions
        else {
          Issue.record("\(match) is not in the stream")
          return
        }
      }
    }
    let expected = walks.reduce(0) { count, code in
      count + stream.indices.count { stream[$0...].starts(with: code.actions) }
    }
    #expect(reported == expected)
    #expect(expected > 6000)
  }
}
