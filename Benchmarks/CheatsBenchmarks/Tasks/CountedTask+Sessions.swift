import Cheats

extension CountedTask {
  static let commonActions: [CheatCodeAction] = [
    .swipe(.up), .swipe(.down), .shake, .keyPress("1"), .keyPress("2"), .tap(times: 1),
  ]
  static let namedActions = ["l1", "circle", "a key with a long name", "é", "in no code"].map {
    CheatCodeAction.keyPress($0)
  }

  /// A round of actions that leads into every code and completes none.
  func steps(_ rounds: Int, codes: Int, of actions: [CheatCodeAction]) throws -> Int {
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

  func held(_ kind: CheatCodeMatchKind, _ size: Int, lead: Int, gap: Duration? = nil) throws -> Int {
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

  func remembered(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: Array(repeating: 0, count: size) + [1]), CheatCodeDefinition(actions: [0])],
      configuration: CheatCodeConfiguration(matchKind: .perCode, maximumGap: .seconds(1)))
    var session = automaton.makeSession(keepsUndo: true)
    var sum = 0
    for step in 0..<size {
      sum += session.perform(0, at: .milliseconds(2 * step)).count
      sum += session.advance(to: .milliseconds(2 * step + 1)).count + session.flush().count
    }
    return sum
  }

  func spent(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: Array(repeating: 0, count: 1000)), CheatCodeDefinition(actions: [0, 0, 0])],
      configuration: CheatCodeConfiguration(matchKind: .nonOverlapping))
    var session = automaton.makeSession()
    return (0..<size).reduce(0) { sum, _ in sum + session.perform(0).count }
  }

  func suffixes(_ size: Int) throws -> Int {
    let automaton = try CheatCodeAutomaton(
      (1...200).map { length in CheatCodeDefinition(actions: (0..<length).reversed().map { $0 % 7 }) })
    var session = automaton.makeSession()
    var sum = 0
    session.perform(contentsOf: (0..<size).lazy.map { 6 - $0 % 7 }) { _ in sum += 1 }
    return sum
  }

  func brokenOff(_ size: Int) throws -> Int {
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
