/// A session that takes its times from a clock, and reports a held match by itself when its time has come.
///
/// ```swift
/// let automaton = try CheatCodeAutomaton(
///   [
///     CheatCode.Definition(name: "g", actions: [.keyPress("g")]),
///     CheatCode.Definition(name: "gg", actions: [.keyPress("g"), .keyPress("g")]),
///   ],
///   configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(1)))
/// let player = CheatCodePlayer(automaton.makeSession(), clock: ContinuousClock())
/// await player.perform(.keyPress("g"))
/// for await match in player.matches {
///   print(automaton.name(of: match.code) ?? "")  // g, a millisecond later
///   break
/// }
/// ```
///
/// It is for those who have no clock of their own to drive ``CheatCodeSession/advance(to:)`` with; a session alone reads
/// no clock. It sleeps until the session's next deadline and does nothing before it; with no match held it does not even
/// sleep. While nothing but the sleep refers to a player, it is released and its matches end.
///
/// Calls are taken one at a time, in the order in which they reach the player; those of one task come in its order.
public actor CheatCodePlayer<Action: Hashable & Sendable, C: Clock> where C.Duration == Duration {
  /// The matches of all steps in order.
  public nonisolated let matches: CheatCodeMatchStream
  /// The clock that times are taken from.
  public nonisolated let clock: C
  /// When the session's times were zero.
  private let origin: C.Instant
  private let continuation: AsyncStream<CheatCodeMatch>.Continuation
  private var session: CheatCodeSession<Action>
  private var filter: CheatCodeInputFilter<Action>
  private var alarm = DeadlineAlarm()
  private var sleep: Task<Void, Never>?

  /// Creates a player who goes on with a session, the latest time of which is taken for the present.
  ///
  /// - Parameters:
  ///   - session: The session; the player has a copy of it.
  ///   - filter: What actions go through first; where it counts taps, the session must have been made with `keepsUndo`.
  ///   - clock: The clock to take times from and to sleep by.
  public init(
    _ session: CheatCodeSession<Action>, filter: CheatCodeInputFilter<Action> = CheatCodeInputFilter(), clock: C
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: CheatCodeMatch.self)
    matches = CheatCodeMatchStream(stream)
    self.clock = clock
    origin = clock.now.advanced(by: .zero - (session.time ?? .zero))
    self.continuation = continuation
    self.session = session
    self.filter = filter
    continuation.onTermination = { [weak self] reason in
      // After the end that the player makes there is no sleep to cancel.
      guard case .cancelled = reason else { return }
      Task { [weak self] in await self?.stop() }
    }
  }

  deinit {
    sleep?.cancel()
    continuation.finish()
  }

  /// Performs an action through the filter.
  ///
  /// - Parameters:
  ///   - action: What the player did.
  ///   - instant: When, or nil for when the call is taken.
  public func perform(_ action: Action, at instant: C.Instant? = nil) {
    report(session.perform(action, at: time(of: instant ?? clock.now), through: &filter))
  }

  /// Takes back what the latest action changed, and forgets it in the filter too.
  ///
  /// - Returns: Whether an action was taken back.
  /// - Precondition: The session was made with `keepsUndo`.
  /// - Complexity: As ``CheatCodeSession/removeLast()``.
  @discardableResult
  public func removeLast() -> Bool {
    report(session.advance(to: time(of: clock.now)))
    let isRemoved = session.removeLast()
    filter.reset()
    report(CheatCodeMatches())
    return isRemoved
  }

  /// Reports every complete match, whatever it waits for.
  public func flush() {
    report(session.flush(at: time(of: clock.now)))
  }

  /// Asks the session or changes it, after time has passed up to the present.
  ///
  /// What the closure's own calls report is theirs, and does not appear among ``matches``. What its edits free does, at
  /// once. The filter does not learn of what the closure does: use ``reset()`` and ``removeLast()`` for these two.
  ///
  /// ```swift
  /// await player.withSession { $0.disable(id) }
  /// ```
  ///
  /// - Parameter body: What to do with the session.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withSession<Result: Sendable, Failure: Error>(
    _ body: @Sendable (inout CheatCodeSession<Action>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    report(session.advance(to: time(of: clock.now)))
    defer { report(CheatCodeMatches()) }
    return try body(&session)
  }

  /// Starts the stream and the filter afresh; a held match is dropped.
  public func reset() {
    report(session.advance(to: time(of: clock.now)))
    session.reset()
    filter.reset()
    report(CheatCodeMatches())
  }

  /// Ends ``matches`` after what has been reported; a held match is not, unless the player is flushed before.
  public func finish() {
    stop()
    continuation.finish()
  }

  private func time(of instant: C.Instant) -> Duration { origin.duration(to: instant) }

  /// Gives the matches of a step, and sees to the deadline that it leaves.
  private func report(_ step: CheatCodeMatches) {
    for match in step { continuation.yield(match) }
    follow(alarm.set(to: session.nextDeadline))
  }

  private func stop() { follow(alarm.stop()) }

  private func follow(_ command: DeadlineAlarm.Command) {
    guard command != .keep else { return }
    sleep?.cancel()
    sleep = nil
    guard case .sleep(let deadline, let number) = command else { return }
    let instant = origin.advanced(by: deadline)
    sleep = Task { [weak self, clock] in
      do { try await clock.sleep(until: instant, tolerance: nil) } catch { return }
      await self?.wake(number)
    }
  }

  private func wake(_ number: Int) {
    guard let deadline = alarm.ring(number) else { return }
    // A clock that is coarser than nanoseconds may show a little less than it was asked to wait for.
    report(session.advance(to: max(deadline, time(of: clock.now))))
  }
}
