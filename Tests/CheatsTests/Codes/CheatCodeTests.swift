import Testing

@testable import Cheats

struct CheatCodeTests {
  let up = CheatCodeAction.swipe(.up)
  let down = CheatCodeAction.swipe(.down)
  let a = CheatCodeAction.keyPress("a")

  @Test func stepsOfAnAttempt() {
    let code = CheatCode(name: "k", actions: [up, down, a])
    #expect(code.name == "k")
    #expect(code.actions == [up, down, a])
    #expect(code.state() == .reset && code.nextAction() == up && code.previousAction() == nil)
    code.performed(up)
    #expect(code.state() == .matching && code.nextAction() == down && code.previousAction() == up)
    code.performed(down)
    #expect(code.state() == .matching && code.nextAction() == a && code.previousAction() == down)
    code.performed(a)
    #expect(code.state() == .matched && code.nextAction() == nil && code.previousAction() == a)
  }

  @Test func matchedStaysUntilReset() {
    let code = CheatCode(actions: [up])
    for action in [up, up, down, a] {
      code.performed(action)
      #expect(code.state() == .matched && code.nextAction() == nil && code.previousAction() == up)
    }
    code.reset()
    #expect(code.state() == .reset && code.nextAction() == up && code.previousAction() == nil)
  }

  @Test func notMatchedStaysUntilReset() {
    let code = CheatCode(actions: [up, down, a])
    code.performed(up)
    for action in [up, down, a, up, down, a] {
      code.performed(action)
      #expect(code.state() == .notMatched && code.nextAction() == nil)
      #expect(code.previousAction() == up, "the last action completed successfully, not the last performed")
    }
    code.reset()
    for action in [up, down, a] { code.performed(action) }
    #expect(code.state() == .matched)
  }

  @Test func anEmptyCodeNeverMatches() {
    let code = CheatCode(actions: [])
    #expect(code.name == nil && code.state() == .reset && code.nextAction() == nil)
    for _ in 0..<3 {
      code.performed(up)
      #expect(code.state() == .notMatched && code.nextAction() == nil && code.previousAction() == nil)
    }
    code.reset()
    #expect(code.state() == .reset)
  }

  @Test func callsBackAfterEveryActionAndEveryReset() {
    var states: [CheatCode.State] = []
    let code = CheatCode(actions: [up, down]) { states.append($0.state()) }
    code.reset()
    for action in [up, down, down] { code.performed(action) }
    code.reset()
    for action in [down, down] { code.performed(action) }
    #expect(states == [.reset, .matching, .matched, .matched, .reset, .notMatched, .notMatched])
  }

  @Test func aCallbackThatPerformsCallsBackAtOnce() {
    var log: [String] = []
    let code = CheatCode(actions: [up, down, a]) { [down, a] code in
      log.append("begin \(code.previousAction()?.description ?? "-")")
      switch code.nextAction() {
      case .some(let next) where next == down || next == a: code.performed(next)
      default: break
      }
      log.append("end \(code.state())")
    }
    code.performed(up)
    #expect(
      log == ["begin swipe up", "begin swipe down", "begin key press: a", "end matched", "end matched", "end matched"])
  }

  @Test func aCallbackThatResetsCallsBackAtOnce() {
    var states: [CheatCode.State] = []
    let code = CheatCode(actions: [up]) { code in
      states.append(code.state())
      if code.state() == .matched { code.reset() }
      states.append(code.state())
    }
    code.performed(up)
    #expect(states == [.matched, .reset, .reset, .reset])
    code.performed(up)
    #expect(states.count == 8)
  }

  @Test func aCodeReleasedInItsCallbackFinishes() {
    final class Owner { var code: CheatCode? }
    let owner = Owner()
    var states: [CheatCode.State] = []
    owner.code = CheatCode(actions: [up]) { code in
      owner.code = nil
      states.append(code.state())
    }
    weak let code = owner.code
    owner.code?.performed(up)
    #expect(states == [.matched])
    #expect(code == nil)
  }

  @Test func parametersAcceptWhatTheyName() {
    let digits = Set(["0", "1", "2"].map(CheatCodeAction.keyPress))
    let code = CheatCode(.init(name: "warp", actions: [up], parameters: [.oneOf(digits), .any]))
    #expect(code.nextAction() == up && code.nextStep() == .oneOf([up]))
    code.performed(up)
    #expect(code.nextAction() == nil && code.nextStep() == .oneOf(digits) && code.state() == .matching)
    code.performed(.keyPress("2"))
    #expect(code.nextAction() == nil && code.state() == .matching && code.previousAction() == .keyPress("2"))
    #expect(code.nextStep() == .any)
    code.performed(.shake)
    #expect(code.state() == .matched && code.previousAction() == .shake && code.nextStep() == nil)
    code.reset()
    for action in [up, down, a] { code.performed(action) }
    #expect(code.state() == .notMatched && code.previousAction() == up && code.nextStep() == nil)
  }

  @Test func definitionsInferTheirActions() {
    let inferred = [CheatCodeDefinition(name: "k", actions: [.swipe(.up)])]
    let general = CheatCodeDefinition(name: "k", actions: [1, 2, 3], isSecret: true)
    let spelled = CheatCodeDefinition<CheatCodeAction>(
      name: "k", actions: [up], parameters: [.any], maximumGap: .unlimited, timeLimit: .atMost(.seconds(1)),
      isSecret: true, isEnabled: false)
    let aliased: CheatCode.Definition = .init(name: "k", actions: [up])
    #expect(inferred == [aliased])
    #expect(general.actions == [1, 2, 3] && general.isSecret)
    #expect(spelled.parameters == [.any] && spelled.maximumGap == .unlimited && spelled.isSecret && !spelled.isEnabled)
    #expect(spelled.timeLimit == .atMost(.seconds(1)))
    #expect(aliased.isEnabled && aliased.parameters.isEmpty && aliased.timeLimit == .inherited)
  }
}
