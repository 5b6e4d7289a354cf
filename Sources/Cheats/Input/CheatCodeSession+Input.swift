extension CheatCodeSession {
  /// Takes an action through an input filter and does what the filter decides.
  ///
  /// - Parameters:
  ///   - action: What the player did.
  ///   - time: When, or nil for the latest time that was given.
  ///   - filter: This player's filter. Time that passed in the session has passed for the filter too.
  /// - Returns: The matches of the step, which may be there without an action when time has passed.
  /// - Precondition: Where the filter counts taps, the session was made with `keepsUndo`.
  @discardableResult
  public mutating func perform(
    _ action: Action, at time: Duration? = nil, through filter: inout CheatCodeInputFilter<Action>
  ) -> CheatCodeMatches {
    apply(decision(on: action, at: time, by: &filter), at: time)
  }

  /// Lets a filter decide about an action, which comes no earlier than the latest time of the session.
  func decision(
    on action: Action, at time: Duration?, by filter: inout CheatCodeInputFilter<Action>
  ) -> CheatCodeInputDecision<Action> {
    var arrival = time
    if filter.isTimed, let latest = self.time {
      // The first time that passed may have passed here: it is that of the actions before it.
      filter.pass(to: latest)
      arrival = max(time ?? latest, latest)
    }
    return filter.receive(action, at: arrival)
  }

  /// Does what an input filter decided: performs an action or not, after time has passed.
  ///
  /// - Parameters:
  ///   - decision: What becomes of the action that the player did.
  ///   - time: When the player did it, or nil for the latest time that was given.
  /// - Returns: The matches of the step.
  /// - Precondition: Where the latest action is replaced, the session was made with `keepsUndo`.
  @discardableResult
  public mutating func apply(
    _ decision: CheatCodeInputDecision<Action>, at time: Duration? = nil
  ) -> CheatCodeMatches {
    switch (decision, time) {
    case (.drop, nil): CheatCodeMatches()
    case (.drop, let time?): advance(to: time)
    case (.perform(let action), nil): perform(action)
    case (.perform(let action), let time?): perform(action, at: time)
    case (.replaceLast(let action), nil): replaceLast(with: action)
    case (.replaceLast(let action), let time?): replaceLast(with: action, at: time)
    }
  }
}
