import Testing

@testable import Cheats

struct RegistryCompilationTests {
  @Test func manyEditsCostOneCompilationAtTheNextAction() throws {
    let registry = try CheatCodeRegistry()
    let codes = (0..<20).map { CheatCode(name: "\($0)", actions: keys("ab")) }
    try registry.register(contentsOf: codes)
    #expect(registry.core.session.automaton.count == 0, "nothing is compiled before it is needed")
    registry.perform("a")
    let first = registry.core.session.automaton
    for code in codes.prefix(5) { registry.remove(code) }
    try registry.update(codes[7], to: .init(name: "7", actions: keys("b")))
    try registry.register(codes[0])
    registry.disable(codes[8])
    registry.reset(codes[9])
    #expect(codes[10].state() == .matching && codes[7].state() == .reset && codes[0].nextAction() == .keyPress("a"))
    #expect(registry.core.session.automaton === first && !registry.core.roster.isCompiled, "questions compile nothing")
    registry.perform("b")
    let second = registry.core.session.automaton
    #expect(second !== first && second.count == 16)
    registry.disable(codes[10])
    registry.enable(codes[10])
    registry.reset()
    registry.perform("b")
    #expect(registry.core.session.automaton === second, "these are no edits of the compiled codes")
  }

  @Test func compilingBeforeTheAction() throws {
    let code = CheatCode(actions: keys("ab"))
    let registry = try CheatCodeRegistry([code])
    registry.compile()
    let first = registry.core.session.automaton
    registry.perform("a")
    registry.compile()
    #expect(registry.core.session.automaton === first)
    #expect(code.nextAction() == .keyPress("b"))
  }

  @Test func compilingElsewhere() async throws {
    let code = CheatCode(name: "kept", actions: keys("abc"))
    let registry = try CheatCodeRegistry([code])
    registry.perform("a")
    let added = CheatCode(.init(name: "added", actions: keys("bc")))
    try registry.register(added)
    let compilation = registry.compilation()
    let compiled = try await Task.detached { try compilation.compiled() }.value
    // Meanwhile the player went on, with the codes compiled there or not, and a code was disabled.
    registry.disable(added)
    #expect(registry.adopt(compiled))
    #expect(registry.core.session.automaton === compiled.automaton && registry.core.roster.isCompiled)
    registry.perform("bc")
    #expect(registry.core.session.automaton === compiled.automaton, "the action had nothing to compile")
    #expect(code.state() == .matched && added.state() == .reset && !registry.isEnabled(added))
    #expect(registry.adopt(compiled), "once more changes nothing")
    #expect(code.state() == .matched)
  }

  @Test func whatWasCompiledTooLateIsNotUsed() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "a", actions: keys("a"))])
    let compiled = try registry.compilation().compiled()
    let late = CheatCode(name: "b", actions: keys("b"))
    try registry.register(late)
    #expect(!registry.adopt(compiled) && registry.core.session.automaton.count == 0)
    registry.perform("b")
    #expect(late.state() == .matched)
    let twin = try CheatCodeRegistry([CheatCode(name: "a", actions: keys("a"))])
    #expect(!twin.adopt(compiled), "nor is what another registry gave to compile")
  }

  @Test func aSnapshotIsNotEdited() throws {
    let code = CheatCode(name: "a", actions: keys("a"))
    let registry = try CheatCodeRegistry([code])
    let compilation = registry.compilation()
    registry.remove(code)
    #expect(try compilation.compiled().automaton.count == 1)
    #expect(registry.count == 0)
  }
}
