import Cheats
import Testing

/// Each sentence of the filter's definition on a case worked by hand.
struct CheatCodeInputFilterTests {
  typealias Decision = CheatCodeInputDecision<CheatCodeAction>

  /// The decisions on actions at times in milliseconds.
  private func decisions(
    _ filter: CheatCode.InputFilter, _ arrivals: [(CheatCodeAction, Int?)]
  ) -> [Decision] {
    var filter = filter
    return arrivals.map { action, time in filter.receive(action, at: time.map { .milliseconds($0) }) }
  }

  private let a = CheatCodeAction.keyPress("a")
  private let b = CheatCodeAction.keyPress("b")
  private let shift = CheatCodeAction.keyPress("shift")
  private let tap = CheatCodeAction.tap(times: 1)

  @Test func `by default every action is performed as it is`() {
    let actions: [CheatCodeAction] = [a, a, .keyPress("A"), tap, tap, .tap(times: 3), .shake, .swipe(.up)]
    #expect(decisions(.init(), actions.map { ($0, nil) }) == actions.map { .perform($0) })
    #expect(decisions(.init(), actions.map { ($0, 0) }) == actions.map { .perform($0) })
  }

  @Test func `an ignored action is dropped`() {
    #expect(
      decisions(.init(ignoring: [shift, .shake]), [(shift, 0), (a, 1), (.shake, 2), (b, 3)])
        == [.drop, .perform(a), .drop, .perform(b)])
  }

  @Test func `an equal action is dropped when it comes sooner than the interval`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50))
    #expect(decisions(filter, [(a, 0), (a, 49)]) == [.perform(a), .drop])
    #expect(decisions(filter, [(a, 0), (a, 50)]) == [.perform(a), .perform(a)])
    #expect(decisions(filter, [(a, 0), (b, 1), (a, 2)]) == [.perform(a), .perform(b), .perform(a)])
  }

  @Test func `the interval counts from when the equal action arrived even if that was dropped`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50))
    #expect(
      decisions(filter, [(a, 0), (a, 30), (a, 60), (a, 90), (a, 140)])
        == [.perform(a), .drop, .drop, .drop, .perform(a)])
  }

  @Test func `an ignored action between two equal ones does not separate them`() {
    let filter = CheatCode.InputFilter(ignoring: [shift], minimumRepeatInterval: .milliseconds(50))
    #expect(decisions(filter, [(a, 0), (shift, 10), (a, 20)]) == [.perform(a), .drop, .drop])
  }

  @Test func `an interval of zero drops nothing`() {
    #expect(
      decisions(.init(minimumRepeatInterval: .zero), [(a, 0), (a, 0), (a, nil)])
        == [.perform(a), .perform(a), .perform(a)])
  }

  @Test func `a tap at most the window after a tap replaces it by one more`() {
    let filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    #expect(
      decisions(filter, [(tap, 0), (tap, 300), (tap, 600), (tap, 901)])
        == [.perform(tap), .replaceLast(.tap(times: 2)), .replaceLast(.tap(times: 3)), .perform(tap)])
  }

  @Test func `a window of zero joins taps at one instant`() {
    #expect(
      decisions(.init(tapWindow: .zero), [(tap, 5), (tap, 5), (tap, 6)])
        == [.perform(tap), .replaceLast(.tap(times: 2)), .perform(tap)])
  }

  @Test func `another kept action ends the burst`() {
    let filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    #expect(decisions(filter, [(tap, 0), (a, 10), (tap, 20)]) == [.perform(tap), .perform(a), .perform(tap)])
  }

  @Test func `an ignored action does not end the burst`() {
    let filter = CheatCode.InputFilter(ignoring: [shift], tapWindow: .milliseconds(300))
    #expect(
      decisions(filter, [(tap, 0), (shift, 10), (tap, 20)]) == [.perform(tap), .drop, .replaceLast(.tap(times: 2))])
  }

  @Test func `a dropped tap neither counts nor prolongs the burst`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(100))
    #expect(
      decisions(filter, [(tap, 0), (tap, 40), (tap, 100)])
        == [.perform(tap), .drop, .replaceLast(.tap(times: 2))])
    #expect(decisions(filter, [(tap, 0), (tap, 40), (tap, 101)]) == [.perform(tap), .drop, .perform(tap)])
  }

  @Test func `taps are repeated as they came and not as what they made`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(100))
    #expect(
      decisions(filter, [(tap, 0), (tap, 60), (tap, 100), (.tap(times: 2), 110)])
        == [.perform(tap), .replaceLast(.tap(times: 2)), .drop, .perform(.tap(times: 2))])
  }

  @Test func `taps that come counted are performed and begin a burst`() {
    let filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
    #expect(
      decisions(filter, [(tap, 0), (.tap(times: 2), 10), (tap, 20), (.tap(times: .max), 30), (tap, 40)])
        == [
          .perform(tap), .perform(.tap(times: 2)), .replaceLast(.tap(times: 3)), .perform(.tap(times: .max)),
          .replaceLast(.tap(times: .max)),
        ])
  }

  @Test func `the mapping comes before everything else`() {
    let filter = CheatCode.InputFilter(
      mapping: .caseFolding, ignoring: [.keyPress("Shift")], minimumRepeatInterval: .milliseconds(50))
    #expect(filter.ignored == [shift])
    #expect(
      decisions(filter, [(.keyPress("SHIFT"), 0), (.keyPress("A"), 10), (a, 20), (.swipe(.left), 30)])
        == [.drop, .perform(a), .drop, .perform(.swipe(.left))])
    let taps = CheatCode.InputFilter(
      mapping: .init { $0 == .shake ? .tap(times: 1) : $0 }, tapWindow: .milliseconds(300))
    #expect(decisions(taps, [(tap, 0), (.shake, 10)]) == [.perform(tap), .replaceLast(.tap(times: 2))])
  }

  @Test(arguments: [("É", "é"), ("E\u{301}", "é"), ("İ", "i\u{307}"), ("ẞ", "ß"), ("ΟΔΟΣ", "οδοσ"), ("🎮", "🎮")])
  func `case is folded as Unicode lowers it`(_ key: String, _ lowered: String) {
    #expect(CheatCodeActionMapping.caseFolding(.keyPress(key)) == .keyPress(lowered))
  }

  @Test func `codes are mapped with their parameters and keep the rest`() {
    let filter = CheatCode.InputFilter(mapping: .caseFolding)
    let code = CheatCode.Definition(
      name: "Clev", actions: [.keyPress("C"), .shake],
      parameters: [.any, .oneOf([.keyPress("X"), .keyPress("x"), b])],
      maximumGap: .atMost(.seconds(1)), timeLimit: .atMost(.seconds(2)), isSecret: true, isEnabled: false)
    var expected = code
    expected.actions = [.keyPress("c"), .shake]
    expected.parameters = [.any, .oneOf([.keyPress("x"), b])]
    #expect(filter.mapped(code) == expected)
    #expect(CheatCode.InputFilter().mapped(code) == code)
  }

  @Test func `actions without a time come at the latest or the first time given`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(100))
    // All at one unknown instant; the first time given is that instant.
    #expect(decisions(filter, [(a, nil), (a, nil), (a, 7000), (a, 7050)]) == [.perform(a), .drop, .drop, .perform(a)])
    #expect(decisions(filter, [(a, 60), (b, 100), (b, nil)]) == [.perform(a), .perform(b), .drop])
    #expect(decisions(filter, [(tap, nil), (a, nil), (tap, nil)]) == [.perform(tap), .perform(a), .perform(tap)])
  }

  @Test func `actions without a time come at the first time that passes in their registry`() throws {
    let registry = try CheatCodeRegistry([])
    var filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(1))
    registry.perform(a, through: &filter)
    registry.perform(a, through: &filter)
    #expect(registry.position == 1)
    registry.advance(to: .milliseconds(1))
    registry.perform(a, at: .milliseconds(2), through: &filter)
    #expect(registry.position == 2)
  }

  @Test func `an earlier time counts as the latest`() {
    let filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(100))
    #expect(decisions(filter, [(a, 1000), (a, 0), (a, 1049), (a, 1099)]) == [.perform(a), .drop, .drop, .perform(a)])
    #expect(
      decisions(filter, [(tap, 1000), (b, 1000), (tap, 10), (tap, 1100), (tap, 20)])
        == [.perform(tap), .perform(b), .perform(tap), .replaceLast(.tap(times: 2)), .drop])
  }

  @Test func `times at the ends of what can be told apart do not trap`() {
    var filter = CheatCode.InputFilter(minimumRepeatInterval: .seconds(Int64.max), tapWindow: .seconds(Int64.max))
    #expect(filter.receive(tap, at: .seconds(Int64.min)) == .perform(tap))
    #expect(filter.receive(a, at: .seconds(Int64.max)) == .perform(a))
    #expect(filter.receive(a, at: .seconds(Int64.max)) == .drop)
    #expect(filter.receive(a, at: .seconds(Int64.max) + .seconds(1)) == .drop, "more seconds than 64 bits hold")
    #expect(filter.receive(b, at: .seconds(Int64.min) - .seconds(1)) == .perform(b))
  }

  @Test func `a reset forgets what came and keeps the time`() {
    var filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(100))
    #expect(filter.receive(tap, at: .milliseconds(500)) == .perform(tap))
    filter.reset()
    #expect(filter.receive(tap, at: .milliseconds(510)) == .perform(tap))
    filter.reset()
    #expect(filter.receive(a) == .perform(a))
    #expect(filter.receive(a, at: .milliseconds(560)) == .perform(a))
  }

  @Test func `actions of any type are mapped ignored and repeated`() {
    var filter = CheatCodeInputFilter<Int>(
      mapping: .init { $0 % 10 }, ignoring: [10], minimumRepeatInterval: .milliseconds(50))
    #expect(filter.receive(20, at: .zero) == .drop)
    #expect(filter.receive(13, at: .zero) == .perform(3))
    #expect(filter.receive(3, at: .milliseconds(49)) == .drop)
    #expect(filter.mapped(CheatCodeDefinition(actions: [11, 25])).actions == [1, 5])
    #expect(filter.tapWindow == nil)
  }
}
