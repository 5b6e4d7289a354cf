import AhoCorasick

/// What the latest actions changed, so that they can be taken back one by one.
struct UndoLog: Sendable {
  /// What one action changed besides the stream itself.
  struct Change: Sendable {
    /// The stream's floor before and after the action.
    var floors: ClosedRange<Int64>
    /// The codes that the step before the action had reported.
    var reportedBefore: ReportedCodes
    /// Whether that step was an action.
    var followsAction: Bool
  }

  /// A code whose own floor an action moved to its position.
  private struct Spending: Sendable {
    var pattern: PatternID
    var floorBefore: Int64?
    var position: Int64
  }

  /// The number of actions that can be taken back: no more than the longest code has.
  private var count = 0
  private var changes: ContiguousArray<Change> = []
  private var spendings: ContiguousArray<Spending> = []
  /// Whether the latest step was an action, so that what was reported is the action's.
  private var isLatestStepAction = false
  private var wasLatestStepAction = false

  mutating func beginAction() {
    wasLatestStepAction = isLatestStepAction
  }

  mutating func willSpend(_ pattern: PatternID, floor: Int64?, at position: Int64) {
    spendings.append(Spending(pattern: pattern, floorBefore: floor, position: position))
  }

  mutating func endAction(
    floors: ClosedRange<Int64>, reportedBefore: ReportedCodes, at position: Int64, reach: Int
  ) {
    changes.append(Change(floors: floors, reportedBefore: reportedBefore, followsAction: wasLatestStepAction))
    isLatestStepAction = true
    count = min(count + 1, reach)
    // Twice as many are kept as can be taken back, and dropped at once: constant time an action on average.
    guard changes.count >= 2 * max(reach, 16) else { return }
    changes.removeFirst(changes.count - reach)
    spendings.removeAll { $0.position <= position - Int64(reach) }
  }

  /// Notes that a passage of time or a flush reported something.
  mutating func noteOtherStep() { isLatestStepAction = false }

  /// Notes that the caller moved a code's floor to a position, which stays.
  mutating func keepFloor(of pattern: PatternID, at position: Int64) {
    spendings.removeAll { $0.pattern == pattern && $0.position == position }
  }

  /// Takes the latest change.
  ///
  /// - Returns: The change, whether the latest step was its action, and the codes whose floors it moved with the floors
  ///   they had.
  mutating func takeLast(at position: Int64) -> (Change, isLatestStep: Bool, [(PatternID, Int64?)])? {
    guard count > 0, let change = changes.popLast() else { return nil }
    count -= 1
    var restored: [(PatternID, Int64?)] = []
    while let last = spendings.last, last.position == position {
      restored.append((last.pattern, last.floorBefore))
      spendings.removeLast()
    }
    defer { if isLatestStepAction { isLatestStepAction = change.followsAction } }
    return (change, isLatestStepAction, restored)
  }

  /// Forgets codes among those that steps reported, and gives those that stay new ranks.
  mutating func updateReported(_ newRank: (Rank) -> Rank?) {
    for index in changes.indices { changes[index].reportedBefore.update(newRank) }
  }

  /// Keeps only what concerns codes that are still there, under their new numbers.
  mutating func renumber(reach: Int, _ renumbered: (PatternID) -> PatternID?) {
    count = min(count, reach)
    spendings = ContiguousArray(
      spendings.compactMap { spending in
        renumbered(spending.pattern).map {
          Spending(pattern: $0, floorBefore: spending.floorBefore, position: spending.position)
        }
      })
  }
}
