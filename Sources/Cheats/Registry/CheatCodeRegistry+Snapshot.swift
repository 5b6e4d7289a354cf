extension CheatCodeRegistry {
  /// What is needed to go on from here with the same codes, or a later version of them.
  ///
  /// ```swift
  /// let saved = try JSONEncoder().encode(registry.snapshot())
  /// // …, and when the game is started again, with the codes as they are then:
  /// let droppedNames = try registry.restore(JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved))
  /// ```
  ///
  /// Besides what a session's snapshot has it holds how often each code was completed and when last. Inside a callback what
  /// is still to be done is not in it.
  ///
  /// - Complexity: As ``CheatCodeSession/snapshot()``, after codes that were edited have been compiled.
  public func snapshot() -> CheatCode.Session.Snapshot {
    compile()
    return core.session.snapshot(completions: core.completions)
  }

  /// Goes on where a registry, or a session, was when a snapshot was taken.
  ///
  /// The codes are those of this registry and keep their ids; see ``CheatCodeAutomaton/makeSession(restoring:at:keepsUndo:)``
  /// for what becomes of codes that were added, removed or changed. No code is called for what it was before: each counts
  /// as told how it is then. Inside a callback the calls that are still due are dropped, and what was to be performed is
  /// performed afterwards.
  ///
  /// - Parameters:
  ///   - snapshot: What was saved.
  ///   - time: The present time, from which the ages of actions count; nil where times were never given.
  /// - Returns: The names of codes that are gone.
  /// - Throws: ``CheatCodeSnapshotError``, when the snapshot is of a set with another identifier, match kind or anchoring,
  ///   or has ages and no time is given. The registry is then as it was.
  /// - Complexity: As restoring a session, and O(*k* log *k*) for *k* codes with a callback.
  @discardableResult
  public func restore(
    _ snapshot: CheatCode.Session.Snapshot, at time: Duration? = nil
  ) throws(CheatCodeSnapshotError) -> [String] {
    compile()
    let reader = try SnapshotReader(snapshot, core.session.automaton, at: time)
    core.restore(reader.session(keepsUndo: core.session.keepsUndo), reader.completions)
    return reader.droppedNames
  }
}
