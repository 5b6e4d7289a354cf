import AhoCorasick

/// How a session goes over from one compiled set to another one, which shares some of its codes.
struct SetChange {
  let old: CompiledSet
  let new: CompiledSet
  /// The codes that kept their id and are no longer what they were: no action so far counts for them.
  let changed: Set<CheatCodeID>
  /// The new symbol of each old one, or the unknown one where no new code has the action.
  let symbols: ContiguousArray<Symbol>

  /// The new place of a code, or nil where it is gone.
  func pattern(_ pattern: PatternID) -> PatternID? { new.pattern(for: old.id(of: pattern)) }

  /// The new rank of a code, or nil where it is gone or changed.
  func unchangedRank(_ rank: Rank) -> Rank? {
    let pattern = old.engine.pattern(at: rank)
    guard !changed.contains(old.id(of: pattern)) else { return nil }
    return self.pattern(pattern).map(new.engine.rank)
  }

  /// The new symbol of an old one.
  func symbol(_ symbol: Symbol) -> Symbol { symbol == .unknown ? .unknown : symbols[Int(symbol.rawValue)] }

  /// The new codes, and the places of those that were there before.
  var codes: some Sequence<(new: PatternID, old: PatternID?, isUnchanged: Bool)> {
    (0..<new.count).lazy.map { index in
      let id = new.id(of: PatternID(index))
      let before = old.pattern(for: id)
      return (PatternID(index), before, before != nil && !changed.contains(id))
    }
  }

  /// Which codes are disabled: as before, and as their definitions say where they are new.
  func disabled(_ before: CodeBits) -> CodeBits {
    var disabled = new.disabled
    for (pattern, old, _) in codes {
      if let old { disabled[pattern.index] = before[old.index] }
    }
    return disabled
  }
}

extension SessionCore {
  /// The same stream over another set of codes.
  ///
  /// Codes that are in both sets keep their progress; for those that are new or changed no action so far counts.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and the length of the longest.
  func migrated(by change: SetChange) -> SessionCore {
    if let attempts = attempts.first { return SessionCore(attempts.migrated(by: change)) }
    var core = SessionCore(withTracker { $0.migrated(by: change) })
    core.shorten()
    return core
  }
}

extension StreamTracker {
  fileprivate func migrated(by change: SetChange) -> StreamTracker {
    var before = self
    before.materializeReported()
    var after = StreamTracker(change.new, keepsUndo: false)
    after.position = position
    after.floor = floor
    after.clock = clock
    after.disabled = change.disabled(disabled)
    after.reported = before.reported
    after.reported.update(change.unchangedRank)
    after.undo = undo
    after.undo?.updateReported(change.unchangedRank)
    after.undo?.renumber(reach: change.new.longest, change.pattern)
    for (pattern, old, isUnchanged) in change.codes {
      if !isUnchanged {
        if floor < position || undo != nil { after.codeFloors.set(position, for: pattern) }
        after.undo?.keepFloor(of: pattern, at: position)
      } else if let old, let floor = codeFloors[old] {
        after.codeFloors.set(floor, for: pattern)
      }
    }
    after.follow(past: past, change)
    return after
  }

  /// The latest actions as far as any code can depend on them: those remembered, or else the path of the state.
  ///
  /// The path does not say when they were performed; but then no code has limits that could ask.
  private var past: ContiguousArray<PastAction> {
    if keepsHistory { return ContiguousArray((history.lower..<position).map { history[$0] }) }
    return ContiguousArray(codes.engine.path(of: state).map { PastAction(symbol: $0, time: clock.now) })
  }

  /// Follows past actions in the new set.
  private mutating func follow(past: ContiguousArray<PastAction>, _ change: SetChange) {
    history = PositionWindow(lower: position - Int64(past.count))
    for action in past { history.append(PastAction(symbol: change.symbol(action.symbol), time: action.time)) }
    followAgain()
    if !keepsHistory { history = PositionWindow(lower: position) }
  }
}

extension AttemptTracker {
  fileprivate func migrated(by change: SetChange) -> AttemptTracker {
    var after = self
    after.renumber(change)
    after.disabled = change.disabled(disabled)
    for (pattern, _, isUnchanged) in change.codes where !isUnchanged { after.reset(pattern) }
    return after
  }
}
