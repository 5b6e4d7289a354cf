import Cheats
import CheatsTestSupport
import Testing

/// Random streams through the filter and through its definition.
struct RandomInputFilterTests {
  /// What is done to a filter or to a session behind one.
  enum Event {
    case receive(CheatCodeAction, Duration?)
    case advance(Duration)
    case reset
  }

  /// A filter, the same by its definition, and what is done to both.
  struct Case {
    var filter: CheatCode.InputFilter
    var reference: ReferenceInputFilter
    var events: [Event]

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      func duration(_ range: ClosedRange<Int>) -> Duration {
        .milliseconds(Int.random(in: range, using: &random))
      }
      let foldsCase = random.chance(40)
      let ignored: Set<CheatCodeAction> = random.chance(50) ? [.keyPress("Shift"), .shake] : []
      let interval = random.chance(70) ? duration(0...6) : nil
      let window = random.chance(70) ? duration(0...6) : nil
      filter = CheatCode.InputFilter(
        mapping: foldsCase ? .caseFolding : nil, ignoring: ignored, minimumRepeatInterval: interval,
        tapWindow: window)
      reference = ReferenceInputFilter(
        foldsCase: foldsCase, ignored: ignored, minimumRepeatInterval: interval, tapWindow: window)
      let actions: [CheatCodeAction] = [
        .keyPress("a"), .keyPress("A"), .keyPress("Shift"), .keyPress("shift"), .shake, .tap(times: 1), .tap(times: 1),
        .tap(times: 1), .tap(times: 2),
      ]
      var now = duration(-10...10)
      events = (0..<50).map { _ in
        if random.chance(3) { return .reset }
        if !random.chance(20) { now += duration(0...5) }
        let time = random.chance(10) ? now - duration(0...9) : now
        if random.chance(5) { return .advance(time) }
        // The same action often comes again, as a held key does.
        let action = actions[random.chance(50) ? Int(seed % 9) : Int.random(in: 0..<9, using: &random)]
        return .receive(action, random.chance(75) ? time : nil)
      }
    }
  }

  @Test func `a random stream is decided as the definition decides it`() {
    for seed in 0..<1000 {
      var test = Case(seed: UInt64(seed))
      for (index, event) in test.events.enumerated() {
        guard case .receive(let action, let time) = event else {
          if case .reset = event {
            test.filter.reset()
            test.reference.reset()
          }
          continue
        }
        let decision = test.filter.receive(action, at: time)
        let expected = test.reference.receive(action, at: time)
        guard decision == expected else {
          Issue.record("seed \(seed), event \(index): \(decision), expected \(expected), in \(test.events[...index])")
          return
        }
      }
    }
  }

  @Test(arguments: CheatCodeMatchKind.allCases)
  func `a session behind the filter is one that is told what the definition decides`(_ kind: CheatCodeMatchKind) throws
  {
    for seed in 0..<60 {
      var test = Case(seed: UInt64(seed))
      let codes = [
        CheatCode.Definition(actions: [.tap(times: 2)]),
        CheatCode.Definition(actions: [.tap(times: 1), .keyPress("A")]),
        CheatCode.Definition(actions: [.tap(times: 3), .keyPress("a"), .keyPress("a")]),
        CheatCode.Definition(actions: [.keyPress("a")], maximumGap: .atMost(.milliseconds(4))),
      ].map(test.filter.mapped)
      let configuration = CheatCodeConfiguration(
        matchKind: kind, maximumGap: .milliseconds(20), holdLimit: .milliseconds(9))
      var session = try CheatCodeAutomaton(codes, configuration: configuration).makeSession(keepsUndo: true)
      var model = ReferenceSession(codes, configuration: configuration)
      for (index, event) in test.events.enumerated() {
        let matches: CheatCodeMatches
        let expected: [ReferenceMatch<CheatCodeAction>]
        switch event {
        case .receive(let action, let time):
          matches = session.perform(action, at: time, through: &test.filter)
          switch test.reference.receive(action, at: time) {
          case .drop: expected = time.map { model.advance(to: $0) } ?? []
          case .perform(let action): expected = model.perform(action, at: time)
          case .replaceLast(let action): expected = model.replaceLast(with: action, at: time)
          }
        case .advance(let time):
          matches = session.advance(to: time)
          test.reference.pass(to: time)
          expected = model.advance(to: time)
        case .reset:
          session.reset()
          test.filter.reset()
          test.reference.reset()
          model.reset()
          continue
        }
        guard Array(matches) == expected.map(\.match), session.timeReversals == model.timeReversals else {
          Issue.record("seed \(seed), event \(index): \(Array(matches)), expected \(expected.map(\.match))")
          return
        }
      }
    }
  }
}
