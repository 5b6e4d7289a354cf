import AhoCorasick

extension StreamTracker {
  /// The match that waits for codes that could be preferred, or that an edit has freed since the latest step.
  var held: Occurrence? { codes.blockers == nil ? nil : pending.candidate }

  /// Where the first match starts that waits, or that could be the latest again if actions were taken back.
  ///
  /// It can be further back than any code reaches, as it may have waited for a code that was removed since.
  var firstWaiting: Int64 { min(held?.start ?? .max, undo?.firstSpent ?? .max) }

  /// Where the latest occurrence of a code starts that is complete and not delivered yet, or nil.
  ///
  /// It need not be held, nor the one that is delivered next: it counts until its actions are spent, and limits do not
  /// expire for it.
  func undeliveredStart(of pattern: PatternID) -> Int64? {
    pending.latestStart(of: pattern).flatMap { $0 >= movedFloor(of: pattern) ? $0 : nil }
  }

  /// Keeps the occurrences that a leftmost kind may have to deliver.
  mutating func offer(_ occurrences: ContiguousArray<Occurrence>) {
    guard codes.blockers != nil else { return }
    for occurrence in occurrences {
      pending.offer(occurrence, longest: codes.configuration.matchKind == .leftmostLongest)
    }
  }

  /// Delivers the matches that nothing blocks; what is behind each is looked at again.
  mutating func deliver(into step: inout ContiguousArray<Occurrence>) {
    while let match = held, !isBlocked(match, at: clock.now) { deliver(match, into: &step) }
  }

  /// Delivers every complete match, blocked or not.
  mutating func deliverAll(into step: inout ContiguousArray<Occurrence>) {
    while let match = held { deliver(match, into: &step) }
  }

  private mutating func deliver(_ match: Occurrence, into step: inout ContiguousArray<Occurrence>) {
    step.append(match)
    spend(match)
    pending.drop(before: floor)
  }

  /// Whether a code in progress would be preferred to a match if it were completed.
  ///
  /// Only the states that start no later than the match can block it: they are the first on the chain of the state.
  ///
  /// - Complexity: O(1), and where codes have limits, are disabled or have floors of their own, O(*c* log *n*), where *c*
  ///   is the length of the chain and *n* the number of codes.
  func isBlocked(_ match: Occurrence, at time: Nanoseconds) -> Bool {
    if tails.contains(where: { isBlocking($0, match, at: time) }) { return true }
    let engine = codes.engine
    var state = state
    while state != .root {
      let start = position - Int64(engine.depth(of: state))
      guard start <= match.start else { return false }
      if isBlocking(state, start: start, match, at: time) { return true }
      state = engine.failure(of: state)
    }
    return false
  }

  private func isBlocking(_ state: StateID, start: Int64, _ match: Occurrence, at time: Nanoseconds) -> Bool {
    guard let blockers = codes.blockers, !codes.engine.isLeaf(state) else { return false }
    let mustBeEarlier = start == match.start && codes.configuration.matchKind == .leftmostFirst
    if !mustBeEarlier, codes.limits.isEmpty, codeFloors.isEmpty, disabled.onCount == 0 { return true }
    let ages = ages(from: start, at: time)
    let demand = BlockerIndex.Demand(gap: ages.gap, time: ages.time, before: mustBeEarlier ? match.pattern : nil)
    return blockers.contains(codes.engine.unfinishedRanks(of: state), demand) { rank in
      let pattern = codes.engine.pattern(at: rank)
      return !disabled[pattern.index] && start >= movedFloor(of: pattern)
        && !(mustBeEarlier && pattern >= match.pattern)
    }
  }

  private func isBlocking(_ tail: ParameterTail, _ match: Occurrence, at time: Nanoseconds) -> Bool {
    guard tail.start <= match.start, !disabled[tail.pattern.index] else { return false }
    if tail.start == match.start, codes.configuration.matchKind == .leftmostFirst, tail.pattern > match.pattern {
      return false
    }
    return tail.start >= floor(of: tail.pattern, at: time)
  }

  /// The greatest time without an action, and all the time, since the action that a part of the stream starts with.
  private func ages(from start: Int64, at time: Nanoseconds) -> CodeLimits.Pair {
    guard !codes.limits.isEmpty else { return CodeLimits.Pair(gap: .zero, time: .zero) }
    return CodeLimits.Pair(
      gap: max(gaps.greatest(from: start), time - history[position - 1].time), time: time - history[start].time)
  }
}
