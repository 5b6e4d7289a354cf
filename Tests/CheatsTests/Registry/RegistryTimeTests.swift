import Cheats
import Testing

struct RegistryTimeTests {
  let log = RegistryLog()

  private func registry(
    _ letters: [String], _ configuration: CheatCodeConfiguration
  ) throws -> (CheatCodeRegistry, [CheatCode]) {
    let codes = letters.map { log.code($0) }
    let registry = try CheatCodeRegistry(codes, configuration: configuration)
    log.listen(to: registry)
    return (registry, codes)
  }

  @Test func timeAloneChangesStates() throws {
    let (registry, codes) = try registry(["abc", "xy"], .init(maximumGap: .seconds(1)))
    registry.perform(.keyPress("a"), at: .seconds(1))
    registry.perform(.keyPress("b"), at: .seconds(2))
    #expect(log.take() == ["abc: matching", "xy: not matched", "abc: matching"])
    registry.advance(to: .seconds(3))
    #expect(log.take() == [], "a gap of exactly the limit is within it")
    registry.advance(to: .milliseconds(3001))
    #expect(log.take() == ["abc: reset", "xy: reset"], "nothing performed counts for either any more")
    registry.advance(to: .seconds(9))
    #expect(log.take() == [])
    registry.perform(.keyPress("c"), at: .seconds(9))
    #expect(log.take() == ["abc: not matched", "xy: not matched"])
    registry.advance(to: .seconds(8))
    #expect(registry.timeReversals == 1)
    #expect(codes.allSatisfy { $0.state() == .notMatched })
  }

  @Test func timeThatPassesPassesForTheFilterToo() throws {
    let (registry, _) = try registry(["a"], .init())
    var filter = CheatCode.InputFilter(minimumRepeatInterval: .milliseconds(50))
    registry.perform(.keyPress("a"), at: .milliseconds(0), through: &filter)
    registry.advance(to: .milliseconds(50))
    registry.perform(.keyPress("a"), through: &filter)
    #expect(registry.position == 2)
    registry.perform(.keyPress("a"), at: .milliseconds(10), through: &filter)
    #expect(registry.position == 2, "an earlier time counts as the latest")
  }

  @Test func aTimeLimitFallsBackToWhatIsYoungEnough() throws {
    let (registry, codes) = try registry(["aab"], .init(timeLimit: .seconds(2)))
    registry.perform(.keyPress("a"), at: .seconds(0))
    registry.perform(.keyPress("a"), at: .seconds(2))
    #expect(codes[0].nextAction() == .keyPress("b"))
    _ = log.take()
    registry.advance(to: .seconds(3))
    #expect(log.take() == ["aab: matching"] && codes[0].nextAction() == .keyPress("a"))
    registry.perform(.keyPress("a"), at: .seconds(3))
    #expect(log.take() == ["aab: matching"], "its progress rose again, along the same beginning")
    registry.perform(.keyPress("b"), at: .seconds(4))
    #expect(log.take() == ["aab 1-4", "aab: matched"])
  }

  @Test func aHeldMatchIsDeliveredByTime() throws {
    let configuration = CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .seconds(1))
    let (registry, codes) = try registry(["a", "abc", "b"], configuration)
    registry.perform(.keyPress("a"), at: .seconds(1))
    registry.perform(.keyPress("b"), at: .milliseconds(1500))
    #expect(registry.heldMatch?.end == 1 && registry.nextDeadline == .milliseconds(2500))
    #expect(codes[0].state() == .matching && codes[0].nextAction() == nil)
    _ = log.take()
    registry.advance(to: .milliseconds(2499))
    #expect(log.take() == [])
    registry.advance(to: .milliseconds(2500))
    #expect(log.take() == ["a 0-1", "a: matched", "b 1-2", "b: matched", "abc: reset"])
    #expect(registry.heldMatch == nil && registry.nextDeadline == nil)
  }

  @Test(arguments: ["disable", "remove"]) func whatAnEditUnblocksComesWithTheNextStep(edit: String) throws {
    let (registry, codes) = try registry(["a", "abc"], .init(matchKind: .leftmostLongest))
    registry.perform(.keyPress("a"), at: .seconds(1))
    registry.perform(.keyPress("b"), at: .seconds(2))
    _ = log.take()
    if edit == "disable" { registry.disable(codes[1]) } else { registry.remove(codes[1]) }
    #expect(log.take() == (edit == "disable" ? ["abc: reset"] : []) && registry.heldMatch?.end == 1)
    #expect(registry.nextDeadline == .seconds(2), "the present")
    registry.advance(to: .seconds(2))
    #expect(log.take() == ["a 0-1", "a: matched"])
  }

  @Test func anEditDropsTheMatchOfItsCode() throws {
    let (registry, codes) = try registry(["a", "abc"], .init(matchKind: .leftmostLongest))
    registry.perform("ab")
    _ = log.take()
    codes[0].reset()
    #expect(log.take() == ["a: reset"] && registry.heldMatch == nil)
    registry.flush()
    #expect(log.take() == [])
    registry.perform("c")
    #expect(log.take() == ["abc 0-3", "abc: matched"], "which spends all, so a is reset as it was told")
    #expect(codes[1].state() == .matched)
  }

  @Test func aFlushInsideACallbackComesAfterTheStep() throws {
    let (registry, codes) = try registry(["a", "ab", "c"], .init(matchKind: .leftmostLongest))
    log.reactions["c"] = { _ in registry.flush(at: .seconds(5)) }
    registry.perform(.keyPress("a"), at: .seconds(1))
    #expect(
      log.take() == ["a: matching", "ab: matching", "c: not matched", "a 0-1", "a: matched", "ab: reset", "c: reset"])
    #expect(codes[0].state() == .matched)
  }
}
