import AhoCorasick

extension CheatCodeObservers {
  /// What happened to the stream, as far as it says which codes can have changed.
  struct Step {
    /// Whether an action was performed; else no more than time passed.
    var isAction: Bool
    /// Whether an action was taken back.
    var takesBack: Bool
    /// Whether a match was reported, of whatever code: it can have spent actions of the others.
    var hasMatches = false
    /// The observed codes that were reported.
    var reported: Set<CheatCodeID> = []

    /// Whether nothing but time passed.
    var isTimeOnly: Bool { !isAction && !takesBack && !hasMatches }
  }

  /// The codes that are other than they were told, in order of registration.
  ///
  /// - Complexity: O(*g* + *c* log *c* + *s* log *k*), where *g* is the number of different limits, *c* the length of the
  ///   chain of failure links, *k* the number of observed codes, and *s* of those that changed or are watched.
  mutating func changes(in session: CheatCode.Session, after step: Step) -> [CheatCodeID] {
    collect(in: session, after: step) ? look(in: session) : []
  }

  /// Looks at the watched codes, and watches those no longer that are where the others are.
  private mutating func look(in session: CheatCode.Session) -> [CheatCodeID] {
    var changed: [CheatCodeID] = []
    if let attempts = session.core.attempts.first {
      look(in: attempts, &changed)
    } else if !codes.watched.isEmpty {
      session.core.withTracker { look(in: $0, &changed) }
    }
    changed.sort()
    return changed
  }

  private mutating func look(in stream: StreamTracker, _ changed: inout [CheatCodeID]) {
    let engine = stream.codes.engine
    codes.updateWatched { [told, groups = codes.groups] entry in
      let pattern = engine.pattern(at: entry.rank)
      let status = CheatCodeStatus(state: stream.state(of: pattern), progress: stream.shownProgress(of: pattern))
      if told[entry.id] != status { changed.append(entry.id) }
      return status != groups[entry.group].place.status(of: entry.rank, in: engine)
    }
  }

  private mutating func look(in attempts: AttemptTracker, _ changed: inout [CheatCodeID]) {
    var quiet = Nanoseconds.unlimited
    codes.updateWatched { [told] entry in
      let pattern = attempts.codes.engine.pattern(at: entry.rank)
      let status = CheatCodeStatus(state: attempts.state(of: pattern), progress: attempts.progress(of: pattern))
      if told[entry.id] != status { changed.append(entry.id) }
      if status.state == .matching { quiet = min(quiet, attempts.lastMoment(of: pattern)) }
      return attempts.isChangedByAction(pattern, status)
    }
    // The first time that is given can be any, and what was before happened then.
    quietUntil = attempts.clock.isStarted ? quiet : nil
  }
}
