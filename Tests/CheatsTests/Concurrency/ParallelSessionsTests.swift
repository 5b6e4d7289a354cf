import Cheats
import CheatsTestSupport
import Testing

/// What threads share is immutable, and what changes is a value.
///
/// So these find nothing, unless that is no longer so; `.ci/thread-sanitizer` runs them where it would be seen.
@Suite("One automaton, many threads")
struct ParallelSessionsTests {
  private static let definitions = (0..<40).map(definition)

  private static func definition(_ number: Int) -> CheatCodeDefinition<Int> {
    let length = number % 7 + 2
    let actions: [Int] = (0..<length).map { place in (number * 5 + place * place) % 4 }
    var definition = CheatCodeDefinition(name: "code \(number)", actions: actions)
    if number % 3 == 0 { definition.maximumGap = .atMost(.seconds(2)) }
    if number % 5 == 0 { definition.parameters = [.any] }
    return definition
  }

  /// What one player finds, who plays by a seed of their own.
  private static func play(_ automaton: CheatCodeAutomaton<Int>, _ player: Int) -> [CheatCodeMatch] {
    var random = SplitMix64(seed: UInt64(player))
    var session = automaton.makeSession(keepsUndo: player % 3 == 0)
    var found: [CheatCodeMatch] = []
    for step in 0..<15 {
      let action = Int.random(in: 0...4, using: &random)
      found += session.perform(action, at: .seconds(step / 2))
      let id = automaton.ids[Int.random(in: 0..<automaton.ids.count, using: &random)]
      if session.state(of: id) == .matching, session.nextAction(of: id) == nil { session.reset(id) }
      if session.codesInProgress().contains(where: { $0.id == id }) { session.disable(id) }
    }
    return found
  }

  @Test(arguments: CheatCodeMatchKind.allCases)
  func `a thousand sessions find in parallel what they find one by one`(
    _ kind: CheatCodeMatchKind
  ) async throws {
    let configuration = CheatCodeConfiguration(matchKind: kind)
    let automaton = try CheatCodeAutomaton<Int>(Self.definitions, configuration: configuration)
    let alone = (0..<1_000).map { Self.play(automaton, $0) }
    let together = await withTaskGroup(of: (Int, [CheatCodeMatch]).self) { group in
      for player in 0..<1_000 { group.addTask { (player, Self.play(automaton, player)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(alone.joined().contains { _ in true })
    for (player, found) in alone.enumerated() { #expect(together[player] == found, "player \(player)") }
  }

  @Test func `copies of a session go their own ways in parallel`() async throws {
    let automaton = try CheatCodeAutomaton<Int>(Self.definitions)
    var started = automaton.makeSession(keepsUndo: true)
    for action in [0, 1, 2, 0, 1] { started.perform(action) }
    let copies = await withTaskGroup(of: [Int64].self) { [started] group in
      for _ in 0..<100 {
        group.addTask {
          var copy = started
          copy.removeLast()
          var ends: [Int64] = []
          for action in [0, 3, 1, 2, 2, 0, 1] { ends += copy.perform(action).map(\.end) }
          return ends
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(copies.count == 100)
    #expect(Set(copies).count == 1)
    #expect(started.position == 5)
  }

  @Test func `a set is compiled again while its first version is played`() async throws {
    let first = try CheatCodeAutomaton<Int>(Self.definitions)
    let expected = Self.play(first, 7)
    try await withThrowingTaskGroup(of: (isSame: Bool, count: Int).self) { group in
      for round in 0..<40 {
        group.addTask { (Self.play(first, 7) == expected, first.count) }
        group.addTask {
          let grown = Self.definitions + [CheatCodeDefinition<Int>(name: "round \(round)", actions: [4, 4, round])]
          let second = try CheatCodeAutomaton<Int>(grown)
          var session = second.makeSession()
          let added = second.ids[Self.definitions.count]
          var found: [Bool] = []
          for action in [4, 4, round] {
            found.append(session.perform(action).contains { match in match.code == added })
          }
          return (found == [false, false, true], second.count)
        }
      }
      var counts: [Int: Int] = [:]
      for try await result in group {
        #expect(result.isSame)
        counts[result.count, default: 0] += 1
      }
      #expect(counts == [40: 40, 41: 40])
    }
  }

  @Test func `an actor of its own lets many tasks perform in one session`() async throws {
    let automaton = try CheatCodeAutomaton<Int>([CheatCodeDefinition(name: "one", actions: [1])])
    let player = CheatCodePlayer(automaton.makeSession(), clock: ContinuousClock())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 { group.addTask { await player.perform(1) } }
    }
    let position = await player.withSession { $0.position }
    #expect(position == 200)
    await player.finish()
    var ends: [Int64] = []
    for await match in player.matches { ends.append(match.end) }
    #expect(ends == Array(1...200))
  }
}
