import Cheats
import Testing

/// The examples of the documentation comments, with what they say they print.
struct RegistryExampleTests {
  @Test func codesThatFollowOneStream() throws {
    var printed: [String] = []
    let konami = CheatCode(name: "konami", actions: [.swipe(.up), .swipe(.up), .keyPress("b")]) { code in
      printed.append("konami: \(code.state())")
    }
    let registry = try CheatCodeRegistry([konami])
    registry.onMatch = { code, match in printed.append("\(code.name ?? "a code") after \(match.end) actions") }
    var steps: [[String]] = []
    for action in [CheatCodeAction.swipe(.up), .swipe(.up), .swipe(.up), .keyPress("b")] {
      registry.perform(action)
      steps.append(printed)
      printed = []
    }
    #expect(steps == [["konami: matching"], ["konami: matching"], [], ["konami after 4 actions", "konami: matched"]])
  }

  @Test func compilingElsewhere() async throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "shake", actions: [.shake])])
    let compilation = registry.compilation()
    let compiled = try await Task.detached { try compilation.compiled() }.value
    #expect(registry.adopt(compiled))
  }

  @Test func hints() throws {
    let registry = try CheatCodeRegistry([
      CheatCode(name: "far", actions: [.shake, .shake, .tap(times: 1), .shake]),
      CheatCode(name: "near", actions: [.shake, .tap(times: 2)]),
      CheatCode(name: "elsewhere", actions: [.swipe(.up)]),
      CheatCode(.init(name: "secret", actions: [.shake, .swipe(.down)], isSecret: true)),
    ])
    registry.perform(.shake)
    var printed: [String] = []
    for hint in registry.codesInProgress().prefix(3) {
      printed.append("\(registry.code(for: hint.id)?.name ?? "") needs \(hint.remaining) more")
    }
    #expect(printed == ["near needs 1 more", "far needs 3 more"])
    #expect(Set(registry.nextActions()) == [.shake, .tap(times: 2), .swipe(.up)])
    try registry.register(CheatCode(name: "new", actions: [.swipe(.left)]))
    #expect(registry.nextActions().contains(.swipe(.left)), "what was edited is compiled when hints are asked for")
  }
}
