import AhoCorasick

/// How far a code is, as its callback can see it.
struct CheatCodeStatus: Hashable, Sendable {
  var state = CheatCodeState.reset
  var progress = 0
}

/// The codes of a ``CheatCodeRegistry`` that have a callback, and how each stood when it was last told.
///
/// What a code was told says what can have changed since: one that is not matched needs looking at only when the stream
/// ends with its beginning. So a step looks at the codes in play and not at all that are observed.
struct CheatCodeObservers {
  private var told: [CheatCodeID: CheatCodeStatus] = [:]
  /// The codes that were told they are reset and are enabled: the next action changes each of them.
  private var resting: Set<CheatCodeID> = []
  private var matching: Set<CheatCodeID> = []
  private var matched: Set<CheatCodeID> = []
  /// The codes that, where attempts are anchored, were told they are not matched and may only have been too slow: every
  /// right action still raises their progress.
  private var late: Set<CheatCodeID> = []
  private var canBeLate = false
  /// The codes as they were last compiled, by rank.
  private var ranked: ContiguousArray<(rank: Rank, id: CheatCodeID)> = []
  /// The codes that have limits, by how long after an action nothing counts for them any more.
  private var expiring: ContiguousArray<(limit: Nanoseconds, id: CheatCodeID)> = []
  /// The number of those that this has happened to since the latest action.
  private var expired = 0

  /// The codes in order of registration.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of codes.
  var ids: [CheatCodeID] { told.keys.sorted() }

  /// Whether no code has a callback.
  var isEmpty: Bool { told.isEmpty }

  /// Whether a code has a callback.
  func contains(_ id: CheatCodeID) -> Bool { told[id] != nil }

  /// Begins, or begins again, to observe a code that counts as told that it is reset.
  mutating func add(_ id: CheatCodeID, isEnabled: Bool) {
    remove(id)
    told[id] = CheatCodeStatus()
    if isEnabled { resting.insert(id) }
  }

  /// Observes a code no longer.
  mutating func remove(_ id: CheatCodeID) {
    guard let status = told.removeValue(forKey: id) else { return }
    forget(id, status.state)
  }

  /// Notes that a code was enabled or disabled.
  mutating func setEnabled(_ isEnabled: Bool, _ id: CheatCodeID) {
    guard told[id]?.state == .reset else { return }
    if isEnabled { resting.insert(id) } else { resting.remove(id) }
  }

  /// Whether a code is observed, and not as it was told.
  func isNews(_ status: CheatCodeStatus, of id: CheatCodeID) -> Bool {
    told[id].map { $0 != status } ?? false
  }

  /// Notes what a code is told now.
  mutating func tell(_ status: CheatCodeStatus, to id: CheatCodeID, isEnabled: Bool) {
    guard let before = told[id] else { return }
    told[id] = status
    if before.state != status.state { forget(id, before.state) }
    switch status.state {
    case .reset: if isEnabled { resting.insert(id) }
    case .matching: matching.insert(id)
    case .matched: matched.insert(id)
    case .notMatched: if canBeLate { late.insert(id) }
    }
  }

  private mutating func forget(_ id: CheatCodeID, _ state: CheatCodeState) {
    switch state {
    case .reset: resting.remove(id)
    case .matching: matching.remove(id)
    case .matched: matched.remove(id)
    case .notMatched: late.remove(id)
    }
  }

  /// Looks up where the codes are in a set that was compiled anew.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of observed codes and *n* that of all.
  mutating func index(_ codes: CompiledSet) {
    ranked = []
    expiring = []
    expired = 0
    if codes.configuration.isAnchored {
      canBeLate = !codes.limits.isEmpty
      return
    }
    for id in told.keys {
      guard let pattern = codes.pattern(for: id) else { continue }
      ranked.append((codes.engine.rank(of: pattern), id))
      let limits = codes.limits[pattern]
      if !limits.isUnlimited { expiring.append((min(limits.gap, limits.time), id)) }
    }
    ranked.sort { $0.rank < $1.rank }
    expiring.sort { ($0.limit, $0.id) < ($1.limit, $1.id) }
  }

  /// The codes that can be other than they were told, in order of registration.
  ///
  /// - Parameters:
  ///   - session: The stream.
  ///   - isAction: Whether an action was performed, or nothing but time passed.
  ///   - hasMatches: Whether a match was reported.
  /// - Complexity: O(*k* log *k* + *c* log *n*), where *k* is the number of observed codes that are in play or were, *c*
  ///   the length of the chain of failure links, and *n* the number of observed codes; O(*n* log *n*) where a match
  ///   spends all actions for all codes.
  mutating func suspects(in session: CheatCode.Session, isAction: Bool, hasMatches: Bool) -> [CheatCodeID] {
    let codes = session.automaton.codes
    guard isAction || hasMatches || !codes.limits.isEmpty else { return [] }
    if hasMatches, session.core.isSpent { return ids }
    var suspects = Array(matching)
    if isAction { suspects += resting }
    if !codes.configuration.isAnchored {
      suspects += matched
      suspects += idle(in: session, isAction: isAction)
    } else if isAction, !late.isEmpty {
      late = late.filter { session.core.isOnCourse($0) }
      suspects += late
    }
    suspects.sort()
    return suspects
  }

  /// The codes that can be other than they were told when an action was taken back: all of them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of observed codes.
  mutating func suspectsAfterUndo() -> [CheatCodeID] {
    // The latest action is another one now, and an attempt that had gone wrong can be on course again.
    expired = 0
    if canBeLate { late = Set(told.lazy.filter { $0.value.state == .notMatched }.map(\.key)) }
    return ids
  }

  /// The codes that were told they are not matched, and can be otherwise.
  private mutating func idle(in session: CheatCode.Session, isAction: Bool) -> Set<CheatCodeID> {
    var suspects: Set<CheatCodeID> = []
    func insert(_ id: CheatCodeID) {
      if told[id]?.state == .notMatched { suspects.insert(id) }
    }
    if let held = session.heldMatch { insert(held.code) }
    var cover = RankCover()
    for state in session.core.chain {
      for ranks in cover.insert(session.automaton.codes.engine.ranks(of: state)) {
        for entry in ranked[firstIndex(ranks.lowerBound)...].prefix(while: { $0.rank < ranks.upperBound }) {
          insert(entry.id)
        }
      }
    }
    if isAction { expired = 0 }
    if let age = session.core.ageOfLatestAction {
      while expired < expiring.count, expiring[expired].limit < age {
        insert(expiring[expired].id)
        expired += 1
      }
    }
    return suspects
  }

  private func firstIndex(_ rank: Rank) -> Int {
    var low = 0
    var high = ranked.count
    while low < high {
      let middle = low + (high - low) / 2
      if ranked[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SessionCore {
  /// The states that the stream ends with, longest first, but for the root and those that have no other codes.
  fileprivate var chain: some Sequence<StateID> {
    let first = isShort ? codes.engine.state(at: cursor) : tracker.first?.state ?? .root
    return sequence(first: first) { [engine = codes.engine] in engine.wider(than: $0) }.prefix { $0 != .root }
  }

  /// Whether an anchored code is as far as its attempt, with the latest action.
  fileprivate func isOnCourse(_ id: CheatCodeID) -> Bool {
    guard let attempts = attempts.first, let pattern = codes.pattern(for: id) else { return false }
    return Int64(attempts.progress(of: pattern)) == attempts.count(attempts.attempt(of: pattern))
  }

  /// Whether a match has spent all actions so far for all codes.
  fileprivate var isSpent: Bool {
    guard let tracker = tracker.first else { return false }
    return tracker.floor == tracker.position
  }

  /// How long ago the latest action was, where limits depend on it.
  fileprivate var ageOfLatestAction: Nanoseconds? {
    guard !codes.limits.isEmpty, let tracker = tracker.first, tracker.position > tracker.history.lower else {
      return nil
    }
    return tracker.clock.now - tracker.history[tracker.position - 1].time
  }
}
