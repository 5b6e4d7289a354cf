extension CheatCodeRegistry {
  /// Takes back what the latest action changed, as Backspace does in a typed code.
  ///
  /// What the action's matches spent counts again; what was reported stays reported, and what was edited since stays so.
  /// See ``CheatCodeSession/removeLast()``.
  ///
  /// - Precondition: The registry was made with `keepsUndo`.
  /// - Complexity: O(*n* + *k* log *k*), where *n* is the length of the longest code and *k* the number of codes with a
  ///   callback that change or were lately edited; of all, where attempts are anchored or leftmost matches have limits.
  public func removeLast() {
    perform(.removeLast)
  }

  /// Performs an action in place of the latest one, as a double tap takes the place of a tap.
  ///
  /// - Parameters:
  ///   - action: What the player did.
  ///   - time: When, or nil for the latest time given.
  /// - Precondition: The registry was made with `keepsUndo`.
  public func replaceLast(with action: CheatCodeAction, at time: Duration? = nil) {
    perform(.replaceLast(action, at: time))
  }

  /// Lets an input filter decide what becomes of an action, and does it.
  ///
  /// - Parameters:
  ///   - action: What arrived.
  ///   - time: When, or nil for the latest time given.
  ///   - filter: What stands between the player's hands and the codes. Time that passed in the registry has passed for
  ///     the filter too.
  /// - Precondition: The registry was made with `keepsUndo`, if the filter counts taps.
  public func perform(_ action: CheatCodeAction, at time: Duration? = nil, through filter: inout CheatCode.InputFilter)
  {
    switch core.session.decision(on: action, at: time, by: &filter) {
    case .perform(let action): perform(.perform(action, at: time))
    case .replaceLast(let action): perform(.replaceLast(action, at: time))
    case .drop: if let time { advance(to: time) }
    }
  }
}
