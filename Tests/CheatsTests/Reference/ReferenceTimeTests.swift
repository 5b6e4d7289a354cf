import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: times, limits and what falls back when they expire.
@Suite struct ReferenceTimeTests {
  private func session(
    _ code: String, maximumGap: CheatCodeTimeLimit = .inherited, timeLimit: CheatCodeTimeLimit = .inherited,
    default configuration: CheatCodeConfiguration = .init()
  ) -> ReferenceSession<Character> {
    ReferenceSession<Character>(
      [CheatCodeDefinition(actions: Array(code), maximumGap: maximumGap, timeLimit: timeLimit)],
      configuration: configuration)
  }

  @Test func `times are whole nanoseconds, rounded down, and saturate`() {
    #expect(Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999).referenceNanoseconds == 1)
    #expect(Duration(secondsComponent: 0, attosecondsComponent: -1).referenceNanoseconds == -1)
    #expect(Duration(secondsComponent: -1, attosecondsComponent: -1_000_000_001).referenceNanoseconds == -1_000_000_002)
    #expect(Duration.seconds(Int64.max).referenceNanoseconds == .max)
    #expect(Duration.seconds(Int64.min).referenceNanoseconds == .min)
    #expect(Duration.seconds(9_223_372_037).referenceNanoseconds == .max)
    #expect(Duration.seconds(-9_223_372_037).referenceNanoseconds == .min)
    #expect(Duration.nanoseconds(Int64.min).referenceNanoseconds == .min)
  }

  @Test func `a gap that is exceeded is a floor, and the action after it counts`() {
    var session = session("ab", maximumGap: .atMost(.seconds(1)))
    session.perform("a", at: .zero)
    #expect(session.perform("b", at: .seconds(60)).isEmpty)
    #expect(session.short(session[0]) == "not matched 0")
    session.perform("a", at: .milliseconds(60_500))
    #expect(shortText(session.perform("b", at: .milliseconds(61_500))) == "0:2-4")
  }

  @Test func `what expires falls back to the longest that is young enough`() {
    var session = session("aab", timeLimit: .atMost(.milliseconds(10)))
    session.perform("a", at: .zero)
    session.perform("a", at: .milliseconds(8))
    session.advance(to: .milliseconds(10))
    #expect(session.short(session[0]) == "matching 2")
    session.advance(to: .nanoseconds(10_000_001))
    #expect(session.short(session[0]) == "matching 1")
    session.advance(to: .milliseconds(18))
    #expect(session.short(session[0]) == "matching 1")
    session.advance(to: .milliseconds(19))
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.nextAction(of: session[0]) == "a")
  }

  @Test func `a gap falls back by whole parts`() {
    var session = session("aab", maximumGap: .atMost(.milliseconds(10)))
    session.perform("a", at: .zero)
    session.perform("a", at: .milliseconds(11))
    #expect(session.short(session[0]) == "matching 1")
    session.perform("a", at: .milliseconds(21))
    #expect(session.short(session[0]) == "matching 2")
    session.advance(to: .milliseconds(32))
    #expect(session.short(session[0]) == "reset 0")
  }

  @Test func `limits are the code's own, the set's, or none`() {
    let configuration = CheatCodeConfiguration(maximumGap: .milliseconds(10), timeLimit: .milliseconds(15))
    let limits: [(CheatCodeTimeLimit, CheatCodeTimeLimit, expected: [Int])] = [
      (.inherited, .inherited, []), (.unlimited, .inherited, []), (.unlimited, .unlimited, [3]),
      (.atMost(.milliseconds(12)), .unlimited, [3]), (.inherited, .unlimited, []),
      (.atMost(.milliseconds(12)), .atMost(.milliseconds(24)), [3]),
      (.atMost(.milliseconds(12)), .atMost(.nanoseconds(23_999_999)), []),
    ]
    for (gap, limit, expected) in limits {
      var session = session("aab", maximumGap: gap, timeLimit: limit, default: configuration)
      session.perform("a", at: .zero)
      session.perform("a", at: .milliseconds(12))
      let ends = session.perform("b", at: .milliseconds(24)).map { Int($0.match.end) }
      #expect(ends == expected)
    }
  }

  @Test func `time that goes back counts as the latest and is counted`() {
    var session = session("ab", maximumGap: .atMost(.zero))
    session.perform("a", at: .seconds(-5))
    session.perform("a", at: .seconds(-6))
    #expect(session.timeReversals == 1)
    session.advance(to: .seconds(-7))
    session.flush(at: .seconds(-7))
    #expect(session.timeReversals == 3)
    session.advance(to: .seconds(-5))
    #expect(session.timeReversals == 3)
    #expect(shortText(session.perform("b")) == "0:1-3")
  }

  @Test func `actions before the first time happen at the first time`() {
    var session = session("ab", maximumGap: .atMost(.seconds(1)))
    session.perform("a")
    session.advance(to: .seconds(100))
    #expect(session.short(session[0]) == "matching 1")
    session.advance(to: .seconds(101))
    #expect(session.short(session[0]) == "matching 1")
    session.advance(to: .nanoseconds(101_000_000_001))
    #expect(session.short(session[0]) == "reset 0")
  }

  @Test func `a matched code stays so while only time passes`() {
    var session = session("a", maximumGap: .atMost(.zero), timeLimit: .atMost(.zero))
    session.perform("a", at: .zero)
    session.advance(to: .seconds(1))
    #expect(session.short(session[0]) == "matched 1")
    session.perform("x", at: .seconds(1))
    #expect(session.short(session[0]) == "not matched 0")
    session.advance(to: .seconds(2))
    #expect(session.short(session[0]) == "reset 0")
  }

  @Test func `the time between two times saturates as times do`() {
    for (gap, expected) in [(Duration.nanoseconds(Int64.max - 1), "reset 0"), (.seconds(Int64.max), "matching 1")] {
      var session = session("ab", maximumGap: .atMost(gap))
      session.perform("a", at: .nanoseconds(Int64.min))
      session.advance(to: .nanoseconds(-2))
      #expect(session.short(session[0]) == "matching 1")
      session.advance(to: .seconds(Int64.max))
      #expect(session.short(session[0]) == expected)
    }
  }
}
