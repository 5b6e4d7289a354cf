import CheatsTestSupport
import Testing

@testable import Cheats

@Suite("Many sessions, and many actions at once")
struct ManySessionsTests {
  private struct Found: Hashable {
    var session: Int
    var match: CheatCodeMatch
  }

  private struct Enough: Error {}

  private static let definitions = [[0, 1], [1], [0, 1, 2], [2, 2, 2, 1], [1], [0, 0]].map {
    CheatCodeDefinition(actions: $0)
  }

  @Test(
    arguments: [CheatCodeConfiguration(), .init(matchKind: .nonOverlapping), .init(isAnchored: true)], [false, true])
  func `sessions performed together give what each gives alone`(
    configuration: CheatCodeConfiguration, isGathered: Bool
  ) throws {
    var random = SplitMix64(seed: 4)
    let automaton = try CheatCodeAutomaton(Self.definitions, configuration: configuration)
    // More than one group of sessions, some of which undo and are followed by themselves.
    var together = (0..<1_500).map { automaton.makeSession(keepsUndo: $0 % 7 == 0) }
    var alone = together
    var matchCount = 0
    for _ in 0..<12 {
      let actions = together.map { _ in Int.random(in: 0...3, using: &random) }
      var found: Set<Found> = []
      // So few codes are performed in turn, where it is not asked for otherwise.
      if isGathered {
        automaton.performTogether(actions, in: &together) { found.insert(Found(session: $0, match: $1)) }
      } else {
        automaton.perform(actions, in: &together) { found.insert(Found(session: $0, match: $1)) }
      }
      var expected: Set<Found> = []
      for (place, action) in actions.enumerated() {
        for match in alone[place].perform(action) { expected.insert(Found(session: place, match: match)) }
      }
      #expect(found == expected)
      matchCount += expected.count
    }
    #expect(matchCount > 500)
    for (left, right) in zip(together, alone) {
      #expect(left.position == right.position)
      for id in automaton.ids { #expect(left.progress(of: id) == right.progress(of: id)) }
    }
  }

  @Test func `a closure that throws ends a bulk at the action of its match`() throws {
    var random = SplitMix64(seed: 5)
    let automaton = try CheatCodeAutomaton(Self.definitions)
    let actions = (0..<150_000).map { _ in Int.random(in: 0...3, using: &random) }
    var stepped = automaton.makeSession()
    var ends: [Int64] = []
    for action in actions { ends += stepped.perform(action).map(\.end) }
    for stop in [0, 1, 1_000, ends.count / 2, ends.count - 1] {
      var bulk = automaton.makeSession()
      var seen = 0
      #expect(throws: Enough.self) {
        try bulk.perform(automaton.encode(actions)) { _ throws(Enough) in
          if seen == stop { throw Enough() }
          seen += 1
        }
      }
      #expect(bulk.position == ends[stop])
      var rest = automaton.makeSession()
      for action in actions.prefix(Int(ends[stop])) { rest.perform(action) }
      for id in automaton.ids { #expect(bulk.state(of: id) == rest.state(of: id)) }
    }
  }
}
