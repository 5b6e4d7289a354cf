import AhoCorasick

extension StreamTracker {
  /// The latest actions that codes in progress, matches that wait and what was entered still refer to.
  var pastForSnapshot: ContiguousArray<PastAction> {
    guard keepsHistory else {
      return ContiguousArray(codes.engine.path(of: state).map { PastAction(symbol: $0, time: clock.now) })
    }
    var start = position - Int64(codes.engine.depth(of: state))
    if let held { start = min(start, held.start) }
    for tail in tails + completedTails { start = min(start, tail.start) }
    start = min(start, firstEntered)
    return ContiguousArray((max(start, history.lower)..<position).map { history[$0] })
  }

  /// The position of the first action that a reported match refers to, which no code need reach back to any more.
  var firstEntered: Int64 { enteredEnds.min().map { $0 - 1 } ?? position }

  /// The position behind the last action that a reported match refers to, which can have been taken back.
  var lastEntered: Int64 { enteredEnds.max() ?? 0 }

  /// Where reported matches end whose codes have parameters.
  private var enteredEnds: some Sequence<Int64> {
    reports.lazy.filter { codes.parameters.count(of: codes.engine.pattern(at: $0.rank)) > 0 }.map(\.end)
  }

  /// The codes that the latest step reported.
  var reports: ContiguousArray<ReportedCodes.Report> {
    var copy = self
    copy.materializeReported()
    guard case .some(let reports) = copy.reported else { return [] }
    return reports
  }

  /// The floors of codes that make a difference where the actions from a position on are remembered.
  func floorsForSnapshot(from start: Int64) -> [(PatternID, Int64)] {
    codeFloors.patterns.compactMap { pattern in
      guard let own = codeFloors[pattern], own > floor, own > start || own >= position else { return nil }
      return (pattern, own)
    }
  }

  /// Follows a passage of a snapshot, and then what each code has of its own.
  ///
  /// - Parameters:
  ///   - past: The actions of the passage.
  ///   - codes: What each code has of its own, by its place in this set.
  mutating func restore(
    _ passage: SnapshotPassage, past: ContiguousArray<PastAction>, _ codes: [(PatternID, SnapshotCode)]
  ) {
    floor = position - passage.count
    if undo != nil { undo = UndoLog(floor: floor) }
    history = PositionWindow(lower: position - Int64(past.count))
    for action in past { history.append(action) }
    var reports: [ReportedCodes.Report] = []
    var whole: Set<PatternID> = []
    for (pattern, code) in codes {
      if let isEnabled = code.isEnabled { disabled[pattern.index] = !isEnabled }
      if let own = code.floor { codeFloors.set(position - own, for: pattern) }
      guard code.isAsLong(as: pattern, in: self.codes) else { continue }
      if let matched = code.matched, !disabled[pattern.index] {
        reports.append(.init(rank: self.codes.engine.rank(of: pattern), end: position - matched))
      }
      if code.isWaiting || code.matched != nil { whole.insert(pattern) }
    }
    followAgain()
    resetNewlyWhole(but: whole)
    reported = ReportedCodes(reports)
    if !keepsHistory {
      history = PositionWindow(lower: position)
    } else if past.isEmpty, passage.count > 0, let idle = passage.idle {
      history = PositionWindow(lower: position - 1)
      history.append(PastAction(symbol: .unknown, time: clock.now.time(ofAge: idle)))
    }
  }

  /// Lets no action so far count for the codes that are complete and were not when the snapshot was taken: they were
  /// added or changed since, and what was complete before is not reported.
  private mutating func resetNewlyWhole(but known: Set<PatternID>) {
    var whole = pending.patterns.filter { undeliveredStart(of: $0) != nil }
    whole += completedTails.map(\.pattern)
    codes.engine.forEachMatch(in: codes.engine.matches(at: cursor)) { pattern in
      if codes.parameters.count(of: pattern) == 0 { whole.append(pattern) }
    }
    let new = whole.filter {
      !disabled[$0.index] && !known.contains($0)
        && (undeliveredStart(of: $0) != nil || progress(of: $0) == codes.length(of: $0))
    }
    guard !new.isEmpty else { return }
    for pattern in new { codeFloors.set(position, for: pattern) }
    followAgain()
  }
}
