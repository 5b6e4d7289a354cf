import Cheats
import Testing

/// What is refused when a set is compiled, with its place and its rule.
struct AutomatonErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var definitions: [CheatCodeDefinition<String>] = []
    var configuration = CheatCodeConfiguration()
    var message: String
  }

  private static let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)

  static let cases = [
    Case(
      testDescription: "empty code", definitions: [.init(actions: ["a"]), .init(name: "none", actions: [])],
      message: "code 1 “none”: a code needs at least one action"),
    Case(
      testDescription: "parameters only", definitions: [.init(actions: [], parameters: [.any])],
      message: "code 0: a code needs at least one action before its parameters"),
    Case(
      testDescription: "empty parameter", definitions: [.init(actions: ["a"], parameters: [.oneOf([])])],
      message: "code 0: a parameter must accept at least one action"),
    Case(
      testDescription: "name twice",
      definitions: [.init(name: "é", actions: ["a"]), .init(actions: ["b"]), .init(name: "e\u{301}", actions: ["c"])],
      message: "code 2 “e\u{301}”: another code has this name"),
    Case(
      testDescription: "two names twice",
      definitions: ["b", "a", "a", "b", "a"].map { .init(name: $0, actions: ["x"]) },
      message: "code 2 “a”: another code has this name"),
    Case(
      testDescription: "two names twice, in another order",
      definitions: ["b", "a", "b", "a", "b"].map { .init(name: $0, actions: ["x"]) },
      message: "code 2 “b”: another code has this name"),
    Case(
      testDescription: "negative gap",
      definitions: [.init(actions: ["a"], maximumGap: .atMost(.nanoseconds(-1)))],
      message: "code 0: maximumGap must not be negative"),
    Case(
      testDescription: "negative time limit",
      definitions: [.init(actions: ["a"], timeLimit: .atMost(.seconds(-1)))],
      message: "code 0: timeLimit must not be negative"),
    Case(
      testDescription: "negative default gap", configuration: .init(maximumGap: .seconds(-1)),
      message: "maximumGap must not be negative"),
    Case(
      testDescription: "negative default time limit", configuration: .init(timeLimit: .seconds(-1)),
      message: "timeLimit must not be negative"),
    Case(
      testDescription: "no hold limit", configuration: .init(holdLimit: .zero),
      message: "holdLimit must be at least a nanosecond"),
    Case(
      testDescription: "a hold limit that is rounded down to nothing",
      configuration: .init(holdLimit: .nanoseconds(1) - attosecond), message: "holdLimit must be at least a nanosecond"),
    Case(
      testDescription: "a gap that is rounded down to less than nothing",
      definitions: [.init(actions: ["a"], maximumGap: .atMost(.zero - attosecond))],
      message: "code 0: maximumGap must not be negative"),
    Case(
      testDescription: "anchored kind", configuration: .init(matchKind: .perCode, isAnchored: true),
      message: "an anchored set matches as overlapping, not as perCode"),
  ]

  @Test(arguments: cases)
  func `what breaks a rule is refused with its place`(_ test: Case) {
    do {
      _ = try CheatCodeAutomaton(test.definitions, configuration: test.configuration)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description == test.message)
    }
  }

  @Test func `a limit of less than a nanosecond is zero, and a hold limit of little more is one`() throws {
    let short = Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999)
    let automaton = try CheatCodeAutomaton(
      [
        CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(short - .nanoseconds(1))),
        CheatCodeDefinition(actions: ["a"]),
      ],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: short))
    #expect(automaton.definition(of: automaton.ids[0]).maximumGap == .atMost(.zero))
    var session = automaton.makeSession()
    session.perform("a", at: .zero)
    #expect(session.perform("b", at: short - .nanoseconds(1)).map(\.end) == [2], "at the same time")
    session.perform("a", at: .nanoseconds(5))
    #expect(session.nextDeadline == .nanoseconds(6))
    #expect(session.advance(to: .nanoseconds(6)).map(\.end) == [3])
  }

  @Test func `zero is a limit and an empty set is a set`() throws {
    let automaton = try CheatCodeAutomaton(
      [CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.zero), timeLimit: .atMost(.zero))])
    var session = automaton.makeSession()
    session.perform("a", at: .zero)
    #expect(session.perform("b", at: .zero).count == 1)
    session.perform("a", at: .zero)
    #expect(session.perform("b", at: .nanoseconds(1)).isEmpty)

    let none = try CheatCodeAutomaton([CheatCodeDefinition<String>]())
    var nothing = none.makeSession()
    #expect(nothing.perform("a").isEmpty)
    #expect(nothing.nextActions().isEmpty)
    #expect(Array(nothing.codesInProgress()).isEmpty)
  }
}
