import AhoCorasick

/// The complete occurrences that a leftmost kind has not delivered yet: the best one for each start, and of each code
/// where the latest one starts.
///
/// ```
/// stream      a b c b c d
/// start       0 1 2 3 4 5      first = 1
/// best        ·  bc ·  bc · ·
/// latest      bc: 3
/// ```
struct PendingMatches: Sendable {
  struct Candidate: Hashable, Sendable {
    var pattern: PatternID
    var start: Int64
    var end: Int64
  }

  private var best: PositionWindow<Candidate?>
  /// The start of the leftmost occurrence, or the end of the window.
  private var first: Int64
  /// Where the latest occurrence of each code starts, and of some codes one that no longer counts; empty where nothing
  /// waits.
  private var latest: [PatternID: Int64] = [:]
  private var nextSweep = 32

  init(lower: Int64) {
    best = PositionWindow(lower: lower)
    first = lower
  }

  /// The leftmost occurrence.
  var candidate: Candidate? { first < best.upper ? best[first] : nil }

  /// The codes that have occurrences, and some that had.
  var patterns: some Collection<PatternID> { latest.keys }

  /// Where the latest occurrence of a code starts; it may no longer count.
  func latestStart(of pattern: PatternID) -> Int64? { latest.isEmpty ? nil : latest[pattern] }

  /// Makes room for occurrences that start with the next action, and forgets those that started before a position.
  mutating func appendAction(forgettingBefore position: Int64) {
    best.append(nil)
    if candidate == nil {
      first = best.upper
      best.drop(before: position)
    } else {
      best.drop(before: min(position, first))
    }
  }

  /// Adds an occurrence unless there is a better one with the same start.
  mutating func offer(_ candidate: Candidate, longest: Bool) {
    if let old = best[candidate.start] {
      let isBetter =
        longest
        ? candidate.end > old.end || (candidate.end == old.end && candidate.pattern < old.pattern)
        : candidate.pattern < old.pattern
      guard isBetter else { return }
    }
    best[candidate.start] = candidate
    first = min(first, candidate.start)
  }

  /// Notes of which codes the occurrences are that end with the latest action, if any occurrence waits.
  ///
  /// - Complexity: O(1) amortised for each.
  mutating func note(_ candidates: ContiguousArray<Candidate>) {
    guard candidate != nil, !candidates.isEmpty else { return }
    for candidate in candidates { latest[candidate.pattern] = candidate.start }
    guard latest.count >= nextSweep else { return }
    latest = latest.filter { $0.value >= best.lower }
    nextSweep = max(32, 2 * latest.count)
  }

  /// Forgets all that starts before a position.
  mutating func drop(before position: Int64) {
    best.drop(before: position)
    first = max(first, best.lower)
    while first < best.upper, best[first] == nil { first += 1 }
    if first == best.upper, !latest.isEmpty { latest = [:] }
  }
}
