import Cheats
import Testing

/// Changes of single codes where all codes together stay where they are.
struct RegistryChangeTests {
  let log = RegistryLog()

  @Test func aParameterTakesTooLong() throws {
    let code = CheatCode(
      .init(name: "a??", actions: keys("a"), parameters: [.any, .any], timeLimit: .atMost(.seconds(1)))
    ) { [log] code in log.entries.append("\(code.state())") }
    let registry = try CheatCodeRegistry([code])
    registry.perform(.keyPress("a"), at: .seconds(0))
    registry.perform(.keyPress("x"), at: .milliseconds(900))
    #expect(log.take() == ["matching", "matching"])
    registry.advance(to: .milliseconds(1001))
    #expect(log.take() == ["not matched"], "x still counts, and begins no code")
  }

  @Test func aCodeThatWasResetGoesOnWhereTheStreamStays() throws {
    let code = log.code("aaab")
    let registry = try CheatCodeRegistry([code])
    registry.perform("aaa")
    code.reset()
    _ = log.take()
    registry.perform("a")
    #expect(log.take() == ["aaab: matching"])
    registry.perform("a")
    #expect(log.take() == ["aaab: matching"], "the stream ends with three of them as before, and one more counts")
    #expect(code.nextAction() == .keyPress("a"))
  }

  @Test func aCodeThatWaitsIsCompleteWhateverIsHeld() throws {
    let codes = ["a", "bc", "abcef", "abcefgh"].map { log.code($0) }
    let registry = try CheatCodeRegistry(codes, configuration: .init(matchKind: .leftmostLongest))
    registry.perform("abce")
    _ = log.take()
    registry.disable(codes[0])
    #expect(log.take() == ["a: reset"], "bc was complete before and is held now")
    registry.perform("f")
    #expect(log.take() == ["abcef: matching", "abcefgh: matching"], "bc is complete until its actions are spent")
  }

  @Test func anAttemptBeganBeforeTheFirstTime() throws {
    let code = log.code("ab")
    let registry = try CheatCodeRegistry([code], configuration: .init(isAnchored: true, maximumGap: .seconds(1)))
    registry.perform("a")
    registry.advance(to: .seconds(-10))
    #expect(log.take() == ["ab: matching"])
    registry.advance(to: .seconds(-8))
    #expect(log.take() == ["ab: not matched"])
  }

  @Test func codesWithOtherLimitsExpireOneAfterAnother() throws {
    let codes = (1...4).map { number in
      CheatCode(.init(name: "\(number)", actions: keys("ab"), maximumGap: .atMost(.seconds(5 - number)))) {
        [log] code in log.entries.append("\(code.name ?? ""): \(code.state())")
      }
    }
    let registry = try CheatCodeRegistry(codes)
    registry.perform(.keyPress("a"), at: .zero)
    #expect(log.take().count == 4)
    registry.advance(to: .milliseconds(1500))
    #expect(log.take() == ["4: reset"])
    registry.advance(to: .milliseconds(3500))
    #expect(log.take() == ["2: reset", "3: reset"])
    registry.perform(.keyPress("b"), at: .milliseconds(3500))
    #expect(log.take() == ["1: matched", "2: not matched", "3: not matched", "4: not matched"])
  }
}
