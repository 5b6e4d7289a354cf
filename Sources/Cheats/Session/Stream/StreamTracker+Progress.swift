import AhoCorasick

extension StreamTracker {
  /// Where a code stands: how many of its actions the stream ends with, and the state that says so.
  struct Progress {
    /// The number of leading actions of the code that the stream ends with.
    var length: Int
    /// The state whose path they are, but for those that parameters accepted.
    var state: StateID
  }

  /// How far a code is by the latest actions alone.
  ///
  /// - Complexity: O(*c*), where *c* is the length of the chain of failure links.
  func progress(of pattern: PatternID) -> Progress {
    let engine = codes.engine
    guard !disabled[pattern.index] else { return Progress(length: 0, state: .root) }
    let floor = floor(of: pattern, at: clock.now)
    let rank = engine.rank(of: pattern)
    if let tail = tails.filter({ $0.pattern == pattern && $0.start >= floor }).map(\.start).min(),
      let end = endState(of: pattern)
    {
      return Progress(length: Int(position - tail), state: end)
    }
    var state = state
    while state != .root {
      if engine.contains(rank, state) {
        let depth = engine.depth(of: state)
        if Int64(depth) <= position - floor { return Progress(length: depth, state: state) }
      }
      state = engine.failure(of: state)
    }
    return Progress(length: 0, state: .root)
  }

  /// The state at which a code's actions before its parameters end.
  private func endState(of pattern: PatternID) -> StateID? {
    let rank = codes.engine.rank(of: pattern)
    var state = StateID.root
    while let next = codes.engine.child(of: state, towards: rank) { state = next }
    return state
  }

  /// Whether a code was reported by the latest step.
  func isMatched(_ pattern: PatternID) -> Bool {
    reported.contains(
      codes.engine.rank(of: pattern), isEnding: progress(of: pattern).length == codes.length(of: pattern))
  }

  /// Whether a code's match waits to be delivered.
  func isHeld(_ pattern: PatternID) -> Bool { held?.pattern == pattern }

  /// How many actions of a code are performed, as a player is told.
  func shownProgress(of pattern: PatternID) -> Int {
    if disabled[pattern.index] { return 0 }
    if isMatched(pattern) || isHeld(pattern) { return codes.length(of: pattern) }
    return progress(of: pattern).length
  }

  /// The state of a code.
  func state(of pattern: PatternID) -> CheatCodeState {
    if disabled[pattern.index] { return .reset }
    if isMatched(pattern) { return .matched }
    if isHeld(pattern) { return .matching }
    if floor(of: pattern, at: clock.now) >= position { return .reset }
    return progress(of: pattern).length > 0 ? .matching : .notMatched
  }

  /// The symbol that comes next in a code, or nil where it is complete, disabled or at a parameter.
  func nextSymbol(of pattern: PatternID) -> Symbol? {
    guard !disabled[pattern.index], !isMatched(pattern), !isHeld(pattern) else { return nil }
    let progress = progress(of: pattern)
    guard progress.length < codes.engine.length(of: pattern) else { return nil }
    return codes.engine.child(of: progress.state, towards: codes.engine.rank(of: pattern)).map(codes.engine.label)
  }
}
