import Testing

@testable import Cheats

struct RegistryCallbackTests {
  let log = RegistryLog()

  /// A registry of codes named by their letters, with everything it calls written down.
  private func registry(_ letters: String...) throws -> (CheatCodeRegistry, [CheatCode]) {
    let codes = letters.map { log.code($0) }
    let registry = try CheatCodeRegistry(codes)
    log.listen(to: registry)
    return (registry, codes)
  }

  @Test func matchesFirstThenChangesInOrderOfRegistration() throws {
    let (registry, _) = try registry("xyz", "b", "ab", "zab", "ba")
    registry.perform("z")
    #expect(
      log.take() == ["xyz: not matched", "b: not matched", "ab: not matched", "zab: matching", "ba: not matched"])
    registry.perform("a")
    #expect(log.take() == ["ab: matching", "zab: matching"])
    registry.perform("b")
    #expect(
      log.take() == [
        "zab 0-3", "zab: matched", "ab 1-3", "ab: matched", "b 2-3", "b: matched", "ba: matching",
      ])
    registry.perform("x")
    #expect(
      log.take() == ["xyz: matching", "b: not matched", "ab: not matched", "zab: not matched", "ba: not matched"])
  }

  @Test func equalCodesAreCalledInOrderOfRegistration() throws {
    let codes = ["first", "second", "third"].map { log.code("a", name: $0) }
    let registry = try CheatCodeRegistry(codes)
    registry.perform("a")
    #expect(log.take() == ["first: matched", "second: matched", "third: matched"])
  }

  @Test func everyReportCallsAndNothingElseThatStaysTheSame() throws {
    let (registry, _) = try registry("a", "aab")
    registry.perform("aaaa")
    #expect(
      log.take() == [
        "a 0-1", "a: matched", "aab: matching", "a 1-2", "a: matched", "aab: matching", "a 2-3", "a: matched", "a 3-4",
        "a: matched",
      ])
    registry.perform("xx")
    #expect(log.take() == ["a: not matched", "aab: not matched"])
  }

  @Test func codesWithoutACallbackStillMatch() throws {
    let registry = try CheatCodeRegistry([CheatCode(name: "silent", actions: keys("ab"))])
    log.listen(to: registry)
    registry.perform("ab")
    #expect(log.take() == ["silent 0-2"])
  }

  @Test func removingAnotherBeforeItsTurn() throws {
    let (registry, codes) = try registry("ab", "b", "ba")
    log.reactions["ab"] = { code in
      if code.state() == .matched { registry.remove(codes[1]) }
    }
    registry.perform("a")
    _ = log.take()
    registry.perform("b")
    #expect(log.take() == ["ab 0-2", "ab: matched", "ba: matching"])
    #expect(codes[1].state() == .reset && registry.id(of: codes[1]) == nil)
    registry.perform("ab")
    #expect(!log.take().contains { $0.hasPrefix("b:") || $0.hasPrefix("b ") })
  }

  @Test func removingInOnMatchSparesTheCallbackOfTheSameCode() throws {
    let (registry, codes) = try registry("a", "ab")
    registry.onMatch = { code, _ in registry.remove(code) }
    registry.perform("a")
    #expect(log.take() == ["ab: matching"])
    #expect(registry.codes.map(\.name) == ["ab"])
    #expect(codes[0].state() == .reset)
  }

  @Test func removingOneThatHadItsTurn() throws {
    let (registry, codes) = try registry("ab", "b", "ba")
    log.reactions["ba"] = { _ in registry.remove(codes[0]) }
    registry.perform("ab")
    #expect(log.take().suffix(3) == ["b 1-2", "b: matched", "ba: matching"])
    #expect(registry.codes.map(\.name) == ["b", "ba"])
  }

  @Test func removingItself() throws {
    let (registry, codes) = try registry("a", "b")
    log.reactions["a"] = { registry.remove($0) }
    registry.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched", "b: not matched"])
    #expect(codes[0].state() == .reset)
    registry.perform("a")
    #expect(log.take() == [])
  }

  @Test func addingStartsWithTheNextAction() throws {
    let (registry, _) = try registry("a", "ab")
    let added = log.code("a", name: "added")
    log.reactions["a"] = { [log] _ in
      if registry.id(of: added) == nil {
        #expect(throws: Never.self) { try registry.register(added) }
        log.entries.append("added is \(added.state())")
      }
    }
    registry.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched", "added is reset", "ab: matching"])
    registry.perform("a")
    #expect(log.take() == ["a 1-2", "a: matched", "added 1-2", "added: matched"])
  }

  @Test func performingTakesPlaceAfterTheLastCallback() throws {
    let (registry, _) = try registry("a", "b", "c")
    log.reactions["a"] = { [log] code in
      guard code.state() == .matched else { return }
      registry.perform("b")
      code.performed(.keyPress("c"))
      log.entries.append("a is still \(code.state())")
    }
    registry.perform("a")
    #expect(
      log.take() == [
        "a 0-1", "a: matched", "a is still matched", "b: not matched", "c: not matched",
        "b 1-2", "b: matched", "a: not matched",
        "c 2-3", "c: matched", "b: not matched",
      ])
    #expect(registry.position == 3)
  }

  @Test func operationsOfCallbacksKeepTheirOrder() throws {
    let (registry, codes) = try registry("a", "b", "c", "d")
    log.reactions["a"] = { if $0.state() == .matched { registry.perform("bc") } }
    log.reactions["b"] = { if $0.state() == .matched { registry.perform("d") } }
    registry.perform("a")
    #expect(log.take().filter { $0.contains("-") } == ["a 0-1", "b 1-2", "c 2-3", "d 3-4"])
    #expect(codes[3].state() == .matched)
  }

  @Test func resettingItself() throws {
    let (registry, codes) = try registry("aa", "ab")
    log.reactions["aa"] = { if $0.state() == .matched { $0.reset() } }
    registry.perform("a")
    _ = log.take()
    registry.perform("a")
    #expect(log.take() == ["aa 0-2", "aa: matched", "aa: reset"])
    #expect(codes[1].state() == .matching, "the others go on")
    registry.perform("a")
    #expect(log.take() == ["aa: matching"])
  }

  @Test func performingThenResetting() throws {
    let (registry, codes) = try registry("ab", "b", "bc")
    log.reactions["b"] = { code in
      guard code.state() == .matched else { return }
      registry.perform("c")
      codes[2].reset()
    }
    registry.perform("a")
    _ = log.take()
    registry.perform("b")
    #expect(
      log.take() == [
        "ab 0-2", "ab: matched", "b 1-2", "b: matched",
        // bc would have been called for the step; it was told "not matched" and is reset now.
        "bc: reset",
        // The action performed first takes place last, when the reset has been.
        "ab: not matched", "b: not matched", "bc: not matched",
      ])
  }

  @Test func performingThenResettingEverything() throws {
    let (registry, codes) = try registry("ab", "abc")
    log.reactions["ab"] = { code in
      guard code.state() == .matched else { return }
      registry.perform("c")
      registry.reset()
    }
    registry.perform("ab")
    #expect(codes.map { $0.state() } == [.notMatched, .notMatched], "the c came after the reset")
    #expect(
      log.take() == [
        "ab: matching", "abc: matching", "ab 0-2", "ab: matched", "ab: reset", "abc: reset", "ab: not matched",
        "abc: not matched",
      ])
    #expect(registry.position == 3)
  }

  @Test(arguments: ["disable", "reset"]) func editingAnotherBeforeItsTurn(edit: String) throws {
    let (registry, codes) = try registry("ab", "b", "xb")
    log.reactions["ab"] = { code in
      guard code.state() == .matched else { return }
      if edit == "disable" { registry.disable(codes[1]) } else { codes[1].reset() }
      #expect(codes[1].state() == .reset)
    }
    registry.perform("a")
    #expect(log.take() == ["ab: matching", "b: not matched", "xb: not matched"])
    registry.perform("b")
    #expect(log.take() == ["ab 0-2", "ab: matched", "b: reset"], "not called for its match")
    registry.perform("b")
    let isBack = edit == "reset"
    #expect(log.take() == (isBack ? ["b 2-3", "b: matched", "ab: not matched"] : ["ab: not matched"]))
  }

  @Test func anEditBeforeTheTurnThatLeavesWhatWasToldCallsNobody() throws {
    let (registry, codes) = try registry("a", "ab", "abc")
    log.reactions["a"] = { _ in
      codes[1].reset()
      codes[2].reset()
    }
    registry.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched"], "the others were reset before they were told anything else")
  }

  @Test func enablingInACallbackStartsWithTheNextAction() throws {
    let (registry, codes) = try registry("a", "aa")
    registry.disable(codes[1])
    log.reactions["a"] = { _ in registry.enable(codes[1]) }
    registry.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched"])
    registry.perform("a")
    #expect(log.take() == ["a 1-2", "a: matched", "aa: matching"])
    registry.perform("a")
    #expect(log.take() == ["aa 1-3", "aa: matched", "a 2-3", "a: matched"])
  }

  @Test func replacingAnotherBeforeItsTurn() throws {
    let (registry, codes) = try registry("ab", "b")
    let replacement = log.code("bb")
    log.reactions["ab"] = { code in
      guard code.state() == .matched else { return }
      #expect(throws: Never.self) { try registry.replace(codes[1], with: replacement) }
    }
    registry.perform("a")
    _ = log.take()
    registry.perform("b")
    #expect(log.take() == ["ab 0-2", "ab: matched"])
    registry.perform("bb")
    #expect(log.take() == ["ab: not matched", "bb: matching", "bb 2-4", "bb: matched"])
  }

  @Test func updatingItself() throws {
    let (registry, codes) = try registry("a", "b")
    log.reactions["a"] = { code in
      guard code.actions.count == 1 else { return }
      var definition = code.definition
      definition.actions = keys("aa")
      #expect(throws: Never.self) { try registry.update(code, to: definition) }
    }
    registry.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched", "b: not matched", "a: reset"])
    registry.perform("aa")
    #expect(log.take() == ["a: matching", "a 1-3", "a: matched"])
    #expect(registry.id(of: codes[0]) == CheatCodeID(rawValue: 0))
  }

  @Test func updatingAnotherBeforeItsTurn() throws {
    let (registry, codes) = try registry("ab", "b", "ba")
    log.reactions["ab"] = { code in
      guard code.state() == .matched else { return }
      for code in codes.dropFirst() {
        #expect(throws: Never.self) { try registry.update(code, to: .init(name: code.name, actions: keys("bb"))) }
      }
    }
    registry.perform("a")
    _ = log.take()
    registry.perform("b")
    #expect(log.take() == ["ab 0-2", "ab: matched", "b: reset", "ba: reset"], "not called for the match or the change")
    registry.perform("b")
    #expect(log.take() == ["ab: not matched", "b: matching", "ba: matching"])
  }

  @Test func aRegistryReleasedInsideACallbackFinishesTheStep() throws {
    final class Owner { var registry: CheatCodeRegistry? }
    let owner = Owner()
    let codes = ["a", "aa", "b"].map { log.code($0) }
    owner.registry = try CheatCodeRegistry(codes)
    weak let registry = owner.registry
    log.reactions["a"] = { code in
      owner.registry = nil
      if code.state() == .matched { code.performed(.keyPress("b")) }
    }
    owner.registry?.perform(.keyPress("a"))
    #expect(
      log.take() == [
        "a: matched", "aa: matching", "b: not matched", "b: matched", "a: not matched", "aa: not matched",
      ])
    #expect(registry == nil)
    #expect(codes.allSatisfy { $0.state() == .reset })
    log.reactions = [:]
    codes[0].performed(.keyPress("a"))
    #expect(log.take() == ["a: matched"], "each is on its own again")
  }

  @Test func aRegistryReleasedWhileACodeFeedsIt() throws {
    var registry: CheatCodeRegistry? = try CheatCodeRegistry([log.code("a")])
    let code = try #require(registry?.codes.first)
    log.reactions["a"] = { _ in registry = nil }
    code.performed(.keyPress("a"))
    #expect(log.take() == ["a: matched"])
    #expect(registry == nil && code.state() == .reset)
  }

  @Test func callingBackDoesNotKeepARegistryAlive() throws {
    let code = log.code("a")
    weak var registry: CheatCodeRegistry?
    do {
      let strong = try CheatCodeRegistry([code])
      registry = strong
      strong.perform("a")
    }
    #expect(registry == nil)
    #expect(code.state() == .reset && code.nextAction() == .keyPress("a") && code.previousAction() == nil)
  }

  @Test func codesOfTwoRegistriesCanFeedEachOther() throws {
    let (first, _) = try registry("a")
    let echo = log.code("b", name: "echo")
    let second = try CheatCodeRegistry([echo])
    log.reactions["a"] = { if $0.state() == .matched { second.perform("b") } }
    log.reactions["echo"] = { _ in first.perform("x") }
    first.perform("a")
    #expect(log.take() == ["a 0-1", "a: matched", "echo: matched", "a: not matched"])
  }
}
