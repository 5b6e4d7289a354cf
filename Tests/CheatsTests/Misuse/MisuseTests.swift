import Cheats
import Testing

/// What no caller may do ends the program, with a message that says what was done.
struct MisuseTests {
  private static let codes = [CheatCode.Definition(actions: [.shake, .tap(times: 1)])]

  private func expect(
    _ message: String, from result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), sourceLocation: sourceLocation)
  }

  @Test func `a code that is not in the set`() async {
    let asked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try CheatCode.Automaton(Self.codes).makeSession().state(of: CheatCodeID(rawValue: 1))
    }
    expect("code 1 is not in this set of codes", from: asked)
    let indexed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try CheatCode.Automaton(Self.codes).ids[1]
    }
    expect("the set has no code at place 1", from: indexed)
  }

  @Test func `undo of a session that does not keep it`() async {
    let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var session = try CheatCode.Automaton(Self.codes).makeSession()
      session.removeLast()
    }
    expect("make the session with keepsUndo: true to take actions back", from: plain)
    let anchored = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var session = try CheatCode.Automaton(Self.codes, configuration: .init(isAnchored: true)).makeSession()
      session.replaceLast(with: .shake)
    }
    expect("make the session with keepsUndo: true to take actions back", from: anchored)
    let tapped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var session = try CheatCode.Automaton(Self.codes).makeSession()
      var filter = CheatCode.InputFilter(tapWindow: .seconds(1))
      for _ in 0..<2 { session.perform(.tap(times: 1), at: .zero, through: &filter) }
    }
    expect("make the session with keepsUndo: true to take actions back", from: tapped)
  }

  @Test func `undo of a registry that does not keep it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try CheatCodeRegistry([CheatCode(actions: [.shake])]).removeLast()
    }
    expect("make the registry with keepsUndo: true to take actions back", from: result)
  }

  @Test func `actions encoded for another set`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var session = try CheatCode.Automaton(Self.codes).makeSession()
      session.perform(try CheatCode.Automaton(Self.codes).encode([.shake])) { _ in }
    }
    expect("the actions were encoded for another set of codes", from: result)
  }

  @Test func `sessions performed together that are too few or of another set`() async {
    let few = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let automaton = try CheatCode.Automaton(Self.codes)
      var sessions = [automaton.makeSession()]
      automaton.perform([.shake, .shake], in: &sessions) { _, _ in }
    }
    expect("each session must have its action", from: few)
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var sessions = [try CheatCode.Automaton(Self.codes).makeSession()]
      try CheatCode.Automaton(Self.codes).perform([.shake], in: &sessions) { _, _ in }
    }
    expect("the session is of another set of codes", from: other)
  }

  @Test func `a filter with a negative interval or window`() async {
    let interval = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CheatCode.InputFilter(minimumRepeatInterval: .nanoseconds(-1))
    }
    expect("minimumRepeatInterval must not be negative", from: interval)
    let window = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CheatCode.InputFilter(tapWindow: .nanoseconds(-1))
    }
    expect("tapWindow must not be negative", from: window)
  }

  @Test func `a pad that is released before it is pressed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CheatCodePadTracker(pressThreshold: 0.3, releaseThreshold: 0.5)
    }
    expect("releaseThreshold must not exceed pressThreshold", from: result)
  }
}
