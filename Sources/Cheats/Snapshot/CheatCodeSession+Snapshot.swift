extension CheatCodeSession {
  /// How far a player is, apart from the set of codes: what a saved game holds.
  ///
  /// ```swift
  /// let saved = try JSONEncoder().encode(session.snapshot())
  /// // …, and when the game is started again, with a later version of the set:
  /// let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved)
  /// let (restored, droppedNames) = try later.makeSession(restoring: snapshot)
  /// print(restored.progress(of: later.ids[1]), droppedNames)  // 3 ["gone"]
  /// ```
  ///
  /// It holds the latest actions, as many as the furthest code in progress needs, with their ages; and of each code that
  /// is not where these actions alone would have it (matched, reset, spent, enabled or disabled), what is other. So it is
  /// as long as the deepest progress, whatever the length of the longest code.
  ///
  /// It can be encoded where the actions can. Decoding checks every field, and throws ``CheatCodeSnapshotError`` for one
  /// that no session has written.
  public struct Snapshot: Hashable, Sendable {
    /// The identifier of the set of codes, or nil.
    public internal(set) var identifier: String?
    /// How the set matches.
    var matchKind: CheatCodeMatchKind
    var isAnchored: Bool
    /// The number of actions performed.
    var position: Int64
    /// Whether a time was ever given.
    var hasTime: Bool
    var timeReversals: Int
    /// The distinct actions that the rest refers to by their places.
    var actions: [Action] = []
    /// The stream's actions, and of anchored sets those of each attempt that codes make by themselves.
    var passages: [SnapshotPassage] = []
    var codes: [SnapshotCode] = []
  }

  /// What is needed to go on from here with the same set of codes, or a later version of it.
  ///
  /// What was performed up to now cannot be taken back in a session that is restored, as after a reset.
  ///
  /// - Complexity: O(*a* + *c* + *n* / 64), where *a* is the number of actions of the deepest progress, *c* of codes that
  ///   have something of their own, and *n* of all codes.
  public func snapshot() -> Snapshot { snapshot(completions: [:]) }

  /// The snapshot with how often codes were completed.
  func snapshot(completions: [CheatCodeID: CheatCodeCompletions]) -> Snapshot {
    var writer = SnapshotWriter(self)
    core.query {
      writer.write($0)
    } anchored: {
      writer.write($0)
    }
    writer.writeProgress()
    writer.write(completions)
    return writer.finish()
  }
}

extension CheatCodeAutomaton {
  /// Goes on where a session was when a snapshot was taken, over this set of codes.
  ///
  /// In the set that the snapshot is of everything goes on as it would have. In a later version of it codes may be added,
  /// removed, changed or in another order:
  /// - What the player did counts for every code, also for one that is new, as far as it is saved: the actions of the
  ///   deepest progress. But none is reported, or matched, that was complete before the snapshot and not reported by then.
  /// - What a code had of its own (what was spent or reset for it alone, whether it is enabled or matched) goes to the code
  ///   with its name. A code without a name is the same where its place, its length and its first actions are.
  /// - What belongs to a code that is gone is dropped.
  ///
  /// - Parameters:
  ///   - snapshot: What was saved.
  ///   - time: The present time, from which the ages of actions count; no time passes between saving and restoring. It
  ///     can be nil where the session was never given times. What would be before `.nanoseconds(Int64.min)` then was at it.
  ///   - keepsUndo: Whether actions that are performed from now on can be taken back.
  /// - Returns: The session, and the names of codes that are gone. Of codes that were only in progress the closest to
  ///   completion are listed.
  /// - Throws: ``CheatCodeSnapshotError``, when the snapshot is of a set with another identifier, match kind or anchoring,
  ///   or has ages and no time is given.
  /// - Complexity: O(*a* log *n* + *c* log *n* + *n* + *m*), where *a* is the number of actions in the snapshot, *c* of
  ///   codes in it, *n* of all codes, and *m* of the places in these actions where codes end, of which only those among the
  ///   latest actions, as many as the longest code has, are looked at where no match waits for others.
  public func makeSession(
    restoring snapshot: CheatCodeSession<Action>.Snapshot, at time: Duration? = nil, keepsUndo: Bool = false
  ) throws(CheatCodeSnapshotError) -> (session: CheatCodeSession<Action>, droppedNames: [String]) {
    let reader = try SnapshotReader(snapshot, self, at: time)
    return (reader.session(keepsUndo: keepsUndo), reader.droppedNames)
  }
}
