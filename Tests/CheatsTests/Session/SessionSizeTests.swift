import CheatsTestSupport
import Testing

@testable import Cheats

/// What a session costs, and that its numbers do not wrap.
struct SessionSizeTests {
  @Test func `a session is less than 200 bytes and holds nothing of its own until a code needs it`() throws {
    #expect(MemoryLayout<CheatCode.Session>.size < 200)
    let automaton = try CheatCodeAutomaton((0..<1000).map { CheatCodeDefinition(actions: [$0 / 10, $0 % 10, $0]) })
    var session = automaton.makeSession()
    for action in 0..<500 { session.perform(action % 7) }
    #expect(session.core.isShort)
    #expect(session.core.tracker.isEmpty)
    session.reset(automaton.ids[3])
    #expect(!session.core.isShort)
    for _ in 0..<200 { session.perform(8) }
    #expect(session.core.isShort, "the long form ends when no code needs it any more")
  }

  @Test(arguments: [Int64(UInt32.max) - 3, Int64.max / 2])
  func `positions go past what 32 bits hold`(start: Int64) throws {
    for kind in CheatCodeMatchKind.allCases {
      let automaton = try CheatCodeAutomaton(
        [CheatCodeDefinition(name: "ab", actions: ["a", "b"])], configuration: CheatCodeConfiguration(matchKind: kind))
      var session = CheatCodeSession(automaton: automaton, keepsUndo: true, position: start)
      var ends: [Int64] = []
      for action in ["a", "b", "x", "a", "b", "b"] { ends += session.perform(action).map(\.end) }
      #expect(ends == [start + 2, start + 5])
      #expect(session.position == start + 6)
      session.removeLast()
      #expect(session.position == start + 5)
    }
  }

  @Test func `a copy is another player`() throws {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: ["a", "b"])], configuration: CheatCodeConfiguration(matchKind: .leftmostLongest))
    var one = automaton.makeSession()
    one.perform("a")
    var other = one
    other.perform("x")
    #expect(one.state(of: automaton.ids[0]) == .matching)
    #expect(other.state(of: automaton.ids[0]) == .notMatched)
    #expect(one.perform("b").count == 1)
  }
}
