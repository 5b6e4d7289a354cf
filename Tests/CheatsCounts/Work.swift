import Cheats

/// Work that is counted: how it grows with its size, and what a single step of it costs.
enum Work: String, CaseIterable {
  /// Steps without a match, over ten and over a thousand codes: swipes, shakes, taps and one-character keys.
  case common10 = "common-10"
  case common1000 = "common-1000"
  /// The same with keys that have longer names.
  case named10 = "named-10"
  case named1000 = "named-1000"
  /// Codes a…a and a…ab on a stream of a: a held match waits and fails again and again.
  case heldLongest = "held-longest"
  case heldFirst = "held-first"
  /// The same with limits, where the chain of failure links is looked at too.
  case heldLimited = "held-limited"
  /// Codes a…a of half the size under a kind that spends.
  case spent
  /// Each code an end of the next one, on a stream that ends with the longest.
  case suffixes
  /// A code of the size, over and over, each time broken off before its end.
  case brokenOff = "broken-off"

  /// Does the work and gives a number that depends on all of it.
  func perform(_ size: Int) throws -> Int {
    switch self {
    case .common10: try steps(size, codes: 10, of: Self.commonActions)
    case .common1000: try steps(size, codes: 1000, of: Self.commonActions)
    case .named10: try steps(size, codes: 10, of: Self.namedActions)
    case .named1000: try steps(size, codes: 1000, of: Self.namedActions)
    case .heldLongest: try held(.leftmostLongest, size, lead: 500)
    case .heldFirst: try held(.leftmostFirst, size, lead: 500)
    case .heldLimited: try held(.leftmostLongest, size, lead: 20, gap: .seconds(1))
    case .spent: try spent(size)
    case .suffixes: try suffixes(size)
    case .brokenOff: try brokenOff(size)
    }
  }

  private static let commonActions: [CheatCodeAction] = [
    .swipe(.up), .swipe(.down), .shake, .keyPress("1"), .keyPress("2"), .tap(times: 1),
  ]
  private static let namedActions = ["l1", "circle", "a key with a long name", "é", "in no code"].map {
    CheatCodeAction.keyPress($0)
  }

  /// A round of actions that leads into every code and completes none.
  private func steps(_ rounds: Int, codes: Int, of actions: [CheatCodeAction]) throws -> Int {
    let automaton = try CheatCode.Automaton(
      (0..<codes).map { number in
        let digits = String(number).map { CheatCodeAction.keyPress(String($0)) }
        return CheatCode.Definition(actions: actions.dropLast() + digits + [.keyPress("a")])
      })
    var session = automaton.makeSession()
    var matches = 0
    for _ in 0..<rounds {
      for action in actions where !session.perform(action).isEmpty { matches += 1 }
    }
    return matches
  }

  private func held(_ kind: CheatCodeMatchKind, _ size: Int, lead: Int, gap: Duration? = nil) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      [
        CheatCodeDefinition(actions: Array(repeating: 0, count: lead) + [1]),
        CheatCodeDefinition(actions: [0]), CheatCodeDefinition(actions: [0, 0, 0]),
      ], configuration: CheatCodeConfiguration(matchKind: kind, maximumGap: gap))
    var session = automaton.makeSession()
    var sum = 0
    for _ in 0..<size { sum += session.perform(0).count }
    return sum + session.flush().count
  }

  private func spent(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: Array(repeating: 0, count: 1000)), CheatCodeDefinition(actions: [0, 0, 0])],
      configuration: CheatCodeConfiguration(matchKind: .nonOverlapping))
    var session = automaton.makeSession()
    return (0..<size).reduce(0) { sum, _ in sum + session.perform(0).count }
  }

  private func suffixes(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      (1...200).map { length in CheatCodeDefinition(actions: (0..<length).reversed().map { $0 % 7 }) })
    var session = automaton.makeSession()
    var sum = 0
    session.perform(contentsOf: (0..<size).lazy.map { 6 - $0 % 7 }) { _ in sum += 1 }
    return sum
  }

  private func brokenOff(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: Array(repeating: [0, 0, 1], count: 300).flatMap { $0 })])
    var session = automaton.makeSession()
    var sum = 0
    for step in 0..<size {
      sum += session.perform(step % 701 == 700 ? 2 : [0, 0, 1][step % 3]).count
      if step % 100 == 0 { sum += session.progress(of: automaton.ids[0]) }
    }
    return sum
  }
}
