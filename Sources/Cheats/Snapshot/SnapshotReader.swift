import AhoCorasick

/// Makes a session of a snapshot and a set of codes.
struct SnapshotReader<Action: Hashable & Sendable> {
  private let snapshot: CheatCodeSession<Action>.Snapshot
  private let automaton: CheatCodeAutomaton<Action>
  private let clock: StreamClock
  /// What each code of the set has of its own.
  private(set) var codes: [(PatternID, SnapshotCode)] = []
  /// The names of the codes that the set does not have.
  private(set) var droppedNames: [String] = []

  init(
    _ snapshot: CheatCodeSession<Action>.Snapshot, _ automaton: CheatCodeAutomaton<Action>, at time: Duration?
  ) throws(CheatCodeSnapshotError) {
    try snapshot.check(for: automaton.configuration)
    if snapshot.hasTime, time == nil { throw CheatCodeSnapshotError(.noPresentTime, at: "hasTime") }
    self.snapshot = snapshot
    self.automaton = automaton
    clock = StreamClock(now: time.map(Nanoseconds.init), reversals: snapshot.timeReversals)
    for code in snapshot.codes {
      if let pattern = pattern(of: code) {
        codes.append((pattern, code))
      } else if let name = code.name {
        droppedNames.append(name)
      }
    }
  }

  /// The place of a code in the set, or nil where it is gone.
  private func pattern(of code: SnapshotCode) -> PatternID? {
    let set = automaton.codes
    if let name = code.name { return set.names.pattern(named: name) }
    guard let place = code.place, place < set.count else { return nil }
    let pattern = PatternID(place)
    guard set.names.name(of: pattern) == nil, code.isAsLong(as: pattern, in: set) else { return nil }
    let symbols = (0..<min(SnapshotCode.openingLength, set.engine.length(of: pattern))).map {
      set.engine.symbol(of: pattern, at: $0)
    }
    let opening = code.opening.map { automaton.alphabet.symbol(for: snapshot.actions[$0]) }
    return opening == symbols ? pattern : nil
  }

  /// How often codes were completed, by their ids in the set.
  var completions: [CheatCodeID: CheatCodeCompletions] {
    codes.reduce(into: [:]) { completions, code in
      guard let own = code.1.completions else { return }
      let time = own.age.map { clock.now.time(ofAge: $0).duration }
      completions[automaton.codes.id(of: code.0)] = CheatCodeCompletions(
        count: own.count, lastEnd: snapshot.position - own.last, lastTime: time)
    }
  }

  /// The session.
  func session(keepsUndo: Bool) -> CheatCodeSession<Action> {
    let set = automaton.codes
    let core: SessionCore
    if set.configuration.isAnchored {
      var attempts = AttemptTracker(set, keepsUndo: keepsUndo)
      attempts.position = snapshot.position
      attempts.clock = clock
      attempts.restore(snapshot.passages.map { ($0.count, past(of: $0)) }, codes)
      core = SessionCore(attempts)
    } else {
      var stream = StreamTracker(set, keepsUndo: keepsUndo)
      stream.position = snapshot.position
      stream.clock = clock
      if let passage = snapshot.passages.first { stream.restore(passage, past: past(of: passage), codes) }
      var short = SessionCore(stream)
      short.shorten()
      core = short
    }
    var session = CheatCodeSession(automaton: automaton, core: core)
    if session.entered != nil { session.entered = entered(isAnchored: set.configuration.isAnchored) }
    return session
  }

  /// The actions of a passage, as far as they were not taken back, in symbols and times.
  private func past(of passage: SnapshotPassage) -> ContiguousArray<StreamTracker.PastAction> {
    ContiguousArray(
      passage.actions.dropLast(passage.takenBack).enumerated().map { offset, place in
        let age = passage.ages.isEmpty ? .zero : passage.ages[offset]
        let symbol =
          place == SnapshotPassage.unknown ? .unknown : automaton.alphabet.symbol(for: snapshot.actions[place])
        return StreamTracker.PastAction(symbol: symbol, time: clock.now.time(ofAge: age))
      })
  }

  /// The actions that parameters refer to: those behind the last one that is not known.
  private func entered(isAnchored: Bool) -> EnteredActions<Action> {
    var latest = PositionWindow<Action>(lower: snapshot.position)
    var openings: [Int64: ContiguousArray<Action>] = [:]
    for passage in snapshot.passages where !passage.actions.isEmpty {
      let known = passage.actions.split(separator: SnapshotPassage.unknown, omittingEmptySubsequences: false).last
      let actions = ContiguousArray((known ?? []).map { snapshot.actions[$0] })
      let start = snapshot.position - (isAnchored ? passage.count : Int64(actions.count - passage.takenBack))
      if isAnchored, Int64(actions.count) < passage.count {
        openings[start] = actions
      } else if start <= latest.lower {
        latest = PositionWindow(lower: start)
        for action in actions { latest.append(action) }
      }
    }
    return EnteredActions(latest, openings: openings)
  }
}

extension CheatCodeSession.Snapshot {
  /// Checks that the snapshot is of a set that matches as this one does.
  fileprivate func check(for set: CheatCodeConfiguration) throws(CheatCodeSnapshotError) {
    guard identifier == set.identifier else {
      throw CheatCodeSnapshotError(.otherIdentifier(found: identifier, expected: set.identifier), at: "identifier")
    }
    guard matchKind == set.matchKind else {
      throw CheatCodeSnapshotError(.otherMatchKind(found: matchKind, expected: set.matchKind), at: "matchKind")
    }
    guard isAnchored == set.isAnchored else {
      throw CheatCodeSnapshotError(.otherAnchoring(found: isAnchored, expected: set.isAnchored), at: "isAnchored")
    }
  }
}
