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
    let rank = engine.rank(of: pattern)
    let floor = floor(of: pattern, at: clock.now)
    if codes.parameters.count(of: pattern) > 0, let start = enteredFrom(pattern, floor: floor),
      let end = endState(of: pattern)
    {
      return Progress(length: Int(position - start), state: end)
    }
    if let end = completeState(of: pattern) { return Progress(length: codes.length(of: pattern), state: end) }
    var state = state
    while state != .root {
      if engine.contains(rank, state) {
        let depth = engine.depth(of: state)
        if Int64(depth) <= position - floor { return Progress(length: depth, state: state) }
        state = engine.failure(of: state)
      } else {
        state = engine.wider(than: state)
      }
    }
    return Progress(length: 0, state: .root)
  }

  /// Where the longest part of a code with parameters starts that the stream ends with, if a parameter is in it.
  private func enteredFrom(_ pattern: PatternID, floor: Int64) -> Int64? {
    // What was complete within its limits does not expire while it waits to be delivered.
    let completeFloor = codes.blockers == nil ? floor : movedFloor(of: pattern)
    if let complete = completedTails.first(where: { $0.pattern == pattern && $0.start >= completeFloor }) {
      return complete.start
    }
    return tails.lazy.filter { $0.pattern == pattern && $0.start >= floor }.map(\.start).min()
  }

  /// The state at which a code ends, where the latest action completed it and a leftmost kind has not delivered it yet:
  /// it then does not expire while it waits.
  private func completeState(of pattern: PatternID) -> StateID? {
    guard codes.blockers != nil, !codes.limits[pattern].isUnlimited, codes.parameters.count(of: pattern) == 0,
      position > history.lower
    else { return nil }
    let start = position - Int64(codes.length(of: pattern))
    guard start >= floor(of: pattern, at: history[position - 1].time) else { return nil }
    let rank = codes.engine.rank(of: pattern)
    var match = codes.engine.firstMatchState(from: state)
    while let ending = match {
      if codes.engine.endingRanks(of: ending).contains(rank) { return ending }
      match = codes.engine.nextMatchState(after: ending)
    }
    return nil
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
    if case .ending = reported { return progress(of: pattern).length == codes.length(of: pattern) }
    return reported[codes.engine.rank(of: pattern)] != nil
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
    if isHeld(pattern) || progress(of: pattern).length > 0 { return .matching }
    return floor(of: pattern, at: clock.now) >= position ? .reset : .notMatched
  }

  /// The symbol that comes next in a code, or nil where it is complete, disabled or at a parameter.
  func nextSymbol(of pattern: PatternID) -> Symbol? {
    guard !disabled[pattern.index], !isMatched(pattern), !isHeld(pattern) else { return nil }
    let progress = progress(of: pattern)
    guard progress.length < codes.engine.length(of: pattern) else { return nil }
    return codes.engine.child(of: progress.state, towards: codes.engine.rank(of: pattern)).map(codes.engine.label)
  }
}
