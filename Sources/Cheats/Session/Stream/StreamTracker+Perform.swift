import AhoCorasick

extension StreamTracker {
  /// Passes time, then performs one action.
  ///
  /// - Returns: The matches of the step in order.
  mutating func perform(_ symbol: Symbol, at time: Nanoseconds?) -> ContiguousArray<CheatCodeMatch> {
    var step = pass(to: time)
    if !step.isEmpty {
      // What the passage of time reported would be the latest step if the action were taken back.
      reported = reports(of: step)
      undo?.noteOtherStep()
    }
    let reportedBefore = reported
    undo?.beginAction()
    position += 1
    remember(PastAction(symbol: symbol, time: clock.now))
    let occurrences = follow(symbol, at: clock.now)
    report(occurrences, into: &step)
    reported = reports(of: step)
    undo?.endAction(reportedBefore: reportedBefore, at: position, reach: codes.longest)
    codeFloors.sweep(at: position, codes, keeping: keptHistory)
    return matches(step)
  }

  /// Puts the match kind's choice of the occurrences that end with the latest action into a step.
  private mutating func report(_ occurrences: ContiguousArray<Occurrence>, into step: inout ContiguousArray<Occurrence>)
  {
    switch codes.configuration.matchKind {
    case .overlapping:
      step += occurrences
    case .perCode:
      step += occurrences
      for occurrence in occurrences { spend(occurrence.pattern) }
    case .nonOverlapping:
      guard let longest = occurrences.first else { return }
      step.append(longest)
      spend(longest)
    case .leftmostFirst, .leftmostLongest:
      offer(occurrences)
      deliver(into: &step)
      pending.note(occurrences)
    }
  }

  /// Spends all actions so far for one code.
  private mutating func spend(_ pattern: PatternID) {
    let floorBefore = codeFloors[pattern]
    undo?.willSpend(pattern, floor: floorBefore, at: position)
    codeFloors.set(position, for: pattern)
  }

  /// Spends the actions up to the end of a match for all codes, and climbs to what is left.
  mutating func spend(_ match: Occurrence) {
    undo?.willSpend(from: match.start, upTo: match.end, at: position)
    floor = match.end
    if !tails.isEmpty { tails.removeAll { [floor] in $0.start < floor } }
    restrict()
  }

  /// Climbs until the state's path lies behind the floor.
  ///
  /// - Returns: Whether the stream had come from in front of it.
  @discardableResult
  mutating func restrict() -> Bool {
    let before = cursor
    codes.engine.restrict(&cursor, to: Int(position - floor))
    return cursor != before
  }

  /// Adds an action to what is remembered, and forgets what no code can reach.
  private mutating func remember(_ action: PastAction) {
    guard keepsHistory else { return }
    if !codes.limits.isEmpty, let last = history.last {
      gaps.append(action.time - last.time, before: position - 1)
      gaps.drop(before: position - reach)
    }
    history.append(action)
    history.drop(before: position - keptHistory)
  }

  /// What is remembered of a step's matches until the next step.
  func reports(of step: ContiguousArray<Occurrence>) -> ReportedCodes {
    guard !step.isEmpty else { return .none }
    return ReportedCodes(step.map { .init(rank: codes.engine.rank(of: $0.pattern), end: $0.end) })
  }

  /// The matches of a step as the caller sees them.
  func matches(_ step: ContiguousArray<Occurrence>) -> ContiguousArray<CheatCodeMatch> {
    ContiguousArray(step.lazy.map { CheatCodeMatch(code: codes.id(of: $0.pattern), start: $0.start, end: $0.end) })
  }
}
