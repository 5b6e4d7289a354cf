import CheatsTestSupport
import Testing

@testable import Cheats

/// The order of hints, which the reference model does not tell.
@Suite("Next actions")
struct NextActionsTests {
  @Test func `those for the furthest anchored code come first, whatever was reset before`() throws {
    let set = try CheatCodeAutomaton(
      ["bua", "b", "q"].map { CheatCodeDefinition(actions: $0.map(String.init)) },
      configuration: .init(isAnchored: true))
    for first in [0, 1] {
      var session = set.makeSession()
      session.perform("z")
      session.reset(set.ids[1 - first])
      session.perform("z")
      session.reset(set.ids[0])
      if first == 0 { session.reset(set.ids[1]) }
      var restored = try set.makeSession(restoring: session.snapshot().throughJSON()).session
      session.perform("b")
      restored.perform("b")
      session.reset(set.ids[1])
      restored.reset(set.ids[1])
      #expect(session.nextActions() == ["u", "b"])
      #expect(restored.nextActions() == ["u", "b"])
    }
  }

  @Test func `a parameter comes behind the codes that are further`() throws {
    let set = try CheatCodeAutomaton([
      CheatCodeDefinition(actions: ["c"], parameters: [.oneOf(["x"]), .oneOf(["y"])]),
      CheatCodeDefinition(actions: ["a", "b", "c", "d"]),
      CheatCodeDefinition(actions: ["e"]),
      CheatCodeDefinition(actions: ["b"], parameters: [.any, .oneOf(["z"])]),
    ])
    var session = set.makeSession()
    for action in ["a", "b", "c"] { session.perform(action) }
    #expect(session.nextActions() == ["d", "z", "x", "e"])
  }
}
