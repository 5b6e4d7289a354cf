import Testing

@testable import Cheats

struct RegistryErrorTests {
  @Test func emptyCodes() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "k", actions: keys("a"))])
    #expect(throws: CheatCodeError(.emptyCode, index: 1, name: "e")) {
      try registry.register(CheatCode(name: "e", actions: []))
    }
    #expect(throws: CheatCodeError(.emptyCode, index: 1)) {
      try CheatCodeRegistry([CheatCode(actions: keys("a")), CheatCode(actions: [])])
    }
    #expect(registry.codes.map(\.name) == ["k"])
  }

  @Test func namesGivenTwice() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "k", actions: keys("a"))])
    let twin = CheatCode(name: "k", actions: keys("b"))
    #expect(throws: CheatCodeError(.nameTaken, index: 1, name: "k")) { try registry.register(twin) }
    #expect(throws: CheatCodeError(.nameTaken, index: 2, name: "m")) {
      try registry.register(contentsOf: [
        CheatCode(name: "m", actions: keys("a")), CheatCode(name: "m", actions: keys("b")),
      ])
    }
    try registry.register(contentsOf: [CheatCode(actions: keys("a")), CheatCode(actions: keys("a"))])
    #expect(registry.codes.map(\.name) == ["k", nil, nil], "codes without a name never clash")
    #expect(registry.id(of: twin) == nil)
    try registry.remove(#require(registry.code(named: "k")))
    try registry.register(twin)
    #expect(registry.code(named: "k") === twin)
  }

  @Test func codesThatAreInARegistry() throws {
    let code = CheatCode(name: "k", actions: keys("a"))
    let other = CheatCode(name: "o", actions: keys("b"))
    let registry = try CheatCodeRegistry([code])
    #expect(throws: CheatCodeError(.alreadyRegistered, name: "k")) { try registry.register(code) }
    #expect(throws: CheatCodeError(.alreadyRegistered, name: "k")) { try CheatCodeRegistry([other, code]) }
    #expect(throws: CheatCodeError(.alreadyRegistered, name: "o")) { try CheatCodeRegistry([other, other]) }
    try registry.register(other)
    #expect(throws: CheatCodeError(.alreadyRegistered, name: "o")) { try registry.replace(code, with: other) }
    #expect(throws: CheatCodeError(.alreadyRegistered, name: "k")) { try registry.replace(code, with: code) }
  }

  @Test func codesThatAreInNoRegistry() throws {
    let code = CheatCode(name: "k", actions: keys("a"))
    let stranger = CheatCode(name: "k", actions: keys("a"))
    let registry = try CheatCodeRegistry([code])
    #expect(registry.contains(code) && !registry.contains(stranger))
    #expect(registry.disable(code) && registry.enable(code) && registry.reset(code))
    #expect(!registry.disable(stranger) && !registry.enable(stranger) && !registry.reset(stranger))
    #expect(throws: CheatCodeError(.notRegistered, name: "k")) {
      try registry.update(stranger, to: code.definition)
    }
    #expect(throws: CheatCodeError(.notRegistered, name: "k")) { try registry.replace(stranger, with: stranger) }
    #expect(registry.isEnabled(code))
  }

  @Test func conflictsAreThoseOfTheCodesAsTheyAre() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "k", actions: keys("ab"))])
    #expect(Array(registry.conflicts).isEmpty)
    try registry.register(CheatCode(name: "l", actions: keys("abc")))
    #expect(registry.conflicts.map(\.relation) == [.prefix])
  }

  @Test func negativeLimitsAndConfigurations() throws {
    let definition = CheatCode.Definition(name: "k", actions: keys("a"), maximumGap: .atMost(.seconds(-1)))
    #expect(throws: CheatCodeError(.negativeLimit(.maximumGap), index: 0, name: "k")) {
      try CheatCodeRegistry([CheatCode(definition)])
    }
    let configuration = CheatCodeConfiguration(matchKind: .perCode, isAnchored: true)
    #expect(throws: CheatCodeError(.anchoredMatchKind(.perCode))) {
      try CheatCodeRegistry(configuration: configuration)
    }
  }

  @Test func aFailedEditChangesNothing() throws {
    let log = RegistryLog()
    let code = log.code("ab")
    let other = log.code("b")
    let registry = try CheatCodeRegistry([code, other])
    registry.perform("a")
    _ = log.take()
    let compiled = registry.core.session.automaton
    let revision = registry.core.roster.revision
    let good = CheatCode(name: "good", actions: keys("g"))
    #expect(throws: CheatCodeError.self) { try registry.register(contentsOf: [good, CheatCode(actions: [])]) }
    #expect(throws: CheatCodeError.self) { try registry.update(code, to: .init(name: "b", actions: keys("z"))) }
    #expect(throws: CheatCodeError.self) { try registry.update(code, to: .init(name: "ab", actions: [])) }
    #expect(throws: CheatCodeError.self) { try registry.replace(code, with: CheatCode(name: "e", actions: [])) }
    #expect(throws: CheatCodeError.self) { try registry.replace(code, with: CheatCode(name: "b", actions: keys("c"))) }
    #expect(registry.id(of: good) == nil && registry.code(named: "good") == nil)
    #expect(registry.codes.map(\.name) == ["ab", "b"] && code.actions == keys("ab"))
    #expect(registry.core.roster.revision == revision && registry.core.roster.isCompiled)
    #expect(code.state() == .matching && log.take() == [])
    registry.perform("b")
    #expect(registry.core.session.automaton === compiled, "nothing was to be compiled")
    #expect(code.state() == .matched)
    #expect(try registry.register(good).rawValue == 2, "no id was spent")
  }
}
