extension CheatCodeSession {
  /// Lets time pass without an action.
  ///
  /// Codes whose limits expire fall back to what is young enough, and a held match is delivered once nothing it waits
  /// for can still be completed.
  ///
  /// - Parameter time: The time since the moment that all times of the session count from.
  /// - Returns: The matches that the passing of time delivers.
  @discardableResult
  public mutating func advance(to time: Duration) -> CheatCodeMatches {
    let step = core.update {
      $0.advance(to: Nanoseconds(time))
    } anchored: {
      $0.pass(to: Nanoseconds(time))
      return []
    }
    return matches(step)
  }

  /// Delivers every complete match, whatever it waits for; codes in progress keep what is not spent.
  ///
  /// It does something for the leftmost match kinds only.
  ///
  /// - Parameter time: The time that passes first, or nil for none.
  /// - Returns: The matches, one after another.
  @discardableResult
  public mutating func flush(at time: Duration? = nil) -> CheatCodeMatches {
    let step = core.update {
      $0.flush(at: time.map(Nanoseconds.init))
    } anchored: {
      $0.pass(to: time.map(Nanoseconds.init))
      return []
    }
    return matches(step)
  }

  /// The match that is complete and waits for codes that would be preferred to it, or nil.
  public var heldMatch: CheatCodeMatch? {
    core.query { tracker in
      tracker.held.flatMap { matches(tracker.matches([$0])).first }
    } anchored: { _ in
      nil
    }
  }

  /// The earliest time at which ``advance(to:)`` would report something if nothing else were done, or nil.
  public var nextDeadline: Duration? {
    core.query {
      $0.nextDeadline?.duration
    } anchored: { _ in
      nil
    }
  }

  /// The latest time that was given, or nil before the first.
  public var time: Duration? {
    core.query {
      $0.clock.isStarted ? $0.clock.now.duration : nil
    } anchored: {
      $0.clock.isStarted ? $0.clock.now.duration : nil
    }
  }

  /// How often a time was given that was earlier than one before it.
  public var timeReversals: Int {
    core.query {
      $0.clock.reversals
    } anchored: {
      $0.clock.reversals
    }
  }
}
