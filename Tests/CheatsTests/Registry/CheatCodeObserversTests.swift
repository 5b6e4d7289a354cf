import Testing

@testable import Cheats

struct CheatCodeObserversTests {
  /// The codes that the registry would look at after one more action, although nothing calls it yet.
  private func suspects(
    after letter: String, in registry: CheatCodeRegistry
  ) -> [CheatCodeID] {
    var (observers, session) = (registry.core.observers, registry.core.session)
    let matches = session.perform(.keyPress(letter))
    let step = CheatCodeObservers.Step(isAction: true, takesBack: false, hasMatches: !matches.isEmpty)
    guard observers.collect(in: session, after: step) else { return [] }
    return observers.codes.watched.map { observers.codes[$0].id }.sorted()
  }

  /// Many codes with a callback: each letter of "abcdefgh" begins an eighth of them.
  private func registry(
    _ configuration: CheatCodeConfiguration = .init(), calls: RegistryLog = RegistryLog()
  ) throws -> CheatCodeRegistry {
    let letters = "abcdefgh".map(String.init)
    return try CheatCodeRegistry(
      (0..<2000).map { index in
        CheatCode(.init(name: "\(index)", actions: keys(letters[index % 8] + String(index) + "xyz"))) { _ in
          calls.entries.append("\(index)")
        }
      }, configuration: configuration)
  }

  @Test(arguments: [nil, Duration.seconds(1)])
  func aStepLooksAtTheCodesInPlayOnly(gap: Duration?) throws {
    let log = RegistryLog()
    let registry = try registry(.init(maximumGap: gap), calls: log)
    registry.perform("-")
    #expect(log.take().count == 2000, "the first action after a reset changes them all")
    #expect(suspects(after: "-", in: registry).isEmpty)
    #expect(suspects(after: "a", in: registry).count == 250)
    registry.perform("a")
    #expect(log.take().count == 250)
    #expect(suspects(after: "8", in: registry).count == 250)
    registry.perform("8")
    #expect(log.take().count == 250, "those that begin with 8 went on, the others fell back")
    #expect(suspects(after: "-", in: registry).count < 250 / 8)
    registry.perform("-")
    _ = log.take()
    #expect(suspects(after: "-", in: registry).isEmpty)
  }

  @Test func anAttemptLooksAtTheCodesThatAreStillRight() throws {
    let log = RegistryLog()
    let registry = try registry(.init(isAnchored: true), calls: log)
    registry.perform("a")
    #expect(log.take().count == 2000)
    #expect(suspects(after: "8", in: registry).count == 250)
    registry.perform("-")
    #expect(log.take().count == 250)
    #expect(suspects(after: "a", in: registry).isEmpty)
  }

  @Test(arguments: [nil, Duration.seconds(1)])
  func codesInPlayThatStayWhereTheyAreAreNotLookedAt(gap: Duration?) throws {
    let log = RegistryLog()
    let registry = try registry(.init(maximumGap: gap), calls: log)
    for second in 0..<3 { registry.perform(.keyPress("a"), at: .seconds(2 * second)) }
    #expect(log.take().count == 2000 && suspects(after: "a", in: registry).isEmpty)
  }

  @Test func aCodeThatBeganAgainIsLookedAtUntilItIsWhereTheOthersAre() throws {
    let codes = ["abcx", "abcy", "abcz"].map { CheatCode(name: $0, actions: keys($0)) { _ in } }
    let registry = try CheatCodeRegistry(codes)
    registry.perform("a")
    codes[1].reset()
    #expect(suspects(after: "b", in: registry).count == 3)
    registry.perform("b")
    #expect(suspects(after: "b", in: registry).count == 3, "the second is not matched, and the others fall back")
    registry.perform("b")
    #expect(suspects(after: "b", in: registry).isEmpty)
  }

  @Test func whatIsTakenBackIsLookedAtAndNoMore() throws {
    let registry = try CheatCodeRegistry(
      ["abc", "abd", "b", "xyz"].map { CheatCode(name: $0, actions: keys($0)) { _ in } }, keepsUndo: true)
    registry.perform("-abc")
    var (observers, session) = (registry.core.observers, registry.core.session)
    session.removeLast()
    let isToLook = observers.collect(in: session, after: .init(isAction: false, takesBack: true))
    #expect(isToLook)
    #expect(observers.codes.watched.map { observers.codes[$0].id.rawValue }.sorted() == [0, 1, 2])
  }

  @Test func anAttemptIsLookedAtWhenItCanHaveTakenTooLong() throws {
    let registry = try registry(.init(isAnchored: true, maximumGap: .seconds(2)))
    registry.perform(.keyPress("a"), at: .seconds(1))
    registry.advance(to: .seconds(2))
    let (observers, session) = (registry.core.observers, registry.core.session)
    let looks = [Duration.seconds(3), .milliseconds(3001)].map { time in
      var (observers, session) = (observers, session)
      session.advance(to: time)
      return observers.collect(in: session, after: .init(isAction: false, takesBack: false))
    }
    #expect(looks == [false, true])
  }

  @Test func timeWithoutLimitsLooksAtNothing() throws {
    let registry = try registry()
    registry.perform("a")
    var (observers, session) = (registry.core.observers, registry.core.session)
    session.advance(to: .seconds(9))
    let isToLook = observers.collect(in: session, after: .init(isAction: false, takesBack: false))
    #expect(!isToLook)
  }

  @Test func codesWithoutACallbackAreNotLookedAt() throws {
    let registry = try CheatCodeRegistry((0..<100).map { CheatCode(actions: keys("a\($0)")) })
    registry.perform("a")
    #expect(suspects(after: "1", in: registry).isEmpty)
  }

  @Test func disabledCodesAreNotLookedAt() throws {
    let registry = try registry()
    registry.perform("a")
    for code in registry.codes { registry.disable(code) }
    #expect(suspects(after: "8", in: registry).isEmpty)
    registry.enable(registry.codes[0])
    #expect(suspects(after: "a", in: registry) == [CheatCodeID(rawValue: 0)])
  }

  @Test func remembersWhatWasTold() {
    var observers = CheatCodeObservers()
    let (one, two) = (CheatCodeID(rawValue: 1), CheatCodeID(rawValue: 2))
    observers.add(two)
    observers.add(one)
    let status = CheatCodeStatus(state: .matching, progress: 1)
    #expect(observers.ids == [one, two] && observers.contains(one))
    #expect(observers.isNews(status, of: one) && !observers.isNews(CheatCodeStatus(), of: one))
    observers.tell(status, to: one)
    #expect(!observers.isNews(status, of: one) && observers.isNews(CheatCodeStatus(), of: one))
    observers.remove(one)
    observers.tell(status, to: one)
    #expect(!observers.contains(one) && !observers.isNews(status, of: one) && observers.ids == [two])
  }
}
