import AhoCorasick

extension CheatCodeObservers {
  /// Watches the codes that a step can have changed.
  ///
  /// - Returns: Whether any code is to be looked at.
  mutating func collect(in session: CheatCode.Session, after step: Step) -> Bool {
    let set = session.automaton.codes
    guard !step.isTimeOnly || !set.limits.isEmpty else { return false }
    for id in step.reported { watch(id, in: set) }
    if let now = session.core.attempts.first?.clock.now {
      // An action changes every attempt that is on course, and those are watched.
      if step.takesBack { codes.watchAll() }
      return !step.isTimeOnly || quietUntil.map { $0 < now } ?? true
    }
    let isMoved = follow(session.core)
    var isEntering = false
    if !session.core.isShort {
      isEntering = session.core.tracker[0].isEnteringParameters
      session.core.tracker[0].forEachOnItsOwn(takesBack: step.takesBack) { pattern in
        if let index = codes.index(of: pattern, in: set) { codes.watch(index) }
      }
      // What had expired while it was complete and waited is complete again.
      if step.takesBack, set.blockers != nil, !set.limits.isEmpty { codes.watchAll() }
    }
    // Nothing else that a code has of its own is changed by time alone.
    return !step.isTimeOnly || isMoved || isEntering
  }

  /// Watches a code: it was edited or reported, so that it need not be where the others are.
  mutating func watch(_ id: CheatCodeID, in set: CompiledSet) {
    if let index = index(of: id, in: set) { codes.watch(index) }
  }

  /// Notes that a code was enabled or disabled.
  mutating func setEnabled(_ isEnabled: Bool, _ id: CheatCodeID, in set: CompiledSet) {
    if let index = index(of: id, in: set) { codes.setEnabled(isEnabled, index) }
  }

  private func index(of id: CheatCodeID, in set: CompiledSet) -> Int? {
    contains(id) ? set.pattern(for: id).flatMap { codes.index(of: $0, in: set) } : nil
  }

  /// Begins again with all codes.
  mutating func restart(_ session: CheatCode.Session) {
    codes.watchAll()
    quietUntil = nil
    commonPlace = nil
    guard session.core.attempts.isEmpty else { return }
    for group in codes.groups.indices {
      codes.groups[group].place = session.core.place(under: codes.groups[group].limits)
    }
  }

  /// Goes with the places of all codes, and watches the codes that are elsewhere than before.
  ///
  /// - Returns: Whether any place is another one.
  private mutating func follow(_ stream: SessionCore) -> Bool {
    let (low, high) = (stream.place(under: codes.narrowest), stream.place(under: .unlimited))
    let common = low == high ? low : nil
    if let common, common == commonPlace { return false }
    commonPlace = common
    var isMoved = false
    for group in codes.groups.indices {
      let old = codes.groups[group].place
      let new = common ?? stream.place(under: codes.groups[group].limits)
      guard new != old else { continue }
      isMoved = true
      codes.groups[group].place = new
      if new.isReset != old.isReset {
        codes.watch(group: group)
      } else {
        difference.find(from: old.state, to: new.state, in: stream.codes.engine)
        codes.watch(group: group, difference.ranks)
      }
    }
    return isMoved
  }
}
