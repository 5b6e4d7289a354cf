import AhoCorasick

/// Where all codes with the same limits stand, but for those that have something of their own.
struct SharedPlace: Hashable, Sendable {
  /// The state of the actions that count: the codes on its chain are in progress.
  var state = StateID.root
  /// Whether no action counts.
  var isReset = true

  /// How far the code at a rank is if it has nothing of its own.
  ///
  /// - Complexity: O(*c*), where *c* is the length of the chain of failure links.
  func status(of rank: Rank, in engine: Automaton) -> CheatCodeStatus {
    var state = state
    while state != .root {
      if engine.ranks(of: state).contains(rank) {
        return CheatCodeStatus(state: .matching, progress: engine.depth(of: state))
      }
      state = engine.wider(than: state)
    }
    return CheatCodeStatus(state: isReset ? .reset : .notMatched)
  }
}

extension SessionCore {
  /// Where the codes with some limits stand.
  ///
  /// Narrower limits never leave more: where two limits give the same place, so do all in between.
  ///
  /// - Complexity: O(1), or O(*c*) where the limits leave less than the floor, for a chain of failure links of length *c*.
  func place(under limits: CodeLimits.Pair) -> SharedPlace {
    isShort
      ? SharedPlace(state: codes.engine.state(at: cursor), isReset: floor == position) : tracker[0].place(under: limits)
  }
}

extension StreamTracker {
  fileprivate func place(under limits: CodeLimits.Pair) -> SharedPlace {
    let floor = max(floor, limitFloor(limits, at: clock.now))
    var state = state
    if position - floor < reach {
      while state != .root, Int64(codes.engine.depth(of: state)) > position - floor {
        state = codes.engine.failure(of: state)
      }
    }
    return SharedPlace(state: state, isReset: floor >= position)
  }
}
