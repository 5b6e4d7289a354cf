import Cheats
import Testing

/// The examples at registries, with what they say they print.
struct RegistryExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `codes that follow one stream`() throws {
    let konami = CheatCode(name: "konami", actions: [.swipe(.up), .swipe(.up), .keyPress("b")]) { code in
      print("konami:", code.state())
    }
    let registry = try CheatCodeRegistry([konami])
    registry.onMatch = { code, match in print(code.name ?? "a code", "after", match.end, "actions") }
    registry.perform(.swipe(.up))  // prints "konami: matching"
    registry.perform(.swipe(.up))  // prints "konami: matching"
    registry.perform(.swipe(.up))  // prints nothing: the last two are still the beginning of the code
    registry.perform(.keyPress("b"))  // prints "konami after 4 actions", then "konami: matched"

    #expect(
      output.lines == ["konami: matching", "konami: matching", "konami after 4 actions", "konami: matched"])
  }

  @Test func `compiling elsewhere`() async throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "shake", actions: [.shake])])
    let compilation = registry.compilation()
    let compiled = try await Task.detached { try compilation.compiled() }.value
    registry.adopt(compiled)

    registry.onMatch = { code, match in print(code.name ?? "", match.end) }
    registry.perform(.shake)
    #expect(output.lines == ["shake 1"])
    #expect(registry.adopt(compiled), "the codes have not been edited since")
  }

  @Test func hints() throws {
    let registry = try CheatCodeRegistry([
      CheatCode(name: "far", actions: [.shake, .shake, .tap(times: 1), .shake]),
      CheatCode(name: "near", actions: [.shake, .tap(times: 2)]),
      CheatCode(name: "elsewhere", actions: [.swipe(.up)]),
      CheatCode(.init(name: "secret", actions: [.shake, .swipe(.down)], isSecret: true)),
    ])
    registry.perform(.shake)
    for hint in registry.codesInProgress().prefix(3) {
      print(registry.code(for: hint.id)?.name ?? "", "needs", hint.remaining, "more")
    }

    #expect(output.lines == ["near needs 1 more", "far needs 3 more"])
    #expect(Set(registry.nextActions()) == [.shake, .tap(times: 2), .swipe(.up)])
    try registry.register(CheatCode(name: "new", actions: [.swipe(.left)]))
    #expect(registry.nextActions().contains(.swipe(.left)), "what was edited is compiled when hints are asked for")
  }
}
