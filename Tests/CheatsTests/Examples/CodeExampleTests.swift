import Cheats
import Testing

/// The examples at codes, their actions and their definitions, with what they say they print.
struct CodeExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `a code on its own`() {
    let code = CheatCode(actions: [.swipe(.up), .swipe(.down), .keyPress("a")]) { code in
      print(code.state(), code.nextAction()?.description ?? "nothing more")
    }
    code.performed(.swipe(.up))  // prints "matching swipe down"
    code.performed(.swipe(.up))  // prints "not matched nothing more"
    code.performed(.swipe(.down))  // prints "not matched nothing more": it stays so until it is reset
    code.reset()  // prints "reset swipe up"

    #expect(
      output.lines == [
        "matching swipe down", "not matched nothing more", "not matched nothing more", "reset swipe up",
      ])
  }

  @Test func `a code with a name`() {
    let code = CheatCode(name: "god mode", actions: [.keyPress("i"), .keyPress("d")])
    print(code.name ?? "unnamed")  // god mode

    #expect(output.lines == ["god mode"])
  }

  @Test func `the progress of a code`() throws {
    let code = CheatCode(actions: [.shake, .shake, .swipe(.up)])
    code.performed(.shake)
    print(code.progress(), "of", code.actions.count)  // 1 of 3

    #expect(output.lines == ["1 of 3"])
    code.performed(.swipe(.up))
    #expect(code.progress() == 1 && code.state() == .notMatched)
    // In a registry a code falls back.
    let registry = try CheatCodeRegistry([code])
    for action in [CheatCode.Action.shake, .shake, .shake] { registry.perform(action) }
    #expect(code.progress() == 2)
  }

  @Test func `the next step at a parameter`() {
    let warp = CheatCode(.init(actions: [.shake], parameters: [.any]))
    warp.performed(.shake)
    print(warp.nextAction() == nil, warp.nextStep() == .any)  // true true

    #expect(output.lines == ["true true"])
  }

  @Test func `the texts of actions`() {
    let actions: [CheatCode.Action] = [.swipe(.up), .tap(times: 2), .shake, .keyPress("a")]
    print(actions.map(\.description))
    // ["swipe up", "double tap", "shake", "key press: a"]

    #expect(output.lines == [#"["swipe up", "double tap", "shake", "key press: a"]"#])
  }

  @Test func `a definition that infers its actions`() {
    let definitions = [CheatCodeDefinition(name: "k", actions: [.swipe(.up), .keyPress("k")])]

    #expect(definitions.map(\.actions.count) == [2])
  }

  @Test func `a definition with a limit`() throws {
    let konami = CheatCode.Definition(
      name: "konami",
      actions: [.swipe(.up), .swipe(.up), .swipe(.down), .swipe(.down), .keyPress("b"), .keyPress("a")],
      maximumGap: .atMost(.seconds(2)))

    var session = try CheatCodeAutomaton([konami]).makeSession()
    session.perform(.swipe(.up), at: .seconds(1))
    session.advance(to: .seconds(3))
    #expect(session.state(of: session.automaton.ids[0]) == .matching)
    session.advance(to: .seconds(3) + .nanoseconds(1))
    #expect(session.state(of: session.automaton.ids[0]) == .reset)
  }

  @Test func `a configuration`() throws {
    var configuration = CheatCodeConfiguration()
    configuration.matchKind = .leftmostLongest
    configuration.maximumGap = .seconds(2)

    let codes = ["a", "ab"].map { CheatCodeDefinition(actions: $0.map(String.init)) }
    var session = try CheatCodeAutomaton(codes, configuration: configuration).makeSession()
    #expect(session.perform("a", at: .seconds(0)).isEmpty)
    #expect(session.perform("b", at: .seconds(2)).map(\.code) == [session.automaton.ids[1]])
  }
}
