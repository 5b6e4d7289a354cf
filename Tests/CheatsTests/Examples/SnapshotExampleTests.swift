import Cheats
import Foundation
import Testing

/// The examples at saved games, with what they say they print.
struct SnapshotExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `a saved session`() throws {
    let actions: [CheatCode.Action] = [.swipe(.up), .swipe(.up), .swipe(.down), .shake]
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "stays", actions: actions),
      CheatCode.Definition(name: "gone", actions: actions + [.shake]),
    ])
    let later = try CheatCodeAutomaton([
      CheatCode.Definition(name: "new", actions: [.shake]), CheatCode.Definition(name: "stays", actions: actions),
    ])
    var session = automaton.makeSession()
    for action in actions.dropLast() { session.perform(action) }
    let saved = try JSONEncoder().encode(session.snapshot())
    // …, and when the game is started again, with a later version of the set:
    let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved)
    let (restored, droppedNames) = try later.makeSession(restoring: snapshot)
    print(restored.progress(of: later.ids[1]), droppedNames)  // 3 ["gone"]

    #expect(output.lines == ["3 [\"gone\"]"])
  }

  @Test func `a saved registry`() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "god", actions: [.shake, .swipe(.up)])])
    registry.perform(.shake)
    let saved = try JSONEncoder().encode(registry.snapshot())
    // …, and when the game is started again, with the codes as they are then:
    let droppedNames = try registry.restore(JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved))

    #expect(droppedNames.isEmpty)
    #expect(registry.code(named: "god")?.state() == .matching)
  }

  @Test func `completions of a code`() throws {
    let god = CheatCode(name: "god", actions: [.shake, .swipe(.up)])
    let registry = try CheatCodeRegistry([god])
    for action in [CheatCode.Action.shake, .swipe(.up)] { registry.perform(action, at: .seconds(1)) }
    for _ in 0..<8 { registry.perform(.shake, at: .seconds(2)) }
    for action in [CheatCode.Action.shake, .swipe(.up)] { registry.perform(action, at: .seconds(3)) }
    let completions = registry.completions(of: god)
    print(completions.count, completions.lastEnd ?? 0, completions.lastTime ?? .zero)  // 2 12 3.0 seconds

    #expect(output.lines == ["2 12 3.0 seconds"])
  }
}
