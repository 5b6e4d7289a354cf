import AhoCorasick

/// The actions that matches and questions about parameters refer to, which no symbol need stand for.
///
/// Only what a code can reach back to is kept: the latest actions, as far as matches that wait refer to them, and of an
/// anchored attempt that is longer than that its first ones.
struct EnteredActions<Action: Sendable>: Sendable {
  private var latest: PositionWindow<Action>
  /// What was taken back, and then other actions performed in its place, where a match that is still reported refers to
  /// it: undo can go back to where it begins.
  private var replaced: [(position: Int64, actions: ContiguousArray<Action>)] = []
  /// The first actions of anchored attempts, by the position where they started.
  private var openings: [Int64: ContiguousArray<Action>] = [:]

  init(position: Int64) { latest = PositionWindow(lower: position) }

  init(_ latest: PositionWindow<Action>, openings: [Int64: ContiguousArray<Action>]) {
    self.latest = latest
    self.openings = openings
  }

  /// Adds the action at a position.
  ///
  /// What was taken back is remembered until then, as a match that was reported behind it still refers to it.
  mutating func append(_ action: Action, at position: Int64, _ core: SessionCore) {
    if latest.upper > position, core.lastEntered > position, latest.lower <= position {
      replaced.append((position, ContiguousArray((position..<latest.upper).map { latest[$0] })))
    }
    let reach = Int64(core.codes.longest)
    if let first = replaced.first, first.position <= position - reach {
      replaced.removeAll { $0.position <= position - reach }
    }
    latest.truncate(to: position)
    // What undo went back into is kept again when the attempt has got there again.
    if !openings.isEmpty { openings = openings.filter { $0.key + Int64($0.value.count) <= position } }
    latest.append(action)
    keepOpenings(core, position: position + 1)
    latest.drop(before: min(position + 1 - 2 * reach, core.firstWaiting))
  }

  /// Notes that the action at a position was taken back.
  ///
  /// - Parameter bringsReportsBack: Whether that is reported again which was before the action.
  mutating func removeLast(at position: Int64, bringsReportsBack: Bool) {
    guard let last = replaced.last, last.position == position else { return }
    replaced.removeLast()
    guard bringsReportsBack else { return }
    latest.truncate(to: position)
    for action in last.actions { latest.append(action) }
  }

  /// The action at a position of a part of the stream, where it is still known.
  func action(at position: Int64, from start: Int64) -> Action? {
    if let opening = openings[start], position - start < Int64(opening.count) { return opening[Int(position - start)] }
    return latest.lower..<latest.upper ~= position ? latest[position] : nil
  }

  /// Keeps the beginnings of the anchored attempts that are at least as long as the longest code.
  ///
  /// They become so with an action, or when the longest code is removed.
  mutating func keepOpenings(_ core: SessionCore, position: Int64) {
    guard let attempts = core.attempts.first?.attempts else { return }
    let reach = Int64(core.codes.longest)
    var hasNew = false
    for start in attempts.lazy.map(\.start)
    where start >= latest.lower && position - start >= reach && openings[start] == nil {
      openings[start] = ContiguousArray((start..<start + reach).map { latest[$0] })
      hasNew = true
    }
    guard hasNew else { return }
    let starts = Set(attempts.lazy.map(\.start))
    openings = openings.filter { starts.contains($0.key) }
  }
}
