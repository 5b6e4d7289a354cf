import AhoCorasick

extension AttemptTracker {
  /// Passes time, then performs one action.
  ///
  /// - Returns: The codes that the action completes, longest first, then in order of registration.
  mutating func perform(_ symbol: Symbol, at time: Nanoseconds?) -> ContiguousArray<CheatCodeMatch> {
    pass(to: time)
    position += 1
    if let undoable { self.undoable = min(undoable + 1, codes.longest) }
    var completed: ContiguousArray<PendingMatches.Candidate> = []
    updateAttempts { [codes, position, now = clock.now] attempt, _ in
      attempt.append(symbol, at: now, position: position, codes)
    }
    for index in attempts.indices where index == 0 || attempts[index].members > 0 {
      appendCompleted(by: index, to: &completed)
    }
    if completed.count > 1 { completed.sort { ($0.start, $0.pattern) < ($1.start, $1.pattern) } }
    return ContiguousArray(
      completed.lazy.map { [codes] in
        CheatCodeMatch(code: codes.id(of: $0.pattern), start: $0.start, end: $0.end)
      })
  }

  /// Passes time, where one is given.
  mutating func pass(to time: Nanoseconds?) {
    guard let time, case .started = clock.advance(to: time) else { return }
    updateAttempts { attempt, _ in
      for index in attempt.moments.indices { attempt.moments[index].time = time }
    }
  }

  /// Adds the codes of an attempt that the latest action completes.
  private func appendCompleted(by index: Int, to completed: inout ContiguousArray<PendingMatches.Candidate>) {
    let attempt = attempts[index]
    let count = Int(count(attempt))
    guard count > 0, count <= codes.longest else { return }
    let depth = codes.engine.depth(of: attempt.state)
    for parameters in 0...min(codes.parameters.longest, count - 1) where depth >= count - parameters {
      let ending = codes.engine.ancestor(of: attempt.state, at: count - parameters)
      for rank in codes.engine.endingRanks(of: ending).indices {
        let pattern = codes.engine.pattern(at: rank)
        guard makes(pattern, attempt: index), !disabled[pattern.index], codes.length(of: pattern) == count,
          progress(of: pattern) == count, !exceedsLimits(pattern)
        else { continue }
        completed.append(.init(pattern: pattern, start: attempt.start, end: position))
      }
    }
  }

  /// Takes back the latest action.
  ///
  /// - Returns: Whether there was an action that could be taken back.
  mutating func removeLast() -> Bool {
    guard let undoable, undoable > 0 else { return false }
    self.undoable = undoable - 1
    position -= 1
    updateAttempts { [codes, position] attempt, _ in
      let count = Int(max(position - attempt.start, 0))
      if codes.engine.depth(of: attempt.state) > count {
        attempt.state = codes.engine.ancestor(of: attempt.state, at: count)
      }
      attempt.actions.removeLast(max(attempt.actions.count - count, 0))
      attempt.moments.removeLast(max(attempt.moments.count - count, 0))
    }
    return true
  }
}

extension AttemptTracker.Attempt {
  /// Adds the action that is the latest one, where the attempt had begun before it.
  mutating func append(_ symbol: Symbol, at time: Nanoseconds, position: Int64, _ codes: CompiledSet) {
    let before = position - 1 - start
    guard before >= 0 else { return }
    if Int64(codes.engine.depth(of: state)) == before, let child = codes.engine.child(of: state, symbol) {
      state = child
    }
    // What is over for all its codes need not have all its actions, as a snapshot does not: then none is added.
    guard before < codes.longest else { return }
    if !codes.parameters.isEmpty, actions.count == before { actions.append(symbol) }
    if !codes.limits.isEmpty, moments.count == before {
      let gap = moments.last.map { max($0.greatestGap, time - $0.time) } ?? .zero
      moments.append(.init(time: time, greatestGap: gap))
    }
  }
}

extension Automaton {
  /// The state on the way to a state that has a depth.
  ///
  /// - Precondition: The state is at least as deep.
  /// - Complexity: O(*d* log *n*), where *d* is the depth and *n* the number of patterns.
  func ancestor(of state: StateID, at depth: Int) -> StateID {
    self.depth(of: state) == depth ? state : self.state(on: ranks(of: state).lowerBound, atDepth: depth)
  }
}
