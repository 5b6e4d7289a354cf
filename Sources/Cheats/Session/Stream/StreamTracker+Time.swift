extension StreamTracker {
  /// Passes time, where one is given, and delivers what no longer has to wait.
  mutating func pass(to time: Nanoseconds?) -> ContiguousArray<Occurrence> {
    if let time, case .started = clock.advance(to: time) {
      // What was performed before the first time happened then.
      history.updateEach { $0.time = time }
    }
    var step = ContiguousArray<Occurrence>()
    guard held != nil else { return step }
    if isHoldOver { deliverAll(into: &step) } else { deliver(into: &step) }
    return step
  }

  /// Whether the hold limit has passed since the latest action.
  ///
  /// - Precondition: A match is held.
  private var isHoldOver: Bool {
    codes.holdLimit.map { clock.now - history[position - 1].time >= $0 } ?? false
  }

  /// Passes time without an action.
  mutating func advance(to time: Nanoseconds) -> ContiguousArray<CheatCodeMatch> {
    finish(pass(to: time))
  }

  /// Passes time, where one is given, then delivers every complete match, whatever it waits for.
  mutating func flush(at time: Nanoseconds?) -> ContiguousArray<CheatCodeMatch> {
    var step = pass(to: time)
    deliverAll(into: &step)
    return finish(step)
  }

  private mutating func finish(_ step: ContiguousArray<Occurrence>) -> ContiguousArray<CheatCodeMatch> {
    guard !step.isEmpty else { return [] }
    reported = reports(of: step)
    undo?.noteOtherStep()
    return matches(step)
  }

  /// The earliest time at which time alone would deliver something, or nil; nil too before the first time is given.
  ///
  /// It is never before the present: what an edit or an undo has freed is delivered now. Where 64 bits do not hold the
  /// end of the hold limit there is none.
  ///
  /// Time only ever frees a held match: once nothing blocks it, nothing does later. So the time is found by halving.
  ///
  /// - Complexity: O(*b*), where *b* is what it takes to see whether the held match is blocked, 64 times.
  var nextDeadline: Nanoseconds? {
    guard clock.isStarted, let match = held else { return nil }
    guard !isHoldOver, isBlocked(match, at: clock.now) else { return clock.now }
    let holdEnd = codes.holdLimit.flatMap { history[position - 1].time.later(by: $0) }
    let end = holdEnd ?? .unlimited
    guard !isBlocked(match, at: end) else { return holdEnd }
    var low = clock.now
    var high = end
    while let middle = Nanoseconds.middle(low, high) {
      if isBlocked(match, at: middle) { low = middle } else { high = middle }
    }
    return high
  }
}
