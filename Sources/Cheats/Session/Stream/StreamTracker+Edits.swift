import AhoCorasick

extension StreamTracker {
  /// Starts the stream afresh, but for its position, its clock and what is disabled.
  mutating func reset() {
    floor = position
    cursor = Cursor()
    codeFloors.removeAll()
    tails.removeAll()
    completedTails.removeAll()
    gaps = GapIndex()
    history = PositionWindow(lower: position)
    pending = PendingMatches(lower: position)
    reported = .none
    if undo != nil { undo = UndoLog(floor: floor) }
  }

  /// Lets no action so far count for a code.
  mutating func reset(_ pattern: PatternID) {
    codeFloors.set(position, for: pattern)
    undo?.keepFloor(of: pattern, at: position)
    withdraw(pattern)
  }

  /// Matches a code, or no longer does.
  mutating func setEnabled(_ isEnabled: Bool, _ pattern: PatternID) {
    guard disabled[pattern.index] == isEnabled else { return }
    disabled[pattern.index] = !isEnabled
    if isEnabled {
      reset(pattern)
    } else {
      withdraw(pattern)
    }
  }

  /// Forgets what a code has achieved so far.
  private mutating func withdraw(_ pattern: PatternID) {
    materializeReported()
    let rank = codes.engine.rank(of: pattern)
    reported.update { $0 == rank ? nil : $0 }
    undo?.updateReported { $0 == rank ? nil : $0 }
    tails.removeAll { $0.pattern == pattern }
    completedTails.removeAll { $0.pattern == pattern }
    // An occurrence of the code may have hidden another one with the same start.
    if held != nil { followAgain() }
  }

  /// Lists the codes that the latest step reported, where it was enough to know that the stream ends with them.
  mutating func materializeReported() {
    guard case .ending = reported else { return }
    var reports: [ReportedCodes.Report] = []
    codes.engine.forEachMatch(in: codes.engine.matches(at: cursor)) {
      reports.append(.init(rank: codes.engine.rank(of: $0), end: position))
    }
    reported = ReportedCodes(reports)
  }

  /// Takes back what the latest action changed.
  ///
  /// - Returns: Whether there was an action that could be taken back.
  mutating func removeLast() -> Bool {
    guard let (change, isLatestStep, spent) = undo?.takeLast(at: position) else { return false }
    floor = undo?.floor ?? floor
    for (pattern, before) in spent where codeFloors[pattern] == position {
      codeFloors.restore(before, for: pattern)
    }
    if isLatestStep { reported = change.reportedBefore }
    position -= 1
    _ = history.removeLast()
    followAgain()
    return true
  }
}
