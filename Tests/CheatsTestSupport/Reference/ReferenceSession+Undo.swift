public import Cheats

extension ReferenceSession {
  /// Takes back the last action, then performs another at its own time in the same position.
  ///
  /// With nothing performed since the last `reset()` it is `perform`.
  @discardableResult
  public mutating func replaceLast(with action: Action, at time: Duration? = nil) -> [ReferenceMatch<Action>] {
    removeLast()
    return perform(action, at: time)
  }

  /// Takes back the last action; with nothing performed since the last `reset()` it does nothing.
  ///
  /// What the action changed is its entry in the list, the floors that its matches moved, and what counts as reported
  /// by the latest step. Its matches are those that it completed, whether it, the passage of time or a flush delivered
  /// them, and those that it delivered. What any other match spent stays spent. A floor that the caller moved since
  /// stays where it is, even when that is past the end of the shortened list, and when an `advance` or `flush` since
  /// then reported something, that stays the latest step. The passage of time before the action is not taken back, nor
  /// what that delivered.
  public mutating func removeLast() {
    guard let record = undoRecords.popLast() else { return }
    operation += 1
    undoGuarantee = max(0, undoGuarantee - 1)
    actions.removeLast()
    times.removeLast()
    spendings.removeAll { $0.operation == record.operation || $0.end > actions.count }
    for (index, floor) in record.codeFloors where codes[index].floor.setBy == record.operation {
      codes[index].floor = floor
    }
    if reported.setBy == record.operation {
      reported = record.reported
    }
  }

  /// Goes on as a session that was saved and restored: nothing that was performed before can be taken back.
  ///
  /// - Parameter id: A code that the set is without from here on, or nil.
  public mutating func restore(without id: CheatCodeID?) {
    id.map { remove($0) }
    undoRecords.removeAll()
    undoGuarantee = 0
  }

  /// Whether the design says what undo does now: as far back as the longest code, and with nothing left to take back.
  ///
  /// The model itself goes back to the last `reset()`.
  public var isUndoDefined: Bool {
    undoGuarantee > 0 || undoRecords.isEmpty
  }

  var longest: Int {
    codes.reduce(0) { $1.isRemoved ? $0 : max($0, $1.length) }
  }
}
