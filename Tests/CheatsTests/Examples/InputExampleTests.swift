import Cheats
import Testing

/// The examples at input filters and at players with a clock, with what they say they print.
struct InputExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `a filter before a session`() throws {
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
    session.perform(.tap(times: 1), at: .milliseconds(800), through: &filter)
    print(session.perform(.tap(times: 1), at: .milliseconds(950), through: &filter).count)
    // 1

    #expect(output.lines == ["1"])
    #expect(session.position == 3, "one was ignored, one was dropped, and two taps are one action")
  }

  @Test func `what becomes of taps`() {
    var filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    print(filter.receive(.tap(times: 1), at: .milliseconds(0)))  // perform(single tap)
    print(filter.receive(.tap(times: 1), at: .milliseconds(200)))  // replaceLast(double tap)
    print(filter.receive(.tap(times: 1), at: .milliseconds(501)))  // perform(single tap)

    #expect(output.lines == ["perform(single tap)", "replaceLast(double tap)", "perform(single tap)"])
  }

  @Test func `a code through a filter's mapping`() {
    let filter = CheatCode.InputFilter(mapping: .caseFolding)
    print(filter.mapped(CheatCode.Definition(actions: [.keyPress("IDDQD")])).actions[0].description)
    // key press: iddqd

    #expect(output.lines == ["key press: iddqd"])
  }

  @Test func `a mapping of one's own`() {
    let padIsKeys = CheatCodeActionMapping<CheatCodeAction> { action in
      action == .swipe(.left) ? .keyPress("a") : action
    }
    print(padIsKeys(.swipe(.left)).description)
    // key press: a

    #expect(output.lines == ["key press: a"])
  }

  @Test func `case folding`() {
    print(CheatCodeActionMapping.caseFolding(.keyPress("É")).description)
    // key press: é

    #expect(output.lines == ["key press: é"])
  }

  @Test(.timeLimit(.minutes(10))) func `a player with a clock`() async throws {
    let automaton = try CheatCodeAutomaton(
      [
        CheatCode.Definition(name: "g", actions: [.keyPress("g")]),
        CheatCode.Definition(name: "gg", actions: [.keyPress("g"), .keyPress("g")]),
      ],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(1)))
    let player = CheatCodePlayer(automaton.makeSession(), clock: ContinuousClock())
    await player.perform(.keyPress("g"))
    for await match in player.matches {
      print(automaton.name(of: match.code) ?? "")  // g, a millisecond later
      break
    }

    #expect(output.lines == ["g"])
  }

  @Test func `a change to a player's session`() async throws {
    let automaton = try CheatCodeAutomaton([CheatCode.Definition(name: "shake", actions: [.shake])])
    let player = CheatCodePlayer(automaton.makeSession(), clock: ManualClock())
    let id = automaton.ids[0]
    await player.withSession { $0.disable(id) }

    #expect(await player.withSession { $0.isEnabled(id) } == false)
  }
}
