import Cheats
import Testing

/// The phases of a gesture, and what listens for its next action.
struct CheatCodeRecognitionPhaseTests {
  typealias Phase = CheatCodeRecognitionPhase

  /// What follows each phase after an action, by the state of the codes; nil is no news.
  static let rows: [(phase: Phase, matched: Phase?, matching: Phase?, notMatched: Phase?, reset: Phase?)] = [
    (.possible, .ended, .began, .failed, nil),
    (.began, .ended, .changed, .cancelled, .cancelled),
    (.changed, .ended, .changed, .cancelled, .cancelled),
    (.ended, nil, nil, nil, nil),
    (.cancelled, nil, nil, nil, nil),
    (.failed, nil, nil, nil, nil),
  ]

  @Test func `each phase and each state`() {
    #expect(Self.rows.map(\.phase) == Phase.allCases)
    for row in Self.rows {
      for (state, expected) in [
        (CheatCodeState.matched, row.matched), (.matching, row.matching), (.notMatched, row.notMatched),
        (.reset, row.reset),
      ] {
        var phase = row.phase
        #expect(phase.follow(state, isAction: true) == (expected != nil), "\(row.phase), \(state)")
        #expect(phase == expected ?? row.phase, "\(row.phase), \(state)")
      }
    }
  }

  @Test func `a gesture that goes on does not change without an action`() {
    for start in [Phase.began, .changed] {
      var phase = start
      #expect(phase.follow(.matching, isAction: false) == false)
      #expect(phase == start)
      #expect(phase.follow(.matched, isAction: false) == true)
      #expect(phase == .ended)
    }
  }

  @Test func `what listens for the next action`() {
    #expect(CheatCodeInputDemand(nextActions: []) == .touches)
    #expect(CheatCodeInputDemand(nextActions: [.swipe(.up), .tap(times: 2)]) == .touches)
    #expect(CheatCodeInputDemand(nextActions: [.swipe(.up), .shake]) == .motion)
    #expect(CheatCodeInputDemand(nextActions: [.shake, .keyPress("a"), .swipe(.up)]) == .keyboard)
  }

  @Test func `an event that comes twice is told`() {
    var filter = CheatCodeEventFilter<String>()
    let events: [(id: String, seconds: Int)] = [("a", 1), ("a", 1), ("b", 1), ("a", 1), ("a", 2), ("b", 1)]
    let news = events.map { filter.isNew($0.id, at: .seconds($0.seconds)) }
    #expect(news == [true, false, true, false, true, false], "an object can be used for the next event too")
  }
}
