import AhoCorasick

extension AttemptTracker {
  /// How many leading actions of a code are those of its attempt.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the length of the code and *c* the most children of a state.
  func progress(of pattern: PatternID) -> Int {
    guard !disabled[pattern.index] else { return 0 }
    let attempt = attempt(of: pattern)
    var length = codes.engine.sharedDepth(of: attempt.state, codes.engine.rank(of: pattern))
    let own = codes.engine.length(of: pattern)
    guard length == own else { return length }
    while length < attempt.actions.count, length - own < codes.parameters.count(of: pattern),
      codes.parameters.step(length - own, of: pattern).accepts(attempt.actions[length])
    {
      length += 1
    }
    return length
  }

  /// Whether a code's attempt has taken longer than the code allows, before it was complete.
  func exceedsLimits(_ pattern: PatternID) -> Bool {
    let limits = codes.limits[pattern]
    let attempt = attempt(of: pattern)
    guard !limits.isUnlimited, let first = attempt.moments.first else { return false }
    let count = min(attempt.moments.count, codes.length(of: pattern))
    let last = attempt.moments[count - 1]
    if last.greatestGap > limits.gap || last.time - first.time > limits.time { return true }
    guard count < codes.length(of: pattern) else { return false }
    return clock.now - last.time > limits.gap || clock.now - first.time > limits.time
  }

  /// The state of a code.
  func state(of pattern: PatternID) -> CheatCodeState {
    let count = count(attempt(of: pattern))
    guard !disabled[pattern.index], count > 0 else { return .reset }
    let length = progress(of: pattern)
    guard !exceedsLimits(pattern) else { return .notMatched }
    if length == codes.length(of: pattern) { return .matched }
    return Int64(length) == count ? .matching : .notMatched
  }

  /// The symbol that comes next in a code, or nil where its attempt is over, it is disabled or at a parameter.
  func nextSymbol(of pattern: PatternID) -> Symbol? {
    guard canGoOn(pattern), codes.engine.contains(codes.engine.rank(of: pattern), attempt(of: pattern).state) else {
      return nil
    }
    return codes.engine.child(of: attempt(of: pattern).state, towards: codes.engine.rank(of: pattern))
      .map(codes.engine.label)
  }

  /// Whether more actions could complete a code.
  func canGoOn(_ pattern: PatternID) -> Bool {
    guard !disabled[pattern.index] else { return false }
    let state = state(of: pattern)
    return state == .matching || state == .reset
  }
}

extension Automaton {
  /// How many leading symbols of a pattern are those of a state's path.
  fileprivate func sharedDepth(of state: StateID, _ rank: Rank) -> Int {
    guard !contains(rank, state) else { return depth(of: state) }
    let target = ranks(of: state).lowerBound
    var depth = 0
    var ancestor = StateID.root
    while let next = child(of: ancestor, towards: target), contains(rank, next) {
      ancestor = next
      depth += 1
    }
    return depth
  }
}
