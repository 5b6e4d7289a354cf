extension CheatCodeSession {
  /// Whether actions can be taken back.
  var keepsUndo: Bool {
    core.query {
      $0.undo != nil
    } anchored: {
      $0.undoable != nil
    }
  }

  /// Takes back what the latest action changed, as Backspace does in a typed code.
  ///
  /// What the action's matches spent counts again. These are the matches that it completed, also where time or a
  /// ``flush(at:)`` delivered them afterwards, and those that it delivered, having ended the wait. What other matches
  /// spent stays spent, what was reported stays reported, and what the caller did since stays done: the edits, and the
  /// time that has passed, which was the latest step if it reported something.
  ///
  /// It can be repeated as far back as the longest code; before that, and with nothing performed since the last reset, it
  /// does nothing.
  ///
  /// - Returns: Whether an action was taken back.
  /// - Precondition: The session was made with `keepsUndo`.
  /// - Complexity: O(*n*), where *n* is the length of the longest code.
  @discardableResult
  public mutating func removeLast() -> Bool {
    guard keepsUndo else { fatalError("make the session with keepsUndo: true to take actions back") }
    let bringsReportsBack = core.isLatestStepAction
    let wasTakenBack = core.update {
      $0.removeLast()
    } anchored: {
      $0.removeLast()
    }
    let position = position
    if wasTakenBack { entered?.removeLast(at: position, bringsReportsBack: bringsReportsBack) }
    return wasTakenBack
  }

  /// Performs an action in place of the latest one, as a double tap takes the place of a tap.
  ///
  /// - Returns: The matches of the step.
  /// - Precondition: The session was made with `keepsUndo`.
  @discardableResult
  public mutating func replaceLast(with action: Action) -> CheatCodeMatches {
    removeLast()
    return perform(action)
  }

  /// Performs an action at a time in place of the latest one.
  ///
  /// - Returns: The matches of the step.
  /// - Precondition: The session was made with `keepsUndo`.
  @discardableResult
  public mutating func replaceLast(with action: Action, at time: Duration) -> CheatCodeMatches {
    removeLast()
    return perform(action, at: time)
  }
}
