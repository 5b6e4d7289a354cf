import Cheats
import CheatsTestSupport
import Testing

/// What a compiled set knows about its codes.
struct AutomatonCodesTests {
  @Test func `definitions come back as they were, their limits as they are in the set`() throws {
    let definitions: [CheatCodeDefinition<String>] = [
      .init(name: "b", actions: ["x", "y", "x"], maximumGap: .atMost(.seconds(1))),
      .init(actions: ["x"], timeLimit: .unlimited, isSecret: true),
      .init(name: "", actions: ["x", "y", "x"], isEnabled: false),
      .init(name: "a", actions: ["q"], parameters: [.any, .oneOf(["0", "1"])]),
    ]
    let automaton = try CheatCodeAutomaton(definitions, configuration: .init(timeLimit: .seconds(5)))
    #expect(automaton.count == 4)
    #expect(automaton.ids.map(\.rawValue) == [0, 1, 2, 3])
    #expect(automaton.ids.map { automaton.length(of: $0) } == [3, 1, 3, 3])
    #expect(automaton.ids.map { automaton.name(of: $0) } == ["b", nil, "", "a"])
    #expect(automaton.id(named: "a")?.rawValue == 3)
    #expect(automaton.id(named: "")?.rawValue == 2)
    #expect(automaton.id(named: "c") == nil)
    for (id, original) in zip(automaton.ids, definitions) {
      var expected = original
      if expected.maximumGap == .inherited { expected.maximumGap = .unlimited }
      if expected.timeLimit == .inherited { expected.timeLimit = .atMost(.seconds(5)) }
      #expect(automaton.definition(of: id) == expected)
    }
  }

  @Test func `what only one code of many has is that code's alone`() throws {
    let definitions = (0..<200).map { number in
      number == 130
        ? CheatCodeDefinition(
          name: "", actions: [number], parameters: [.any, .oneOf([1, 2])], maximumGap: .atMost(.zero),
          timeLimit: .unlimited, isSecret: true, isEnabled: false)
        : CheatCodeDefinition(actions: [number], maximumGap: .unlimited, timeLimit: .unlimited)
    }
    let automaton = try CheatCodeAutomaton(definitions)
    for (id, definition) in zip(automaton.ids, definitions) {
      #expect(automaton.definition(of: id) == definition)
      #expect(automaton.length(of: id) == 1 + definition.parameters.count)
    }
    #expect(automaton.id(named: "")?.rawValue == 130)
  }

  @Test func `sixty-five thousand distinct actions and a code of a hundred thousand`() throws {
    let long = (0..<100_000).map { $0 % 1000 }
    let automaton = try CheatCodeAutomaton(
      (0..<65_535).map { CheatCodeDefinition(name: "\($0)", actions: [$0, 65_534 - $0]) }
        + [CheatCodeDefinition(name: "long", actions: long)])
    let id = try #require(automaton.id(named: "long"))
    #expect(automaton.definition(of: id).actions == long)
    var session = automaton.makeSession()
    var reported = 0
    session.perform(contentsOf: long) { match in if match.code == id { reported += 1 } }
    #expect(reported == 1)
    #expect(session.progress(of: id) == 100_000)
    session.reset()
    for action in [7, 65_527] { session.perform(action) }
    #expect(session.state(of: CheatCodeID(rawValue: 7)) == .matched)
  }

  @Test func `two hundred codes of three hundred actions that differ in the last`() throws {
    let automaton = try CheatCodeAutomaton(
      (0..<200).map { CheatCodeDefinition(actions: Array(repeating: -1, count: 299) + [$0]) })
    var session = automaton.makeSession()
    for _ in 0..<400 { session.perform(-1) }
    #expect(session.codesInProgress().allSatisfy { $0.remaining == 1 && $0.progress == 299 })
    #expect(Set(session.nextActions()) == Set(0..<200))
    #expect(session.perform(42).map(\.code.rawValue) == [42])
  }
}
