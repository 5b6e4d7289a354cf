import Cheats
import CheatsTestSupport
import Testing

@Suite("Conflicts against all pairs and against what sessions report")
struct ConflictCheckTests {
  private static let kinds = CheatCodeMatchKind.allCases

  private func conflicts<Action>(
    _ definitions: [CheatCodeDefinition<Action>], _ configuration: CheatCodeConfiguration
  ) throws -> [CheatCodeConflict] {
    Array(try CheatCodeAutomaton(definitions, configuration: configuration).conflicts)
  }

  @Test(arguments: kinds)
  func everySmallSetHasTheConflictsOfItsPairs(_ kind: CheatCodeMatchKind) throws {
    let configuration = CheatCodeConfiguration(matchKind: kind)
    for codes in everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 3, isOrdered: true) {
      let definitions = codes.map { CheatCodeDefinition(actions: $0) }
      let (found, expected) = (try conflicts(definitions, configuration), naiveConflicts(definitions, configuration))
      try #require(found == expected, "\(kind) \(codes)")
    }
  }

  @Test(arguments: kinds)
  func randomSetsHaveTheConflictsOfTheirPairs(_ kind: CheatCodeMatchKind) throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      let (definitions, configuration) = randomSet(kind, seed: seed)
      let (found, expected) = (try conflicts(definitions, configuration), naiveConflicts(definitions, configuration))
      try #require(found == expected, "\(kind), seed \(seed): \(definitions)")
    }
  }

  /// Codes that are made of each other, some with limits and parameters.
  private func randomSet(
    _ kind: CheatCodeMatchKind, seed: UInt64
  ) -> ([CheatCodeDefinition<Int>], CheatCodeConfiguration) {
    var generator = RandomCodes(seed: seed, alphabet: 0..<Int(1 + seed % 4), lengths: 1...Int(2 + seed % 9))
    let hasExtras = seed % 2 == 0
    var definitions = generator.codes(count: 1 + Int(seed % 23)).map { CheatCodeDefinition(actions: $0) }
    for index in definitions.indices where hasExtras {
      if generator.random.chance(20) { definitions[index].maximumGap = .atMost(.seconds(1)) }
      if generator.random.chance(20) { definitions[index].timeLimit = .unlimited }
      if generator.random.chance(40) {
        definitions[index].parameters = generator.random.choice([
          [.any], [.any, .any], [.oneOf([0, 1])], [.oneOf([1])],
        ])
      }
    }
    var configuration = CheatCodeConfiguration(matchKind: kind)
    if hasExtras, generator.random.chance(30) { configuration.timeLimit = .seconds(3) }
    return (definitions, configuration)
  }

  @Test(arguments: kinds)
  func aCodeIsReportedWhenItIsPerformedUnlessItIsUnreachable(_ kind: CheatCodeMatchKind) throws {
    let configuration = CheatCodeConfiguration(matchKind: kind)
    for codes in everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 3, isOrdered: true) {
      let automaton = try CheatCodeAutomaton(
        codes.map { CheatCodeDefinition(actions: $0) }, configuration: configuration)
      let hidden = Set(automaton.conflicts.filter { $0.relation == .unreachable }.map(\.code))
      for id in automaton.ids {
        var session = automaton.makeSession()
        var isReported = false
        for action in codes[Int(id.rawValue)] {
          for match in session.perform(action) where match.code == id { isReported = true }
        }
        for match in session.flush() where match.code == id { isReported = true }
        try #require(isReported == !hidden.contains(id), "\(kind) \(codes) \(id)")
      }
    }
  }

  @Test(arguments: kinds)
  func whatIsUnreachableIsReportedInNoStream(_ kind: CheatCodeMatchKind) throws {
    let configuration = CheatCodeConfiguration(matchKind: kind)
    let sets =
      everyCodeSet(alphabet: ["a", "b"], maxCodes: 3, maxLength: 2, isOrdered: true)
      + everyCodeSet(alphabet: ["a", "b"], maxCodes: 2, maxLength: 3, isOrdered: true)
    for codes in sets {
      let automaton = try CheatCodeAutomaton(
        codes.map { CheatCodeDefinition(actions: $0) }, configuration: configuration)
      let hidden = Set(automaton.conflicts.filter { $0.relation == .unreachable }.map(\.code))
      guard !hidden.isEmpty else { continue }
      try walkEveryStream(alphabet: ["a", "b"], maxLength: 6, from: automaton.makeSession()) { session, stream in
        for match in session.perform(stream[stream.count - 1]) {
          try #require(!hidden.contains(match.code), "\(kind) \(codes) \(stream)")
        }
        var last = session
        for match in last.flush() { try #require(!hidden.contains(match.code), "\(kind) \(codes) \(stream), flushed") }
      }
    }
  }

  @Test(arguments: kinds)
  func whatIsUnreachableIsReportedInNoRandomStreamWithTimesAndParameters(_ kind: CheatCodeMatchKind) throws {
    var unreachable = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let (definitions, configuration) = randomSet(kind, seed: 2 * seed)
      let automaton = try CheatCodeAutomaton(definitions, configuration: configuration)
      let hidden = Set(automaton.conflicts.filter { $0.relation == .unreachable }.map(\.code))
      unreachable += hidden.count
      var generator = RandomCodes(seed: seed, alphabet: [0, 1, 2, 9], lengths: 1...2)
      var session = automaton.makeSession()
      var time = Duration.zero
      for action in generator.stream(playing: definitions.map(\.actions), length: 200) {
        time += .milliseconds(Int.random(in: 0...9, using: &generator.random) == 0 ? 2000 : 100)
        for match in session.perform(action, at: time) {
          try #require(!hidden.contains(match.code), "\(kind), seed \(seed)")
        }
      }
      for match in session.flush() { try #require(!hidden.contains(match.code), "\(kind), seed \(seed), flushed") }
    }
    #expect((unreachable > 0) == (kind != .overlapping && kind != .perCode))
  }
}
