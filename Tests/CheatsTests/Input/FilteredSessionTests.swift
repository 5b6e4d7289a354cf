import Cheats
import Testing

/// A session behind a filter, on cases worked by hand.
struct FilteredSessionTests {
  @Test func `a burst of taps is one action that grows`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "single", actions: [.tap(times: 1), .shake]),
      CheatCode.Definition(name: "double", actions: [.tap(times: 2), .shake]),
      CheatCode.Definition(name: "tap", actions: [.tap(times: 1)]),
    ])
    var session = automaton.makeSession(keepsUndo: true)
    var filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    func names(_ matches: CheatCodeMatches) -> [String] { matches.compactMap { automaton.name(of: $0.code) } }
    // What was reported stays reported.
    #expect(names(session.perform(.tap(times: 1), at: .milliseconds(0), through: &filter)) == ["tap"])
    #expect(names(session.perform(.tap(times: 1), at: .milliseconds(200), through: &filter)) == [])
    #expect(session.position == 1)
    #expect(names(session.perform(.shake, at: .milliseconds(300), through: &filter)) == ["double"])
    #expect(session.position == 2)
  }

  @Test func `time passes with what is ignored and dropped`() throws {
    let automaton = try CheatCodeAutomaton(
      [CheatCode.Definition(actions: [.shake]), CheatCode.Definition(actions: [.shake, .shake])],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(100)))
    var session = automaton.makeSession()
    var filter = CheatCode.InputFilter(ignoring: [.keyPress("shift")], minimumRepeatInterval: .milliseconds(500))
    #expect(session.perform(.shake, at: .milliseconds(0), through: &filter).isEmpty)
    #expect(session.perform(.keyPress("shift"), at: .milliseconds(99), through: &filter).isEmpty)
    #expect(session.perform(.shake, at: .milliseconds(100), through: &filter).count == 1)
    #expect(session.position == 1)
    #expect(session.time == .milliseconds(100))
    #expect(session.perform(.keyPress("shift"), through: &filter).isEmpty)
  }

  @Test func `time that passes in the session passes for the filter`() throws {
    let automaton = try CheatCodeAutomaton([CheatCode.Definition(actions: [.shake])])
    var session = automaton.makeSession()
    var filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50))
    #expect(session.perform(.shake, at: .milliseconds(0), through: &filter).count == 1)
    session.advance(to: .milliseconds(50))
    #expect(session.perform(.shake, through: &filter).count == 1)
    #expect(session.perform(.shake, at: .milliseconds(10), through: &filter).isEmpty)
    #expect(session.timeReversals == 1)
  }

  @Test func `decisions can be applied by hand`() throws {
    let automaton = try CheatCodeAutomaton([CheatCode.Definition(actions: [.tap(times: 2)])])
    var session = automaton.makeSession(keepsUndo: true)
    #expect(session.apply(.perform(.tap(times: 1))).isEmpty)
    #expect(session.apply(.replaceLast(.tap(times: 2))).count == 1)
    #expect(session.apply(.drop).isEmpty)
    #expect(session.apply(.perform(.tap(times: 1)), at: .seconds(1)).isEmpty)
    #expect(session.apply(.replaceLast(.tap(times: 2)), at: .seconds(2)).count == 1)
    #expect(session.apply(.drop, at: .seconds(3)).isEmpty)
    #expect(session.position == 2)
    #expect(session.time == .seconds(3))
  }

  @Test func `the example of the filter`() throws {
    var filter = CheatCode.InputFilter(
      mapping: .caseFolding, ignoring: [.keyPress("Shift")],
      minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(300))
    let code = CheatCode.Definition(name: "Ex", actions: [.keyPress("E"), .keyPress("x"), .tap(times: 2)])
    let automaton = try CheatCodeAutomaton([filter.mapped(code)])
    var session = automaton.makeSession(keepsUndo: true)
    session.perform(.keyPress("E"), at: .milliseconds(0), through: &filter)
    session.perform(.keyPress("shift"), at: .milliseconds(200), through: &filter)  // ignored
    session.perform(.keyPress("X"), at: .milliseconds(400), through: &filter)
    session.perform(.keyPress("X"), at: .milliseconds(430), through: &filter)  // dropped: the key repeats
    #expect(session.position == 2)
    session.perform(.tap(times: 1), at: .milliseconds(800), through: &filter)
    #expect(session.perform(.tap(times: 1), at: .milliseconds(950), through: &filter).count == 1)
  }

  @Test func `the example of a decision`() {
    var filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    #expect(filter.receive(.tap(times: 1), at: .milliseconds(0)) == .perform(.tap(times: 1)))
    #expect(filter.receive(.tap(times: 1), at: .milliseconds(200)) == .replaceLast(.tap(times: 2)))
    #expect(filter.receive(.tap(times: 1), at: .milliseconds(501)) == .perform(.tap(times: 1)))
  }

  @Test func `the examples of mapping`() {
    let filter = CheatCode.InputFilter(mapping: .caseFolding)
    let code = filter.mapped(CheatCode.Definition(actions: [.keyPress("IDDQD")]))
    #expect(code.actions[0].description == "key press: iddqd")
    #expect(CheatCodeActionMapping.caseFolding(.keyPress("É")).description == "key press: é")
    let padIsKeys = CheatCodeActionMapping<CheatCodeAction> { action in
      action == .swipe(.left) ? .keyPress("a") : action
    }
    #expect(padIsKeys(.swipe(.left)).description == "key press: a")
  }
}
