import Cheats
import CheatsTestSupport
import Testing

/// Scripts that once gave something else than the model, made small.
struct KeptScriptTests {
  typealias Operations = [ScriptOperation<CheatCodeAction>]

  struct Kept: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var configuration = CheatCodeConfiguration()
    var codes: [CheatCode.Definition]
    var operations: Operations

    var script: Script<CheatCodeAction> { Script(configuration: configuration, codes: codes, operations: operations) }
  }

  private static let (a, b, c, x) = (key("a"), key("b"), key("c"), key("x"))

  private static func key(_ text: String) -> CheatCodeAction { .keyPress(text) }

  static let kept: [Kept] = [
    Kept(
      testDescription: "a limit that expires after the latest action was replaced",
      configuration: .init(matchKind: .nonOverlapping, timeLimit: .zero), codes: [.init(actions: [a])],
      operations: [
        .perform(a, at: .nanoseconds(15_000_001)), .advance(to: .milliseconds(42)), .replaceLast(b),
        .flush(at: .nanoseconds(42_000_001)),
      ]),
    Kept(
      testDescription: "an anchored attempt beyond its limit that undo sets right",
      configuration: .init(isAnchored: true),
      codes: [.init(actions: [b, c], maximumGap: .atMost(.milliseconds(1)))],
      operations: [
        .perform(b, at: .milliseconds(44)), .flush(at: .milliseconds(47)), .perform(b), .removeLast, .perform(c),
      ]),
    Kept(
      testDescription: "what was entered in an anchored attempt when the longest code goes",
      configuration: .init(isAnchored: true), codes: [.init(actions: [c], parameters: [.oneOf([a, c])])],
      operations: [
        .add(.init(actions: [c, b, a, c], parameters: [.oneOf([b, c])])), .perform(c), .perform(a), .perform(c),
        .perform(.shake), .remove(CheatCodeID(rawValue: 1)), .perform(a), .perform(c), .perform(a),
      ]),
    Kept(
      testDescription: "a match that waits for the longest code when that is removed",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [c, c, c]), .init(actions: [c])],
      operations: [.perform(c), .perform(c), .remove(CheatCodeID(rawValue: 0)), .perform(c)]),
    Kept(
      testDescription: "a reset after undo went behind an enabled code's floor",
      configuration: .init(isAnchored: true), codes: [.init(actions: [b], isEnabled: false)],
      operations: [.perform(b), .enable(CheatCodeID(rawValue: 0)), .removeLast, .reset, .perform(b)]),
    Kept(
      testDescription: "a code added behind a match that undo takes back",
      configuration: .init(matchKind: .leftmostLongest), codes: [.init(actions: [a]), .init(actions: [a, b])],
      operations: [
        .perform(b), .change(CheatCodeID(rawValue: 0), .init(actions: [c])), .perform(a), .replaceLast(c),
        .change(CheatCodeID(rawValue: 1), .init(actions: [b])), .replaceLast(c),
      ]),
    Kept(
      testDescription: "a match that time delivered before the action that is taken back",
      configuration: .init(matchKind: .leftmostLongest, holdLimit: .milliseconds(1)),
      codes: [.init(actions: [a]), .init(actions: [a, a])],
      operations: [.perform(a, at: .nanoseconds(1_000_001)), .perform(a, at: .milliseconds(35)), .removeLast]),
    Kept(
      testDescription: "a floor of a short code while a longer one makes what waits be looked for again",
      configuration: .init(matchKind: .leftmostLongest), codes: [.init(actions: [a, c])],
      operations: [.perform(a), .add(.init(actions: [a])), .perform(a), .disable(CheatCodeID(rawValue: 0))]),
    Kept(
      testDescription: "the order of anchored codes in progress where one is at its parameters",
      configuration: .init(isAnchored: true),
      codes: [
        .init(actions: [c, c, a]), .init(actions: [b], parameters: [.any, .oneOf([c, x])]), .init(actions: [a, c, b]),
      ],
      operations: [.perform(b), .resetCode(CheatCodeID(rawValue: 2)), .perform(a)]),
    Kept(
      testDescription: "the order of anchored codes in progress that began at different places",
      configuration: .init(isAnchored: true), codes: [.init(actions: [a, a, a]), .init(actions: [a, a, b])],
      operations: [
        .perform(x), .resetCode(CheatCodeID(rawValue: 0)), .perform(x), .resetCode(CheatCodeID(rawValue: 1)),
        .perform(a), .resetCode(CheatCodeID(rawValue: 0)), .perform(a),
      ]),
    Kept(
      testDescription: "a hold limit that was over before the latest action was taken back",
      configuration: .init(matchKind: .leftmostLongest, holdLimit: .nanoseconds(3)),
      codes: [.init(actions: [a, b]), .init(actions: [a])],
      operations: [
        .perform(a, at: .zero), .perform(x, at: .nanoseconds(1)), .advance(to: .nanoseconds(10)), .removeLast,
        .advance(to: .nanoseconds(10)),
      ]),
    Kept(
      testDescription: "a match that time delivered after the action that is taken back",
      configuration: .init(matchKind: .leftmostLongest, holdLimit: .nanoseconds(3)),
      codes: [.init(actions: [a, b]), .init(actions: [a])],
      operations: [
        .perform(a, at: .zero), .advance(to: .nanoseconds(5)), .removeLast, .perform(a, at: .nanoseconds(6)),
        .advance(to: .nanoseconds(20)),
      ]),
    Kept(
      testDescription: "matches that a flush delivered, taken back with their actions one by one",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [a]), .init(actions: [b]), .init(actions: [a, b, c])],
      operations: [
        .perform(a), .perform(b), .flush(), .removeLast, .perform(b), .removeLast, .removeLast, .perform(a), .flush(),
      ]),
    Kept(
      testDescription: "a code that is complete behind the held match, when the stream has gone on",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [a, b, c, x, a]), .init(actions: [a]), .init(actions: [c], parameters: [.any])],
      operations: [
        .perform(a), .perform(b), .perform(c), .perform(x), .advance(to: .seconds(1)), .disable(.init(rawValue: 1)),
        .perform(c),
      ]),
    Kept(
      testDescription: "a hold limit that begins at the end of time",
      configuration: .init(matchKind: .leftmostLongest, holdLimit: .milliseconds(1)),
      codes: [.init(actions: [a, b]), .init(actions: [a])],
      operations: [.perform(a, at: .seconds(Int64.max)), .advance(to: .seconds(Int64.max)), .flush()]),
    Kept(
      testDescription: "a hold limit that ends just at the end of time, and one that ends just behind it",
      configuration: .init(matchKind: .leftmostLongest, holdLimit: .nanoseconds(5)),
      codes: [.init(actions: [a, b]), .init(actions: [a])],
      operations: [
        .perform(a, at: .nanoseconds(Int64.max - 5)), .replaceLast(a, at: .nanoseconds(Int64.max - 4)),
        .advance(to: .nanoseconds(Int64.max)),
      ]),
    Kept(
      testDescription: "limits that nothing exceeds between the ends of time",
      configuration: .init(matchKind: .leftmostFirst, timeLimit: .seconds(Int64.max), holdLimit: .seconds(Int64.max)),
      codes: [.init(actions: [a, b]), .init(actions: [a], maximumGap: .atMost(.nanoseconds(Int64.max)))],
      operations: [
        .perform(a, at: .seconds(Int64.min)), .advance(to: .nanoseconds(-2)), .advance(to: .seconds(Int64.max)),
      ]),
    Kept(
      testDescription: "what was entered in a match that waits for the longest code when that goes",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [a], parameters: [.oneOf([a])]), .init(actions: [a, a, a, a, a, b])],
      operations: [
        .perform(a), .perform(a), .perform(a), .perform(a), .perform(a),
        .change(.init(rawValue: 1), .init(actions: [b])), .perform(a),
      ]),
    Kept(
      testDescription: "what was entered in a match that an edit freed, when the actions behind it are taken back",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [a], parameters: [.oneOf([a])]), .init(actions: [a, a, b, b, b, b, b, b, c])],
      operations: [
        .perform(a), .perform(a), .perform(b), .perform(b), .perform(b), .perform(b), .perform(b),
        .remove(.init(rawValue: 1)), .perform(x), .perform(b), .removeLast, .removeLast, .perform(x),
      ]),
    Kept(
      testDescription: "what was entered in a match that time delivered, when undo goes back in front of it twice",
      configuration: .init(matchKind: .leftmostLongest, maximumGap: .milliseconds(1)),
      codes: [.init(actions: [a], parameters: [.any]), .init(actions: [a], parameters: [.oneOf([a]), .oneOf([a])])],
      operations: [
        .perform(a, at: .zero), .perform(a), .advance(to: .milliseconds(70)), .removeLast, .removeLast, .perform(b),
        .perform(c), .removeLast, .removeLast, .perform(x), .removeLast,
      ]),
    Kept(
      testDescription: "what was entered in a match that time delivered instead of one that was taken back",
      configuration: .init(matchKind: .leftmostLongest, maximumGap: .milliseconds(1)),
      codes: [.init(actions: [a], parameters: [.any]), .init(actions: [a, a, c])],
      operations: [
        .perform(a, at: .zero), .perform(a), .advance(to: .milliseconds(10)), .perform(x), .removeLast, .removeLast,
        .perform(a), .perform(b), .advance(to: .milliseconds(90)), .removeLast, .removeLast,
      ]),
    Kept(
      testDescription: "an anchored attempt beyond its limit, saved when it began longer ago than can be told",
      configuration: .init(isAnchored: true, timeLimit: .milliseconds(2)),
      codes: [.init(actions: [a], parameters: [.any, .any])],
      operations: [
        .perform(a, at: .nanoseconds(-1_999_999)), .perform(a), .perform(a, at: .milliseconds(1)),
        .advance(to: .seconds(Int64.max)), .restore(),
      ]),
    Kept(
      testDescription: "a gap of centuries that is exceeded, saved when its code began longer ago than can be told",
      configuration: .init(maximumGap: .nanoseconds(7_000_000_000_000_000_000)), codes: [.init(actions: [a, a, b, a])],
      operations: [
        .perform(a, at: .milliseconds(-2)), .perform(a), .perform(b), .advance(to: .seconds(Int64.max)), .restore(),
      ]),
    Kept(
      testDescription: "actions too far apart for a code, saved when they are longer ago than can be told",
      configuration: .init(matchKind: .leftmostLongest),
      codes: [.init(actions: [a, b, c, x]), .init(actions: [b, c], timeLimit: .atMost(.milliseconds(2)))],
      operations: [
        .perform(a, at: .seconds(Int64.min)), .perform(b, at: .milliseconds(-3)), .perform(c, at: .zero),
        .advance(to: .seconds(Int64.max)), .restore(), .flush(),
      ]),
    Kept(
      testDescription: "a limit that is exceeded by time that begins behind a saved game",
      configuration: .init(timeLimit: .milliseconds(2)), codes: [.init(actions: [a])],
      operations: [
        .perform(b), .restore(), .advance(to: .milliseconds(58)), .flush(at: .milliseconds(62)),
      ]),
  ]

  @Test(arguments: kept)
  func `a session gives what the model gives`(_ kept: Kept) throws {
    #expect(kept.script.firstDisagreement(with: try SessionSubject(kept.script)) == nil)
  }

  @Test(arguments: kept)
  func `a registry gives and calls what the model says`(_ kept: Kept) throws {
    let subject = try RegistrySubject(kept.script)
    #expect(kept.script.firstDisagreement(with: subject) == nil)
    #expect(subject.wrongCalls == [])
  }
}
