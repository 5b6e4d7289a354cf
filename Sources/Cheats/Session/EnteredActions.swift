import AhoCorasick

/// The actions that matches and questions about parameters refer to, which no symbol need stand for.
///
/// Only what a code can reach back to is kept: the latest actions, and of an anchored attempt that is longer than that
/// its first ones.
struct EnteredActions<Action: Sendable>: Sendable {
  private var latest: PositionWindow<Action>
  /// The first actions of anchored attempts, by the position where they started.
  private var openings: [Int64: ContiguousArray<Action>] = [:]

  init(position: Int64) { latest = PositionWindow(lower: position) }

  /// Adds the action at a position.
  ///
  /// What was taken back is remembered until then, as a match that was reported behind it still refers to it.
  mutating func append(_ action: Action, at position: Int64, _ core: SessionCore) {
    latest.truncate(to: position)
    latest.append(action)
    let reach = Int64(core.codes.longest)
    if let attempts = core.attempts.first { keepOpenings(attempts, position: position + 1, reach: reach) }
    latest.drop(before: position + 1 - 2 * reach)
  }

  /// The action at a position of a part of the stream, where it is still known.
  func action(at position: Int64, from start: Int64) -> Action? {
    if let opening = openings[start], position - start < Int64(opening.count) { return opening[Int(position - start)] }
    return latest.lower..<latest.upper ~= position ? latest[position] : nil
  }

  /// Keeps the beginnings of the attempts that have become as long as the longest code.
  private mutating func keepOpenings(_ attempts: AttemptTracker, position: Int64, reach: Int64) {
    let start = position - reach
    guard start >= latest.lower, attempts.attempts.contains(where: { $0.start == start }) else { return }
    let starts = Set(attempts.attempts.lazy.map(\.start))
    openings = openings.filter { starts.contains($0.key) && $0.key + reach <= position }
    openings[start] = ContiguousArray((start..<position).map { latest[$0] })
  }
}
