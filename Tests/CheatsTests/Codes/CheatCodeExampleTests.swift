import Cheats
import Testing

/// The examples of the documentation comments, with what they say they print.
struct CheatCodeExampleTests {
  @Test func aCodeOnItsOwn() {
    var printed: [String] = []
    let code = CheatCode(actions: [.swipe(.up), .swipe(.down), .keyPress("a")]) { code in
      printed.append("\(code.state()) \(code.nextAction()?.description ?? "nothing more")")
    }
    code.performed(.swipe(.up))
    code.performed(.swipe(.up))
    code.performed(.swipe(.down))
    code.reset()
    #expect(
      printed == ["matching swipe down", "not matched nothing more", "not matched nothing more", "reset swipe up"])
  }

  @Test func aCodeWithAName() {
    let code = CheatCode(name: "god mode", actions: [.keyPress("i"), .keyPress("d")])
    #expect(code.name ?? "unnamed" == "god mode")
  }

  @Test func theNextStepAtAParameter() {
    let warp = CheatCode(.init(actions: [.shake], parameters: [.any]))
    warp.performed(.shake)
    #expect(warp.nextAction() == nil && warp.nextStep() == .any)
  }

  @Test func aDefinitionThatInfersItsActions() {
    let definitions = [CheatCodeDefinition(name: "k", actions: [.swipe(.up), .keyPress("k")])]
    #expect(definitions.map(\.actions.count) == [2])
  }
}
