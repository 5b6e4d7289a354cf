import CheatsTestSupport
import Testing

@testable import Cheats

/// Registries that are saved and restored, with the counts of completions.
struct RegistrySnapshotTests {
  static let cases = ScriptCase.all(
    [[], [.times, .holds], [.edits, .resets], .parameters, .all],
    anchored: [[], .times, [.edits, .resets], .parameters])

  @Test(arguments: cases)
  func `a registry that is restored calls whom one that went on calls`(_ test: ScriptCase) throws {
    for seed in 0..<30 {
      var scripts = RandomScripts(
        seed: UInt64(seed), alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress), features: test.features)
      var script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      if seed.isMultiple(of: 2) { script = script.named }
      let number = Int.random(in: 0...30, using: &scripts.source.random)
      script.operations.insert(.restore(), at: number)
      let subject = try RegistrySubject(script)
      if let disagreement = script.firstDisagreement(with: subject, hintsEvery: 3) {
        Issue.record("seed \(seed), saved after \(number): \(disagreement)\n\(script)")
      }
      if let wrong = subject.wrongCalls.first {
        Issue.record("seed \(seed), saved after \(number): \(wrong)\n\(script)")
      }
    }
  }

  @Test func `completions are counted, saved and restored`() throws {
    let (ab, b) = (CheatCode(name: "ab", actions: keys("ab")), CheatCode(name: "b", actions: keys("b")))
    let registry = try CheatCodeRegistry([ab, b])
    #expect(registry.completions(of: ab) == CheatCodeCompletions())
    registry.perform("abxb")
    #expect(registry.completions(of: ab) == CheatCodeCompletions(count: 1, lastEnd: 2))
    #expect(registry.completions(of: b) == CheatCodeCompletions(count: 2, lastEnd: 4))
    registry.perform(.keyPress("b"), at: .seconds(10))
    registry.advance(to: .seconds(13))
    #expect(registry.completions(of: b) == CheatCodeCompletions(count: 3, lastEnd: 5, lastTime: .seconds(10)))

    let snapshot = try registry.snapshot().throughJSON()
    let later = [CheatCode(name: "new", actions: keys("b")), CheatCode(name: "b", actions: keys("b"))]
    let restored = try CheatCodeRegistry(later)
    #expect(try restored.restore(snapshot, at: .seconds(100)) == ["ab"])
    #expect(restored.completions(of: later[0]).count == 0)
    #expect(restored.completions(of: later[1]) == CheatCodeCompletions(count: 3, lastEnd: 5, lastTime: .seconds(97)))
    #expect(later[1].state() == .matched)
    #expect(restored.position == 5)

    restored.remove(later[1])
    #expect(restored.completions(of: later[1]) == CheatCodeCompletions())
    #expect(throws: CheatCodeSnapshotError(.noPresentTime, at: "hasTime")) { try restored.restore(snapshot) }
  }

  @Test func `an attempt is saved that goes on behind the last code with limits`() throws {
    let long = CheatCodeDefinition<CheatCodeAction>(name: "long", actions: keys("aaaaaa"))
    let limited = CheatCodeDefinition<CheatCodeAction>(
      name: "limited", actions: keys("ab"), maximumGap: .atMost(.seconds(1)))
    let registry = try CheatCodeRegistry([CheatCode(long), CheatCode(limited)], configuration: .init(isAnchored: true))
    for second in 1...2 { registry.perform(.keyPress("a"), at: .seconds(second)) }
    registry.remove(registry.codes[1])
    registry.perform("aaa")
    let snapshot = try registry.snapshot().throughJSON()
    for definitions in [[long], [long, limited]] {
      let restored = try CheatCodeRegistry(definitions.map { CheatCode($0) }, configuration: .init(isAnchored: true))
      #expect(try restored.restore(snapshot, at: .seconds(100)) == [])
      #expect(restored.codes[0].progress() == 5)
      restored.perform(.keyPress("a"), at: .seconds(101))
      #expect(restored.codes[0].state() == .matched)
    }
  }

  @Test func `a match that an edit freed is saved with an action behind it that no code has any more`() throws {
    let codes = ["short": "a", "long": "abc"].map { CheatCode(name: $0.key, actions: keys($0.value)) }
    let configuration = CheatCodeConfiguration(matchKind: .leftmostLongest)
    let registry = try CheatCodeRegistry(codes, configuration: configuration)
    registry.perform("ab")
    registry.remove(codes.first { $0.name == "long" }!)
    let held = try #require(registry.heldMatch)
    let snapshot = try registry.snapshot().throughJSON()
    // Parameters refer to actions: of an unknown one there is none.
    for parameters in [[], [.any]] as [[CheatCodeParameter<CheatCodeAction>]] {
      let other = CheatCode(.init(name: "other", actions: keys("x"), parameters: parameters))
      let restored = try CheatCodeRegistry(
        [CheatCode(name: "short", actions: keys("a")), other], configuration: configuration)
      #expect(try restored.restore(snapshot) == [])
      #expect(restored.heldMatch?.start == held.start && restored.heldMatch?.end == held.end)
      var matches: [CheatCodeMatch] = []
      restored.onMatch = { _, match in matches.append(match) }
      restored.perform("xx")
      #expect(matches.map(\.end) == (parameters.isEmpty ? [1, 3, 4] : [1, 4]))
    }
  }

  @Test func `what was entered in a match that an edit freed is saved, however far back it is`() throws {
    let code = CheatCode.Definition(name: "code", actions: keys("a"), parameters: [.any])
    let long = CheatCode(name: "long", actions: keys("axbbbbbbbc"))
    let configuration = CheatCodeConfiguration(matchKind: .leftmostLongest)
    let registry = try CheatCodeRegistry([CheatCode(code), long], configuration: configuration)
    registry.perform("axbbbbbbb")
    registry.remove(long)
    registry.perform("b")
    #expect(registry.codes[0].state() == .matched && registry.codes[0].previousAction() == .keyPress("x"))
    let restored = try CheatCodeRegistry([CheatCode(code)], configuration: configuration)
    #expect(try restored.restore(registry.snapshot().throughJSON()) == [])
    #expect(restored.codes[0].state() == .matched && restored.codes[0].previousAction() == .keyPress("x"))
  }

  @Test(arguments: [false, true])
  func `a code that got parameters is another one, also where it is as long`(_ isAnchored: Bool) throws {
    let registry = try CheatCodeRegistry(
      [CheatCode(name: "code", actions: keys("ab"))], configuration: .init(isAnchored: isAnchored))
    registry.perform("ab")
    #expect(registry.codes[0].state() == .matched)
    let snapshot = try registry.snapshot().throughJSON()
    let changed = CheatCode(.init(name: "code", actions: keys("a"), parameters: [.any]))
    let restored = try CheatCodeRegistry([changed], configuration: .init(isAnchored: isAnchored))
    #expect(try restored.restore(snapshot) == [])
    #expect(changed.state() != .matched)
  }

  @Test func `a match is counted before the first callback, and an undo does not take it back`() throws {
    var counts: [Int] = []
    weak var owner: CheatCodeRegistry?
    let code = CheatCode(actions: keys("a")) { counts.append(owner?.completions(of: $0).count ?? -1) }
    let registry = try CheatCodeRegistry([code], keepsUndo: true)
    owner = registry
    registry.perform("a")
    registry.removeLast()
    #expect(counts == [1, 1])
    #expect(registry.completions(of: code).count == 1)
  }

  @Test func `nobody is called for what was before, and objects and ids stay`() throws {
    let log = RegistryLog()
    let (abc, b) = (log.code("abc"), log.code("b"))
    let registry = try CheatCodeRegistry([abc, b], keepsUndo: true)
    log.listen(to: registry)
    registry.perform("ab")
    registry.disable(b)
    let snapshot = registry.snapshot()
    registry.perform("xx")
    registry.enable(b)
    _ = log.take()

    try registry.restore(snapshot)
    #expect(log.take().isEmpty)
    #expect(abc.state() == .matching && b.state() == .reset && !registry.isEnabled(b))
    #expect(registry.code(named: "abc") === abc)
    registry.perform("c")
    #expect(log.take() == ["abc 0-3", "abc: matched"])
    registry.removeLast()
    #expect(abc.state() == .matching, "the registry takes back what its own caller asked for")
    registry.enable(b)
    registry.perform("b")
    #expect(log.take().contains("b 2-3"))
  }

  @Test func `inside a callback the calls that are due are dropped`() throws {
    let log = RegistryLog()
    let registry = try CheatCodeRegistry([log.code("ab"), log.code("b"), log.code("c")])
    let snapshot = registry.snapshot()
    log.reactions["ab"] = { code in
      guard code.state() == .matched else { return }
      registry.perform("c")
      _ = try? registry.restore(snapshot)
    }
    registry.perform("a")
    _ = log.take()
    registry.perform("b")
    // The call of "b", which matched too, is not made; then "c" is performed where nothing was before.
    #expect(log.take() == ["ab: matched", "c: matched", "ab: not matched", "b: not matched"])
    #expect(registry.position == 1)
  }
}
