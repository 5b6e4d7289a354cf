import Cheats
import CheatsUIKit
import Testing

/// Shakes, keys and buttons, which reach the first responder and not the recognizer.
@MainActor struct ResponderTests {
  @Test func `a responder listens while a shake or a key comes next`() {
    let code = CheatCode(actions: [.swipe(.up), .shake, .keyPress("a"), .keyPress("enter"), .swipe(.down)])
    let player = Player(code)
    player.recognizer.configureForNextAction()
    #expect(player.listener == "nothing" && player.subviewCount == 0)
    player.drag(y: -80)
    #expect(player.listener == "a responder", "no keyboard for a shake")
    player.shake()
    #expect(player.listener == "a responder with a keyboard")
    #expect(player.isViewBare && player.subviewCount == 1)
    player.typeText("a")
    player.typeText("\n")
    #expect(player.listener == "nothing" && player.subviewCount == 0)
    player.drag(y: 80)
    #expect(player.told == ["began", "changed", "changed", "changed", "ended"])
    #expect(player.illegalTransitions == 0)
  }

  @Test func `the first action can be a key`() {
    let player = Player(CheatCode(actions: "idkfa".map { .keyPress(String($0)) }))
    #expect(player.listener == "nothing", "nobody has said that the view is there")
    player.recognizer.configureForNextAction()
    #expect(player.listener == "a responder with a keyboard")
    player.typeText("idkfa")
    #expect(player.told == ["began", "changed", "changed", "changed", "ended"])
    #expect(player.listener == "a responder with a keyboard", "the code has begun again")
  }

  @Test(.timeLimit(.minutes(5))) func `the responder leaves with its recognizer`() async throws {
    var player: Player? = Player(CheatCode(actions: [.shake]))
    player?.recognizer.configureForNextAction()
    let count = try #require(player).takeAway()
    #expect(count() == 1)
    player = nil
    while count() > 0 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(count() == 0)
  }

  @Test func `a registry takes no first responder unless it is asked for`() throws {
    let registry = try CheatCodeRegistry([CheatCode(actions: [.keyPress("a"), .shake])])
    let player = Player(registry)
    player.recognizer.configureForNextAction()
    #expect(!player.recognizer.takesFirstResponder && player.listener == "nothing")
    player.recognizer.takesFirstResponder = true
    player.recognizer.configureForNextAction()
    #expect(player.listener == "a responder with a keyboard")
    player.recognizer.takesFirstResponder = false
    player.recognizer.configureForNextAction()
    #expect(player.listener == "nothing" && player.subviewCount == 0)
  }

  @Test(arguments: [true, false]) func `a key of a hardware keyboard counts once`(toRecognizers: Bool) {
    let code = CheatCode(actions: [.keyPress("a"), .swipe(.up), .keyPress("escape"), .keyPress("a"), .keyPress("a")])
    let player = Player(code)
    player.handsPressesToRecognizers = toRecognizers
    player.recognizer.configureForNextAction()
    player.press("a", usage: 0x04)
    #expect(code.nextAction() == .swipe(.up))
    player.drag(y: -80)
    player.press("UIKeyInputEscape", usage: 0x29)
    player.press("", usage: 0xE1)
    player.press("a", usage: 0x04, command: true)
    #expect(code.state() == .matching && code.nextAction() == .keyPress("a"), "a command is no key of a code")
    player.press("a", usage: 0x04)
    player.press("a", usage: 0x04)
    #expect(player.told.last == "ended" && player.illegalTransitions == 0)
  }

  @Test(arguments: [true, false]) func `what the app forwards counts once`(toRecognizers: Bool) throws {
    let registry = try CheatCodeRegistry([
      CheatCode(actions: [.shake, .keyPress("a"), .swipe(.up), .keyPress("select")])
    ])
    let player = Player(registry)
    player.handsPressesToRecognizers = toRecognizers
    player.forward()
    player.shake()
    #expect(registry.position == 1)
    player.press("a", usage: 0x04)
    player.press("UIKeyInputUpArrow", usage: 0x52)
    player.pressButton(.select)
    #expect(registry.position == 4 && player.told == ["began", "changed", "changed", "ended"])
    #expect(player.listener == "the view")
  }

  @Test func `a shake that is forwarded from behind the responder counts once`() {
    let code = CheatCode(actions: [.shake, .shake, .swipe(.up)])
    let player = Player(code)
    player.forward()
    player.recognizer.configureForNextAction()
    #expect(player.listener == "a responder")
    let start = Player.now
    player.shake(at: start)
    #expect(player.shakesInView == 1, "the app is told all the same")
    #expect(code.nextAction() == .shake)
    player.shake(at: start + 1)
    #expect(code.nextAction() == .swipe(.up))
  }

  @Test func `what is no shake does nothing`() throws {
    let registry = try CheatCodeRegistry([CheatCode(actions: [.shake])])
    let player = Player(registry)
    player.moveOtherwise()
    #expect(registry.position == 0)
    player.shakeWithoutEvent()
    player.shakeWithoutEvent()
    #expect(registry.position == 2, "events that are not known cannot be the same")
  }

  @Test func `Backspace is a key`() {
    let code = CheatCode(actions: [.keyPress("a"), .keyPress("backspace"), .keyPress("b")])
    let player = Player(code)
    player.recognizer.configureForNextAction()
    player.typeText("a")
    player.typeText("\u{8}")
    player.typeText("b")
    #expect(player.told == ["began", "changed", "ended"])
  }

  @Test func `other actions are performed through the recognizer`() throws {
    let registry = try CheatCodeRegistry(
      [CheatCode(.init(actions: [.keyPress("cross"), .swipe(.up)], maximumGap: .atMost(.seconds(1))))])
    let player = Player(registry)
    player.recognizer.perform(.keyPress("cross"), timestamp: 10)
    player.recognizer.perform(.swipe(.up), timestamp: 12)
    #expect(player.told == ["began", "cancelled"], "times are those of events")
    player.update()
    player.recognizer.perform(.keyPress("cross"), timestamp: 20)
    player.recognizer.perform(.swipe(.up), timestamp: 21)
    #expect(player.told == ["began", "cancelled", "began", "ended"])
  }

  @Test func `what the app does to the codes is seen when it says so`() throws {
    let code = CheatCode(actions: [.shake, .swipe(.up)])
    let player = Player(code)
    code.performed(.shake)
    player.recognizer.configureForNextAction()
    #expect(player.told == ["began"])
    code.performed(.swipe(.up))
    player.recognizer.configureForNextAction()
    #expect(player.told == ["began", "ended"])
    player.update()
    #expect(code.state() == .reset && player.listener == "a responder")
  }
}
