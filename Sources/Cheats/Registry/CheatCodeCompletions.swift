/// How often a code of a ``CheatCodeRegistry`` was completed, and when last.
///
/// ```swift
/// let completions = registry.completions(of: god)
/// print(completions.count, completions.lastEnd ?? 0, completions.lastTime ?? .zero)  // 2 12 3.0 seconds
/// ```
///
/// What was reported stays counted, also where the actions are taken back.
public struct CheatCodeCompletions: Hashable, Sendable {
  /// The number of matches that were reported.
  public internal(set) var count = 0
  /// The number of actions up to the last of the latest match, or nil before the first.
  public internal(set) var lastEnd: Int64?
  /// When the latest match was reported, or nil before the first, and where no time had been given.
  public internal(set) var lastTime: Duration?

  /// Counts a match that is reported at a time.
  mutating func count(_ match: CheatCodeMatch, at time: Duration?) {
    count += 1
    lastEnd = match.end
    lastTime = time
  }
}

extension CheatCodeRegistry {
  /// How often a code was completed, and when last, since it was registered; never where it is not in this registry.
  ///
  /// A match counts before the first callback of its step.
  public func completions(of code: CheatCode) -> CheatCodeCompletions {
    id(of: code).flatMap { core.completions[$0] } ?? CheatCodeCompletions()
  }
}
