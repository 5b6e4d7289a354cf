import AhoCorasick

extension CheatCodeSession {
  /// Starts the stream afresh: no action so far counts for any code; a held match is dropped.
  public mutating func reset() {
    core.reset()
  }

  /// Lets no action so far count for one code.
  ///
  /// In an anchored set, codes that are reset at the same moment make one attempt, and each action from then on goes
  /// through all attempts that codes make.
  ///
  /// - Precondition: The code is one of the set.
  public mutating func reset(_ id: CheatCodeID) {
    let pattern = automaton.pattern(id)
    core.update {
      $0.reset(pattern)
    } anchored: {
      $0.reset(pattern)
    }
  }

  /// Matches a code again that was disabled; no action so far counts for it.
  ///
  /// - Precondition: The code is one of the set.
  public mutating func enable(_ id: CheatCodeID) {
    setEnabled(true, id)
  }

  /// No longer matches a code: it is never reported, and no match waits for it.
  ///
  /// - Precondition: The code is one of the set.
  public mutating func disable(_ id: CheatCodeID) {
    setEnabled(false, id)
  }

  /// Whether a code is matched.
  ///
  /// - Precondition: The code is one of the set.
  public func isEnabled(_ id: CheatCodeID) -> Bool {
    let pattern = automaton.pattern(id)
    return core.query {
      !$0.disabled[pattern.index]
    } anchored: {
      !$0.disabled[pattern.index]
    }
  }

  private mutating func setEnabled(_ isEnabled: Bool, _ id: CheatCodeID) {
    let pattern = automaton.pattern(id)
    guard self.isEnabled(id) != isEnabled else { return }
    core.update {
      $0.setEnabled(isEnabled, pattern)
    } anchored: {
      $0.setEnabled(isEnabled, pattern)
    }
  }
}
