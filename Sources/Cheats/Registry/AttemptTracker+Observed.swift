import AhoCorasick

extension AttemptTracker {
  /// The latest time at which a code that is on course is still within its limits, or an earlier one.
  func lastMoment(of pattern: PatternID) -> Nanoseconds {
    let limits = codes.limits[pattern]
    let moments = attempt(of: pattern).moments
    guard let first = moments.first, let last = moments.last else { return .unlimited }
    return min(last.time.later(by: limits.gap) ?? .unlimited, first.time.later(by: limits.time) ?? .unlimited)
  }

  /// Whether the next action can change a code.
  ///
  /// One that may only have been too slow is not matched, and still every right action raises its progress.
  func isChangedByAction(_ pattern: PatternID, _ status: CheatCodeStatus) -> Bool {
    switch status.state {
    case .reset, .matching: true
    case .matched: false
    case .notMatched: !codes.limits.isEmpty && Int64(status.progress) == count(attempt(of: pattern))
    }
  }
}
