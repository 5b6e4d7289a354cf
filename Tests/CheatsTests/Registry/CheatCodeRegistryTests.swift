import Testing

@testable import Cheats

struct CheatCodeRegistryTests {
  let log = RegistryLog()

  @Test func liveCodesAnswerFromTheRegistry() throws {
    let konami = CheatCode(name: "konami", actions: keys("uudd"))
    let other = CheatCode(actions: keys("dd"))
    let registry = try CheatCodeRegistry([konami, other])
    #expect(konami.state() == .reset && konami.nextAction() == .keyPress("u") && konami.previousAction() == nil)
    registry.perform("uuu")
    #expect(konami.state() == .matching && konami.nextAction() == .keyPress("d"))
    #expect(konami.previousAction() == .keyPress("u"), "a fumble falls back, it does not end the attempt")
    konami.performed(.keyPress("d"))
    #expect(other.state() == .matching, "a code feeds all of its registry")
    registry.perform("d")
    #expect(konami.state() == .matched && konami.nextAction() == nil && konami.previousAction() == .keyPress("d"))
    #expect(other.state() == .matched)
    konami.reset()
    #expect(konami.state() == .reset && other.state() == .matched)
    registry.perform("x")
    #expect(konami.state() == .notMatched && konami.previousAction() == nil && konami.nextAction() == .keyPress("u"))
  }

  @Test func anEmptyRegistryCountsActions() throws {
    let registry = try CheatCodeRegistry()
    registry.perform("abc")
    registry.advance(to: .seconds(1))
    registry.flush()
    registry.flush(at: .seconds(2))
    #expect(registry.position == 3 && registry.codes.isEmpty && registry.count == 0)
    try registry.register(CheatCode(name: "late", actions: keys("cd")))
    registry.perform("d")
    #expect(registry.code(named: "late")?.state() == .notMatched)
  }

  @Test func codesAreFoundByIDAndName() throws {
    let codes = ["a", "b", "c"].map { CheatCode(name: $0, actions: keys($0)) }
    let registry = try CheatCodeRegistry(codes)
    let ids = codes.compactMap(registry.id(of:))
    #expect(ids.map(\.rawValue) == [0, 1, 2])
    #expect(registry.code(named: "b") === codes[1] && registry.code(named: "x") == nil)
    #expect(registry.code(for: ids[2]) === codes[2])
    #expect(registry.remove(codes[1]))
    #expect(!registry.remove(codes[1]) && registry.remove(ids[1]) == nil)
    #expect(registry.code(for: ids[1]) == nil && registry.code(named: "b") == nil)
    #expect(try registry.register(codes[1]).rawValue == 3, "ids are never used twice")
    #expect(registry.codes.map(\.name) == ["a", "c", "b"] && registry.count == 3)
    #expect(registry.remove(ids[0]) === codes[0])
    registry.removeAll()
    #expect(registry.codes.isEmpty && codes.allSatisfy { registry.id(of: $0) == nil })
  }

  @Test func joiningLeavingAndOutlivingStartAtReset() throws {
    let code = log.code("ab")
    code.performed(.keyPress("a"))
    _ = log.take()
    var registry: CheatCodeRegistry? = try CheatCodeRegistry([code])
    #expect(code.state() == .reset && code.nextAction() == .keyPress("a"))
    registry?.perform("a")
    #expect(code.state() == .matching)
    registry?.remove(code)
    #expect(code.state() == .reset && code.previousAction() == nil)
    code.performed(.keyPress("x"))
    #expect(code.state() == .notMatched && code.nextAction() == nil, "on its own it is anchored")
    try registry?.register(code)
    registry?.perform("a")
    registry = nil
    #expect(code.state() == .reset && code.nextAction() == .keyPress("a"))
    #expect(log.take() == ["ab: matching", "ab: not matched", "ab: matching"], "none of the moves called it")
  }

  @Test func positionsSurviveEveryReset() throws {
    let code = CheatCode(actions: keys("ab"))
    let registry = try CheatCodeRegistry([code])
    var matches: [CheatCodeMatch] = []
    registry.onMatch = { matches.append($1) }
    registry.perform("ab")
    registry.reset()
    #expect(code.state() == .reset)
    registry.perform("bab")
    #expect(matches.map(\.start) == [0, 3] && matches.map(\.end) == [2, 5])
  }

  @Test func disabledCodesRest() throws {
    let code = log.code("ab")
    let registry = try CheatCodeRegistry([code])
    #expect(registry.isEnabled(code))
    registry.perform("a")
    registry.disable(code)
    #expect(log.take() == ["ab: matching", "ab: reset"])
    #expect(!registry.isEnabled(code) && code.state() == .reset && code.nextAction() == nil)
    registry.perform("b")
    #expect(code.state() == .reset)
    registry.enable(code)
    #expect(code.state() == .reset && code.nextAction() == .keyPress("a"))
    registry.perform("b")
    registry.enable(code)
    #expect(code.state() == .notMatched, "enabling an enabled code does nothing")
    registry.perform("ab")
    #expect(code.state() == .matched)
  }

  @Test func aDefinitionTellsWhereACodeStarts() throws {
    let code = CheatCode(.init(name: "k", actions: keys("a"), isEnabled: false))
    let registry = try CheatCodeRegistry([code])
    #expect(!registry.isEnabled(code) && code.nextAction() == nil)
    registry.perform("a")
    #expect(code.state() == .reset)
    registry.enable(code)
    registry.perform("a")
    #expect(code.state() == .matched)
    try registry.update(code, to: .init(name: "k", actions: keys("b"), isEnabled: false))
    #expect(registry.isEnabled(code), "an update leaves it as it was")
    registry.perform("b")
    #expect(code.state() == .matched)
  }

  @Test func editsOfOthersKeepTheProgress() throws {
    let kept = CheatCode(name: "kept", actions: keys("abcd"))
    let changed = CheatCode(name: "changed", actions: keys("abcx"))
    let registry = try CheatCodeRegistry([kept, changed])
    registry.perform("ab")
    try registry.register(CheatCode(name: "new", actions: keys("bc")))
    try registry.update(changed, to: .init(name: "renamed", actions: keys("bc")))
    #expect(registry.code(named: "renamed") === changed && registry.code(named: "changed") == nil)
    #expect(kept.state() == .matching && kept.nextAction() == .keyPress("c"))
    #expect(changed.state() == .reset && changed.nextAction() == .keyPress("b") && changed.previousAction() == nil)
    registry.perform("c")
    #expect(kept.nextAction() == .keyPress("d"))
    #expect(changed.state() == .notMatched, "the b was performed before the change")
    #expect(registry.code(named: "new")?.state() == .notMatched)
    registry.perform("d")
    #expect(kept.state() == .matched)
  }

  @Test func replacingKeepsTheID() throws {
    let old = log.code("ab")
    let last = log.code("b")
    let registry = try CheatCodeRegistry([old, last])
    registry.perform("a")
    _ = log.take()
    let new = log.code("ba")
    new.performed(.keyPress("b"))
    _ = log.take()
    let id = try #require(registry.id(of: old))
    registry.disable(old)
    _ = log.take()
    try registry.replace(old, with: new)
    #expect(registry.id(of: new) == id && registry.id(of: old) == nil && registry.code(for: id) === new)
    #expect(registry.codes.map(\.name) == ["ba", "b"])
    #expect(old.state() == .reset && new.state() == .reset && !registry.isEnabled(new))
    registry.enable(new)
    registry.perform("ba")
    #expect(log.take() == ["b: matched", "ba: matching", "ba: matched", "b: not matched"])
  }

  @Test func pendingCodesCanBeEdited() throws {
    let code = log.code("ab")
    let registry = try CheatCodeRegistry([log.code("x")])
    registry.perform("a")
    _ = log.take()
    try registry.register(code)
    registry.disable(code)
    #expect(code.nextAction() == nil)
    registry.enable(code)
    code.reset()
    try registry.update(code, to: .init(name: "abc", actions: keys("abc")))
    #expect(code.state() == .reset && code.nextAction() == .keyPress("a") && code.previousAction() == nil)
    registry.disable(code)
    registry.perform("abc")
    #expect(code.state() == .reset)
    #expect(log.take() == [])
    try registry.update(code, to: .init(name: "c", actions: keys("c")))
    registry.enable(code)
    registry.perform("c")
    #expect(log.take() == ["c: matched"])
    registry.remove(code)
    registry.perform("c")
    #expect(log.take() == [])
  }

  @Test func aCodeOfNoRegistryIsNotEdited() throws {
    let stranger = CheatCode(actions: keys("a"))
    let registry = try CheatCodeRegistry()
    stranger.performed(.keyPress("a"))
    registry.reset(stranger)
    registry.disable(stranger)
    registry.enable(stranger)
    #expect(!registry.remove(stranger) && !registry.isEnabled(stranger))
    #expect(stranger.state() == .matched)
    let replacement = CheatCode(actions: keys("b"))
    #expect(throws: CheatCodeError(.notRegistered)) { try registry.replace(stranger, with: replacement) }
    #expect(throws: CheatCodeError(.notRegistered)) { try registry.update(stranger, to: replacement.definition) }
  }
}
