extension CheatCodeRegistry {
  /// How the codes are matched.
  public var configuration: CheatCodeConfiguration { core.configuration }

  /// Whether actions can be taken back, which was decided when the registry was made.
  public var keepsUndo: Bool { core.session.keepsUndo }

  /// The number of matches reported since the registry was made, for those who look whether there was one.
  package var matchCount: Int { core.matchCount }

  /// The codes in order of registration.
  ///
  /// - Complexity: O(n) for n codes.
  public var codes: [CheatCode] { core.roster.ids.compactMap { live[$0] } }

  /// The number of codes.
  public var count: Int { core.roster.count }

  /// The id of a code, or nil if it is not in this registry.
  public func id(of code: CheatCode) -> CheatCodeID? {
    code.registry === self ? code.id : nil
  }

  /// How far a code is; for tests, which compare it with what its callback was told.
  package func status(of id: CheatCodeID) -> CheatCodeStatus { core.status(of: id) }

  /// The latest time; for tests, which save a registry and go on at once.
  package var time: Duration? { core.session.time }

  /// The code with an id, or nil if there is none, or none any more.
  public func code(for id: CheatCodeID) -> CheatCode? { live[id] }

  /// The code with a name, or nil.
  public func code(named name: String) -> CheatCode? {
    core.roster.id(named: name).flatMap { live[$0] }
  }

  /// Whether a code is in this registry.
  public func contains(_ code: CheatCode) -> Bool { id(of: code) != nil }

  /// Whether a code is in this registry and is enabled.
  public func isEnabled(_ code: CheatCode) -> Bool {
    id(of: code).map(core.roster.isEnabled) ?? false
  }

  /// The number of actions performed so far; no reset changes it.
  public var position: Int64 { core.session.position }

  /// The match that is complete and waits for codes that are preferred to it, or nil.
  public var heldMatch: CheatCodeMatch? { core.session.heldMatch }

  /// The earliest time at which ``advance(to:)`` would report something if nothing else were performed, or nil.
  public var nextDeadline: Duration? { core.session.nextDeadline }

  /// The number of times that were earlier than one before, and counted as that one.
  public var timeReversals: Int { core.session.timeReversals }

  /// The actions that would raise the progress of a code or complete one, those for the furthest codes first.
  ///
  /// Codes that are secret or disabled do not count. Where a parameter accepts any action, all those that codes name are
  /// listed.
  ///
  /// - Complexity: As ``CheatCodeSession/nextActions()``, after codes that were edited have been compiled.
  public func nextActions() -> [CheatCodeAction] {
    compile()
    return core.session.nextActions()
  }

  /// The conflicts of the codes as they are now, which have been compiled for that.
  public var conflicts: CheatCodeConflicts {
    compile()
    return core.session.automaton.conflicts
  }

  /// The codes that are partly performed, closest to completion first; secret codes are left out.
  ///
  /// ```swift
  /// for hint in registry.codesInProgress().prefix(3) {
  ///   print(registry.code(for: hint.id)?.name ?? "", "needs", hint.remaining, "more")
  /// }
  /// ```
  ///
  /// - Complexity: As ``CheatCodeSession/codesInProgress()``, after codes that were edited have been compiled.
  public func codesInProgress() -> CheatCodesInProgress {
    compile()
    return core.session.codesInProgress()
  }
}
