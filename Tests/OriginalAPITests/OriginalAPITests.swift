import Cheats
import Testing

// Everything outside the tests is written as a client of Ross Butler's package Cheats 3.0.0 could have written it, and
// uses all of that package's public interface; the target for language mode 5 compiles this file too.

final class CheatLabel {
  var text = ""
  var nextActionText = ""
  var unlocked = 0
}

final class CheatScreen {
  let label = CheatLabel()
  private(set) var cheatCode: CheatCode?

  func load(actions: [CheatCode.Action]) {
    let cheatCode = CheatCode(actions: actions) { [weak self] cheatCode in
      self?.updateStateLabel(cheatCode: cheatCode)
      self?.updateNextActionLabel(cheatCode: cheatCode)
    }
    updateNextActionLabel(cheatCode: cheatCode)
    self.cheatCode = cheatCode
  }

  func updateStateLabel(cheatCode: CheatCode) {
    switch cheatCode.state() {
    case .matched:
      label.text = "Cheat unlocked"
      label.unlocked += 1
    case .matching:
      label.text = "Cheat incomplete"
    case .notMatched:
      label.text = "Cheat incorrect"
    case .reset:
      label.text = "Cheat sequence reset"
    }
  }

  func updateNextActionLabel(cheatCode: CheatCode) {
    if let nextAction = cheatCode.nextAction() {
      label.nextActionText = "Next action: \(nextAction.description)"
    } else {
      label.nextActionText = ""
    }
  }
}

// As a gesture recogniser does it: a tap counts only where it is asked for.
func tapped(times: Int, on cheatCode: CheatCode) {
  if let nextAction = cheatCode.nextAction(), case .tap(let numberOfTaps) = nextAction, times == numberOfTaps {
    cheatCode.performed(nextAction)
  }
}

func shortName(of action: CheatCodeAction) -> String {
  switch action {
  case .keyPress(let key): return key
  case .shake: return "!"
  case .swipe(let direction): return arrow(for: direction)
  case .tap(let times): return "\(times)"
  }
}

func shortName(of action: CheatCode.Action?) -> String {
  guard let action = action else { return "-" }
  return shortName(of: action)
}

func arrow(for direction: CheatCodeSwipeDirection) -> String {
  switch direction {
  case .up: return "^"
  case .down: return "v"
  case .left: return "<"
  case .right: return ">"
  }
}

func isOver(_ state: CheatCode.State) -> Bool {
  switch state {
  case .matched, .notMatched: return true
  case .matching, .reset: return false
  }
}

struct OriginalAPITests {
  @Test func aScreenFollowsACode() throws {
    let screen = CheatScreen()
    screen.load(actions: [.swipe(.up), .shake, .keyPress("a")])
    let code = try #require(screen.cheatCode)
    #expect(screen.label.nextActionText == "Next action: swipe up")
    code.performed(.swipe(.up))
    #expect(screen.label.text == "Cheat incomplete")
    #expect(screen.label.nextActionText == "Next action: shake")
    code.performed(.keyPress("a"))
    #expect(screen.label.text == "Cheat incorrect")
    #expect(screen.label.nextActionText == "")
    code.reset()
    #expect(screen.label.text == "Cheat sequence reset")
    for action in [CheatCodeAction.swipe(.up), .shake, .keyPress("a")] {
      code.performed(action)
    }
    #expect(screen.label.text == "Cheat unlocked")
    #expect(screen.label.unlocked == 1)
  }

  @Test func aCallbackThatHoldsItsOwnerWeaklyOutlivesIt() {
    var screen: CheatScreen? = CheatScreen()
    screen?.load(actions: [.shake])
    let code = screen?.cheatCode
    weak let label = screen?.label
    screen = nil
    #expect(label == nil)
    code?.performed(.shake)
    #expect(code?.state() == .matched)
  }

  @Test func everyMemberIsThere() {
    let actionSequence: [CheatCode.Action] = [.swipe(.up), .tap(times: 2), .shake, .keyPress("b")]
    let cheat = CheatCode(actions: actionSequence)
    #expect(cheat.state() == .reset)
    #expect(cheat.nextAction() == .swipe(.up))
    #expect(cheat.previousAction() == nil)
    cheat.performed(.swipe(.up))
    tapped(times: 1, on: cheat)
    #expect(cheat.state() == .matching)
    tapped(times: 2, on: cheat)
    #expect(shortName(of: cheat.previousAction()) == "2")
    #expect(shortName(of: cheat.nextAction()) == "!")
    cheat.performed(.shake)
    cheat.performed(.keyPress("b"))
    #expect(cheat.state() == CheatCode.State.matched)
    #expect(cheat.nextAction() == nil)
    #expect(isOver(cheat.state()))
    cheat.reset()
    #expect(cheat.state() == CheatCodeState.reset)
    #expect(!isOver(cheat.state()))
  }

  @Test func functionsAndInitialisersAreValues() {
    let make: ([CheatCode.Action], ((CheatCode) -> Void)?) -> CheatCode = CheatCode.init(actions:onStateChanged:)
    let makeUntyped = CheatCode.init(actions:onStateChanged:)
    let makeBare: ([CheatCodeAction], ((CheatCode) -> Void)?) -> CheatCode = CheatCode.init
    var states: [CheatCode.State] = []
    let record: (CheatCode) -> Void = { states.append($0.state()) }
    for code in [make([.shake], record), makeUntyped([.shake], record), makeBare([.shake], record)] {
      let performed = code.performed
      let state = code.state
      let reset = code.reset
      performed(.shake)
      #expect(state() == .matched)
      #expect(CheatCode.nextAction(code)() == nil)
      #expect(CheatCode.previousAction(code)() == .shake)
      reset()
    }
    #expect(states == [.matched, .reset, .matched, .reset, .matched, .reset])
  }

  @Test func everyWayToWriteTheCallback() {
    var calls = 0
    func count(_: CheatCode) { calls += 1 }
    let codes = [
      CheatCode(actions: [.shake], onStateChanged: nil),
      CheatCode(actions: [.shake], onStateChanged: count),
      CheatCode(actions: [.shake]) { _ in calls += 1 },
      CheatCode(actions: [.shake], onStateChanged: { (_: CheatCode) -> Void in calls += 1 }),
    ]
    for code in codes {
      code.performed(.tap(times: 1))
    }
    #expect(calls == 3)
  }

  @Test func aCallbackStartsAgainAfterAMistake() {
    let code = CheatCode(actions: [.keyPress("a"), .keyPress("b")]) { cheatCode in
      if cheatCode.state() == .notMatched { cheatCode.reset() }
    }
    code.performed(.keyPress("b"))
    #expect(code.state() == .reset)
    code.performed(.keyPress("a"))
    code.performed(.keyPress("b"))
    #expect(code.state() == .matched)
  }

  @Test func theTexts() {
    let actions: [CheatCodeAction] = [
      .keyPress("a"), .shake, .swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right), .tap(times: 0),
      .tap(times: 1), .tap(times: 2), .tap(times: 3), .tap(times: 4), .tap(times: 7),
    ]
    #expect(
      actions.map { $0.description } == [
        "key press: a", "shake", "swipe up", "swipe down", "swipe left", "swipe right", "tap 0 times",
        "single tap", "double tap", "triple tap", "quadruple tap", "tap 7 times",
      ])
    let directions: [CheatCodeSwipeDirection] = [.up, .down, .left, .right]
    #expect(directions.map(\.description) == ["up", "down", "left", "right"])
    let states: [CheatCodeState] = [.matched, .matching, .notMatched, .reset]
    #expect(states.map { "\($0)" } == ["matched", "matching", "not matched", "reset"])
    let printable: CustomStringConvertible = CheatCode.Action.shake
    #expect(printable.description == "shake")
  }

  @Test func equality() {
    #expect(CheatCodeAction.keyPress("a") == .keyPress("a"))
    #expect(CheatCodeAction.keyPress("a") != .keyPress("A"))
    #expect(CheatCodeAction.keyPress("\u{E9}") == .keyPress("e\u{301}"))
    #expect(CheatCodeAction.swipe(.up) != .swipe(.down))
    #expect(CheatCodeAction.tap(times: 2) != .tap(times: 3))
    #expect(CheatCodeAction.shake != .tap(times: UInt(1)))
    #expect(CheatCodeState.matched != .matching)
    #expect(CheatCodeSwipeDirection.left == .left)
    let actions: [CheatCode.Action] = [.shake, .tap(times: 1)]
    #expect(actions.contains(.shake))
    #expect(actions.firstIndex(of: .tap(times: 1)) == 1)
  }
}
