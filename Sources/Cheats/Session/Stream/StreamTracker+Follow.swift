import AhoCorasick

extension StreamTracker {
  typealias Occurrence = PendingMatches.Candidate

  /// Follows the automaton and the parameters by one action, which is the latest one.
  ///
  /// - Returns: The occurrences that end with the action and count, longest first, then in order of registration.
  mutating func follow(_ symbol: Symbol, at time: Nanoseconds) -> ContiguousArray<Occurrence> {
    var found = followTails(symbol, at: time)
    let fromTails = found.count
    var matches = codes.engine.advance(&cursor, symbol)
    if position - floor < reach, restrict() { matches = codes.engine.matches(at: cursor) }
    if codes.blockers != nil { pending.appendAction(forgettingBefore: position - reach) }

    while !matches.isEmpty {
      let pattern = matches.first
      matches = codes.engine.rest(of: matches)
      let start = position - Int64(codes.engine.length(of: pattern))
      guard !disabled[pattern.index], start >= floor(of: pattern, at: time) else { continue }
      if codes.parameters.count(of: pattern) == 0 {
        found.append(Occurrence(pattern: pattern, start: start, end: position))
      } else {
        tails.append(ParameterTail(pattern: pattern, start: start))
      }
    }
    if fromTails > 0, found.count > 1 { found.sort { ($0.start, $0.pattern) < ($1.start, $1.pattern) } }
    return found
  }

  /// Offers an action to the codes whose parameters are being entered.
  private mutating func followTails(_ symbol: Symbol, at time: Nanoseconds) -> ContiguousArray<Occurrence> {
    completedTails.removeAll(keepingCapacity: true)
    guard !tails.isEmpty else { return [] }
    let entering = tails
    tails.removeAll(keepingCapacity: true)
    for tail in entering {
      let entered = Int(position - tail.start) - codes.engine.length(of: tail.pattern)
      guard codes.parameters.step(entered - 1, of: tail.pattern).accepts(symbol),
        tail.start >= floor(of: tail.pattern, at: time)
      else { continue }
      if entered == codes.parameters.count(of: tail.pattern) {
        completedTails.append(tail)
      } else {
        tails.append(tail)
      }
    }
    return ContiguousArray(completedTails.map { Occurrence(pattern: $0.pattern, start: $0.start, end: position) })
  }

  /// Follows the remembered actions again from the first that counts, after something changed what counts.
  ///
  /// What a leftmost kind had to keep is found again, with each action's own time.
  ///
  /// Where matches wait, all remembered actions are followed, not only as many as the longest code has: it may just have
  /// been removed, and what waited for it may have begun before.
  ///
  /// - Complexity: O(*n*) and the occurrences in them, where *n* is the number of actions that are remembered.
  mutating func followAgain() {
    let end = position
    let start = max(floor, history.lower, codes.blockers == nil ? position - reach : 0)
    cursor = Cursor()
    gaps = GapIndex()
    tails.removeAll()
    completedTails.removeAll()
    pending = PendingMatches(lower: min(start, end))
    guard start < end else { return }
    for index in start..<end {
      let action = history[index]
      position = index + 1
      if index > start, !codes.limits.isEmpty { gaps.append(action.time - history[index - 1].time, before: index) }
      let occurrences = follow(action.symbol, at: action.time)
      offer(occurrences)
      pending.note(occurrences)
    }
  }
}

extension Range<Rank> {
  /// The ranks one by one.
  var indices: some Sequence<Rank> { (lowerBound.rawValue..<upperBound.rawValue).lazy.map { Rank(rawValue: $0) } }
}
