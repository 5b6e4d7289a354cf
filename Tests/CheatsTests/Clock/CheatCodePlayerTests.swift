import Cheats
import Testing

/// A player by a clock that stands still until it is told: nothing here waits for real time.
@Suite(.timeLimit(.minutes(10)))
struct CheatCodePlayerTests {
  typealias Player = CheatCodePlayer<CheatCodeAction, ManualClock>

  private let g = CheatCodeAction.keyPress("g")

  /// A player of `g` and `gg`, the shorter of which waits a second for the longer.
  private func player(
    _ clock: ManualClock, keepsUndo: Bool = false, filter: CheatCode.InputFilter = .init()
  ) throws -> Player {
    Player(
      try CheatCodeAutomaton(
        [
          CheatCode.Definition(name: "g", actions: [g]), CheatCode.Definition(name: "gg", actions: [g, g]),
          CheatCode.Definition(name: "tap", actions: [.tap(times: 2)]),
        ],
        configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(1000))
      ).makeSession(keepsUndo: keepsUndo), filter: filter, clock: clock)
  }

  /// A match in short, as in "gg 1-3".
  private func text(_ match: CheatCodeMatch?) -> String? {
    match.map { "\(["g", "gg", "tap"][Int($0.code.rawValue)]) \($0.start)-\($0.end)" }
  }

  private func rest(_ player: Player) async -> [String] {
    var texts: [String] = []
    for await match in player.matches { texts += [text(match) ?? ""] }
    return texts
  }

  @Test func `a held match is delivered at its deadline`() async throws {
    let clock = ManualClock(now: .seconds(50))
    let player = try player(clock)
    var matches = player.matches.makeAsyncIterator()
    await player.perform(g)
    await clock.waitForSleeps(until: [.seconds(51)])
    clock.advance(to: .milliseconds(50_999))
    #expect(clock.deadlines == [.seconds(51)])
    clock.advance(to: .seconds(51))
    #expect(text(await matches.next()) == "g 0-1")
    await player.withSession { #expect($0.heldMatch == nil) }
    #expect(clock.deadlines == [])
    #expect(clock.begunSleeps == 1)
  }

  @Test func `an action before the deadline completes the longer code`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    var matches = player.matches.makeAsyncIterator()
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    clock.advance(to: .milliseconds(999))
    await player.perform(g)
    #expect(text(await matches.next()) == "gg 0-2")
    await clock.waitForSleeps(until: [])
    #expect(clock.begunSleeps == 1)
  }

  @Test func `an action moves the deadline and the old sleep is cancelled`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    var matches = player.matches.makeAsyncIterator()
    for time in [0, 300, 600] {
      clock.advance(to: .milliseconds(time))
      await player.perform(g)
      if time == 300 { #expect(text(await matches.next()) == "gg 0-2") }
    }
    await clock.waitForSleeps(until: [.milliseconds(1600)])
    clock.advance(to: .milliseconds(1600))
    #expect(text(await matches.next()) == "g 2-3")
  }

  @Test func `an action that comes after a missed deadline finds the match delivered before it`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    await player.perform(g)
    await player.perform(g, at: ManualClock.Instant(offset: .milliseconds(1000)))
    await player.perform(g, at: ManualClock.Instant(offset: .milliseconds(1500)))
    await player.finish()
    #expect(await rest(player) == ["g 0-1", "gg 1-3"])
  }

  @Test func `matches come in order and flush confirms early`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    await player.perform(g)
    await player.perform(.shake)
    await player.perform(g)
    await player.perform(g)
    await player.perform(g)
    await player.flush()
    await player.finish()
    #expect(await rest(player) == ["g 0-1", "gg 2-4", "g 4-5"])
    await clock.waitForSleeps(until: [])
  }

  @Test func `kinds that hold nothing never sleep`() async throws {
    let clock = ManualClock()
    let automaton = try CheatCodeAutomaton([CheatCode.Definition(actions: [g], maximumGap: .atMost(.seconds(1)))])
    let player = CheatCodePlayer(automaton.makeSession(), clock: clock)
    await player.perform(g)
    await player.perform(g)
    await player.finish()
    #expect(await rest(player) == ["g 0-1", "g 1-2"])
    #expect(clock.begunSleeps == 0)
  }

  @Test func `a reset drops the held match and its sleep`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    await player.reset()
    await clock.waitForSleeps(until: [])
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    await player.flush()
    await player.finish()
    #expect(await rest(player) == ["g 1-2"])
  }

  @Test func `what an edit frees is reported without another action`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    var matches = player.matches.makeAsyncIterator()
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    clock.advance(to: .milliseconds(400))
    await player.withSession { $0.disable(CheatCodeID(rawValue: 1)) }
    #expect(text(await matches.next()) == "g 0-1")
    #expect(await player.withSession { $0.time } == .milliseconds(400))
  }

  @Test func `time has passed when the session is asked`() async throws {
    let clock = ManualClock(now: .seconds(7))
    let player = try player(clock)
    await player.perform(g)
    clock.advance(to: .seconds(8))
    let (time, progress) = await player.withSession { ($0.time, $0.progress(of: CheatCodeID(rawValue: 1))) }
    #expect(time == .seconds(1))
    #expect(progress == 0)
  }

  @Test func `what a closure throws comes through`() async throws {
    struct Refusal: Error {}
    let player = try player(ManualClock())
    await #expect(throws: Refusal.self) {
      try await player.withSession { (_: inout CheatCodeSession<CheatCodeAction>) throws(Refusal) -> Int in
        throw Refusal()
      }
    }
  }

  @Test func `a session that has a past goes on with it`() async throws {
    let clock = ManualClock(now: .seconds(100))
    var session = try CheatCodeAutomaton(
      [CheatCode.Definition(name: "g", actions: [g]), CheatCode.Definition(name: "gg", actions: [g, g])],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .seconds(1))
    ).makeSession()
    session.perform(g, at: .seconds(5))
    let player = CheatCodePlayer(session, clock: clock)
    await player.withSession { #expect($0.time == .seconds(5)) }
    await clock.waitForSleeps(until: [.seconds(101)])
    clock.advance(to: .milliseconds(100_500))
    await player.perform(g)
    await player.finish()
    #expect(await rest(player) == ["gg 0-2"])
  }

  @Test func `actions go through the filter`() async throws {
    let clock = ManualClock()
    let player = try player(
      clock, keepsUndo: true, filter: CheatCode.InputFilter(ignoring: [.shake], tapWindow: .milliseconds(300)))
    await player.perform(.tap(times: 1))
    await player.perform(.shake)
    clock.advance(to: .milliseconds(300))
    await player.perform(.tap(times: 1))
    await player.finish()
    #expect(await rest(player) == ["tap 0-1"])
    #expect(await player.withSession { $0.position } == 1)
  }

  @Test func `what is taken back is forgotten in the filter too`() async throws {
    let clock = ManualClock()
    let player = try player(clock, keepsUndo: true, filter: .init(tapWindow: .seconds(1)))
    await player.perform(g)
    await player.perform(.tap(times: 1))
    #expect(await player.removeLast())
    // A second tap, and not a double tap in place of the key.
    await player.perform(.tap(times: 1))
    #expect(await player.withSession { $0.position } == 2)
    #expect(await player.withSession { $0.heldMatch?.end } == nil, "the tap has ended the wait for gg")
    #expect(await player.removeLast())
    #expect(await player.removeLast())
    #expect(await player.removeLast() == false)
  }

  @Test func `cancellation ends the matches and the sleep`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    let listener = Task { await rest(player) }
    listener.cancel()
    #expect(await listener.value == [])
    await clock.waitForSleeps(until: [])
    // The player still follows, but sleeps no more.
    await player.perform(g)
    await player.perform(g)
    #expect(await player.withSession { $0.position } == 3)
    #expect(await player.withSession { $0.heldMatch != nil })
    #expect(clock.begunSleeps == 1)
  }

  @Test func `a listener that waits is ended by cancellation`() async throws {
    let player = try player(ManualClock())
    await player.perform(g)
    await player.perform(g)
    let (heard, hears) = AsyncStream.makeStream(of: Void.self)
    let listener = Task {
      var count = 0
      for await _ in player.matches {
        count += 1
        hears.yield()
      }
      return count
    }
    for await _ in heard { break }
    listener.cancel()
    #expect(await listener.value == 1)
  }

  @Test func `a finished player gives what it had and no more`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    await player.perform(g)
    await player.perform(g)
    await player.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    await player.finish()
    await clock.waitForSleeps(until: [])
    await player.flush()
    await player.finish()
    #expect(await rest(player) == ["gg 0-2"])
  }

  @Test func `a released player is gone though it slept and its matches end`() async throws {
    let clock = ManualClock()
    var owned: Player? = try player(clock)
    weak let released = owned
    await owned?.perform(g)
    await clock.waitForSleeps(until: [.milliseconds(1000)])
    let matches = try #require(owned?.matches)
    owned = nil
    // Its end cancels the sleep and ends the matches.
    await clock.waitForSleeps(until: [])
    var iterator = matches.makeAsyncIterator()
    #expect(await iterator.next() == nil)
    #expect(released == nil)
  }

  @Test func `the matches of many actions are those of a session told the times`() async throws {
    let clock = ManualClock()
    let player = try player(clock)
    var session = await player.withSession { $0.automaton }.makeSession()
    var expected: [String] = []
    for index in 0..<500 {
      let time = Duration.milliseconds(index * 370 + index * index % 7 * 200)
      clock.advance(to: time)
      let action = index % 5 == 3 ? CheatCodeAction.shake : g
      expected += session.perform(action, at: time).compactMap(text)
      await player.perform(action)
    }
    expected += session.flush().compactMap(text)
    await player.flush()
    await player.finish()
    #expect(await rest(player) == expected)
    #expect(expected.count > 200)
  }

  @Test func `the example of the player`() async throws {
    let automaton = try CheatCodeAutomaton(
      [
        CheatCode.Definition(name: "g", actions: [.keyPress("g")]),
        CheatCode.Definition(name: "gg", actions: [.keyPress("g"), .keyPress("g")]),
      ],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(1)))
    let player = CheatCodePlayer(automaton.makeSession(), clock: ContinuousClock())
    await player.perform(.keyPress("g"))
    var names: [String] = []
    for await match in player.matches {
      names.append(automaton.name(of: match.code) ?? "")  // g, a millisecond later
      break
    }
    #expect(names == ["g"])
  }
}
