import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: how long a match is held, and when time alone delivers it.
@Suite struct ReferenceHoldTests {
  private func session(
    holdLimit: Duration? = nil, kind: CheatCodeMatchKind = .leftmostLongest,
    _ codes: [CheatCodeDefinition<Character>]
  ) -> ReferenceSession<Character> {
    ReferenceSession(codes, configuration: CheatCodeConfiguration(matchKind: kind, holdLimit: holdLimit))
  }

  @Test func `the hold limit delivers at its instant, and an action exactly then comes too late`() {
    var session = session(holdLimit: .seconds(1), characterCodes(["g", "gg"]))
    #expect(session.perform("g", at: .zero).isEmpty)
    #expect(session.nextDeadline == .seconds(1))
    #expect(session.advance(to: .milliseconds(999)).isEmpty)
    #expect(session.nextDeadline == .seconds(1))
    #expect(shortText(session.perform("g", at: .seconds(1))) == "0:0-1")
    #expect(session.heldMatch == CheatCodeMatch(code: session[0], start: 1, end: 2))
    #expect(session.short(session[0]) == "matched 1")
    #expect(session.nextDeadline == .seconds(2))
    #expect(shortText(session.advance(to: .seconds(2))) == "0:1-2")
    #expect(session.nextDeadline == nil)
  }

  @Test func `the hold limit counts from the latest action of the stream and flushes everything`() {
    var session = session(holdLimit: .seconds(1), characterCodes(["a", "abcd", "bc"]))
    session.perform("a", at: .zero)
    session.perform("b", at: .milliseconds(900))
    session.perform("c", at: .milliseconds(1_800))
    #expect(session.nextDeadline == .milliseconds(2_800))
    #expect(shortText(session.advance(to: .seconds(10))) == "0:0-1 2:1-3")
  }

  @Test func `a gap that is exceeded ends the wait`() {
    var session = session([
      CheatCodeDefinition(actions: ["a", "b"]),
      CheatCodeDefinition(actions: ["a", "b", "c"], maximumGap: .atMost(.milliseconds(10))),
    ])
    session.perform("a", at: .zero)
    session.perform("b", at: .milliseconds(5))
    #expect(session.nextDeadline == .nanoseconds(15_000_001))
    #expect(session.advance(to: .milliseconds(15)).isEmpty)
    #expect(shortText(session.advance(to: .nanoseconds(15_000_001))) == "0:0-2")
  }

  @Test func `a time limit that is exceeded ends the wait`() {
    var session = session([
      CheatCodeDefinition(actions: ["a", "b"]),
      CheatCodeDefinition(actions: ["a", "b", "c"], timeLimit: .atMost(.milliseconds(12))),
      CheatCodeDefinition(actions: ["a", "b", "d"], maximumGap: .atMost(.milliseconds(3))),
    ])
    session.perform("a", at: .zero)
    session.perform("b", at: .milliseconds(3))
    #expect(session.nextDeadline == .nanoseconds(12_000_001))
    #expect(shortText(session.perform("c", at: .nanoseconds(12_000_001))) == "0:0-2")
  }

  @Test func `what is complete does not expire while it waits`() {
    var session = session([
      CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.milliseconds(10))),
      CheatCodeDefinition(actions: ["b"], timeLimit: .atMost(.zero)),
      CheatCodeDefinition(actions: ["a", "b", "c"]),
    ])
    session.perform("a", at: .zero)
    session.perform("b", at: .milliseconds(10))
    session.advance(to: .seconds(100))
    #expect(session.nextDeadline == nil)
    #expect(session.short(session[0]) == "matching 2")
    #expect(session.short(session[1]) == "matching 1")
    #expect(shortText(session.flush(at: .seconds(200))) == "0:0-2")
    #expect(session.short(session[1]) == "reset 0")
  }

  @Test func `the actions after a delivered match are looked at with their own times`() {
    var session = session([
      CheatCodeDefinition(actions: ["a"]),
      CheatCodeDefinition(actions: ["a", "b", "c", "d"]),
      CheatCodeDefinition(actions: ["b", "c"], maximumGap: .atMost(.milliseconds(10))),
      CheatCodeDefinition(actions: ["c"]),
    ])
    session.perform("a", at: .zero)
    session.perform("b", at: .milliseconds(1))
    session.perform("c", at: .milliseconds(12))
    #expect(shortText(session.perform("x", at: .milliseconds(13))) == "0:0-1 3:2-3")
  }

  @Test func `time that passes before an action delivers in the same step`() {
    var session = session([
      CheatCodeDefinition(actions: ["a"]),
      CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.milliseconds(10))),
      CheatCodeDefinition(actions: ["x"]),
    ])
    session.perform("a", at: .zero)
    #expect(shortText(session.perform("x", at: .milliseconds(11))) == "0:0-1 2:1-2")
    #expect(session.state(of: session[0]) == .matched)
    #expect(session.state(of: session[2]) == .matched)
  }

  @Test func `without any time there is no deadline`() {
    var session = session(holdLimit: .seconds(1), characterCodes(["g", "gg"]))
    session.perform("g")
    #expect(session.nextDeadline == nil)
    #expect(session.advance(to: .seconds(5)).isEmpty)
    #expect(session.nextDeadline == .seconds(6))
  }
}
