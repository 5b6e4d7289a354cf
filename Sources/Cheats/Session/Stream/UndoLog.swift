import AhoCorasick

/// What the latest actions changed, so that they can be taken back one by one.
struct UndoLog: Sendable {
  /// What one action changed besides the stream itself and floors.
  struct Change: Sendable {
    /// The codes that the step before the action had reported.
    var reportedBefore: ReportedCodes
    /// Whether that step was an action.
    var followsAction: Bool
  }

  /// A match that moved the stream's floor to its end.
  private struct StreamSpending: Sendable {
    var start: Int64
    var end: Int64
    /// The number of actions when it was delivered.
    var position: Int64
    /// Whether the latest of these delivered it, and not time, a flush or an edit.
    var isByAction: Bool
  }

  /// A code whose own floor an action moved to its position.
  private struct CodeSpending: Sendable {
    var pattern: PatternID
    var floorBefore: Int64?
    var position: Int64
  }

  /// The number of actions that can be taken back: no more than the longest code has.
  private var count = 0
  private var changes: ContiguousArray<Change> = []
  /// What was spent since the stream's floor was last out of reach, in ascending order.
  private var streamSpendings: ContiguousArray<StreamSpending> = []
  private var floorOutOfReach: Int64
  private var codeSpendings: ContiguousArray<CodeSpending> = []
  /// Whether the latest step was an action, so that what was reported is the action's.
  private(set) var isLatestStepAction = false
  private var wasLatestStepAction = false
  private var isInAction = false

  /// Begins with nothing that could be taken back.
  init(floor: Int64) { floorOutOfReach = floor }

  /// Where the first match starts that was spent, or nil where that is out of reach.
  var firstSpent: Int64? { streamSpendings.first?.start }

  /// The stream's floor.
  var floor: Int64 { streamSpendings.last?.end ?? floorOutOfReach }

  mutating func beginAction() {
    wasLatestStepAction = isLatestStepAction
    isInAction = true
  }

  /// Notes that a match moves the stream's floor to its end.
  mutating func willSpend(from start: Int64, upTo end: Int64, at position: Int64) {
    streamSpendings.append(StreamSpending(start: start, end: end, position: position, isByAction: isInAction))
  }

  /// Notes that an action moves a code's floor to its position.
  mutating func willSpend(_ pattern: PatternID, floor: Int64?, at position: Int64) {
    codeSpendings.append(CodeSpending(pattern: pattern, floorBefore: floor, position: position))
  }

  mutating func endAction(reportedBefore: ReportedCodes, at position: Int64, reach: Int) {
    changes.append(Change(reportedBefore: reportedBefore, followsAction: wasLatestStepAction))
    isLatestStepAction = true
    isInAction = false
    count = min(count + 1, reach)
    // Twice as many are kept as can be taken back, and dropped at once: constant time an action on average.
    guard changes.count >= 2 * max(reach, 16) else { return }
    changes.removeFirst(changes.count - reach)
    let outOfReach = position - Int64(reach)
    codeSpendings.removeAll { $0.position <= outOfReach }
    let old = streamSpendings.prefix { $0.position <= outOfReach }
    floorOutOfReach = old.last?.end ?? floorOutOfReach
    streamSpendings.removeFirst(old.count)
  }

  /// Notes that a passage of time or a flush reported something.
  mutating func noteOtherStep() { isLatestStepAction = false }

  /// Notes that the caller moved a code's floor to a position, which stays.
  mutating func keepFloor(of pattern: PatternID, at position: Int64) {
    codeSpendings.removeAll { $0.pattern == pattern && $0.position == position }
  }

  /// Takes the latest change, and what was spent by the matches that its action completed or delivered.
  ///
  /// - Returns: The change, whether the latest step was its action, and the codes whose floors it moved with the floors
  ///   they had.
  mutating func takeLast(at position: Int64) -> (Change, isLatestStep: Bool, [(PatternID, Int64?)])? {
    guard count > 0, let change = changes.popLast() else { return nil }
    count -= 1
    streamSpendings.removeAll { $0.end == position || ($0.isByAction && $0.position == position) }
    var restored: [(PatternID, Int64?)] = []
    while let last = codeSpendings.last, last.position == position {
      restored.append((last.pattern, last.floorBefore))
      codeSpendings.removeLast()
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
    codeSpendings = ContiguousArray(
      codeSpendings.compactMap { spending in
        renumbered(spending.pattern).map {
          CodeSpending(pattern: $0, floorBefore: spending.floorBefore, position: spending.position)
        }
      })
  }
}
