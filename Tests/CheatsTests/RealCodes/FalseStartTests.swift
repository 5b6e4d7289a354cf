import CheatsTestSupport
import Testing

@testable import Cheats

/// No real code is missed because the player began it, broke off and began again.
struct FalseStartTests {
  @Test func `every code is reported after every false start`() throws {
    let automaton = try CheatCodeAutomaton(RealGame.allCodes())
    var session = automaton.makeSession()
    var missed: [String] = []
    var count = 0
    for id in automaton.ids {
      let actions = automaton.definition(of: id).actions
      for length in 0..<actions.count {
        session.reset()
        session.perform(contentsOf: actions.prefix(length) + actions.dropLast()) { _ in }
        let matches = session.perform(actions[actions.count - 1])
        let match = CheatCodeMatch(
          code: id, start: session.position - Int64(actions.count), end: session.position)
        let isSeen = matches.contains(match) && session.state(of: id) == .matched
        if !isSeen || session.progress(of: id) != actions.count {
          missed.append("\(automaton.name(of: id) ?? "") after its first \(length)")
        }
        count += 1
      }
    }
    #expect(missed == [])
    #expect(count == 6724, "as many as all codes have actions")
  }

  @Test func `every code of a registry is reported after a false start`() throws {
    var random = SplitMix64(seed: 6)
    let codes = try RealGame.allCodes().map { CheatCode($0) }
    let registry = try CheatCodeRegistry(codes)
    var matches: [CheatCodeMatch] = []
    registry.onMatch = { matches.append($1) }
    var missed: [String] = []
    for code in codes {
      let actions = code.actions
      let length = Int.random(in: min(1, actions.count - 1)..<actions.count, using: &random)
      registry.perform(contentsOf: actions.prefix(length) + actions.dropLast())
      matches = []
      registry.perform(actions[actions.count - 1])
      let isReported = matches.contains { match in
        registry.code(for: match.code) === code && match.end == registry.position
          && match.start == registry.position - Int64(actions.count)
      }
      let isComplete = code.state() == .matched && code.nextAction() == nil && code.previousAction() == actions.last
      if !isReported || !isComplete { missed.append("\(code.name ?? "") after its first \(length)") }
    }
    #expect(codes.count == 802)
    #expect(missed == [])
  }
}
