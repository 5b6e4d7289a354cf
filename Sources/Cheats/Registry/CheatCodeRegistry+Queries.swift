extension CheatCodeRegistry {
  /// The codes in order of registration.
  ///
  /// - Complexity: O(n) for n codes.
  public var codes: [CheatCode] { roster.ids.compactMap { live[$0] } }

  /// The number of codes.
  public var count: Int { roster.count }

  /// The id of a code, or nil if it is not in this registry.
  public func id(of code: CheatCode) -> CheatCodeID? {
    code.registry === self ? code.id : nil
  }

  /// The code with an id, or nil if there is none, or none any more.
  public func code(for id: CheatCodeID) -> CheatCode? { live[id] }

  /// The code with a name, or nil.
  public func code(named name: String) -> CheatCode? {
    roster.id(named: name).flatMap { live[$0] }
  }

  /// Whether a code is in this registry and is enabled.
  public func isEnabled(_ code: CheatCode) -> Bool {
    id(of: code).flatMap { roster[$0]?.isEnabled } ?? false
  }

  /// The number of actions performed so far; no reset changes it.
  public var position: Int64 { session?.position ?? 0 }

  /// The match that is complete and waits for codes that are preferred to it, or nil.
  public var heldMatch: CheatCodeMatch? { session?.heldMatch }

  /// The earliest time at which ``advance(to:)`` would report something if nothing else were performed, or nil.
  public var nextDeadline: Duration? { session?.nextDeadline }

  /// The number of times that were earlier than one before, and counted as that one.
  public var timeReversals: Int { session?.timeReversals ?? 0 }

  func state(of id: CheatCodeID) -> CheatCodeState {
    compiledSession(for: id)?.state(of: id) ?? .reset
  }

  func status(of id: CheatCodeID) -> CheatCodeStatus {
    guard let session = compiledSession(for: id) else { return CheatCodeStatus() }
    return CheatCodeStatus(state: session.state(of: id), progress: session.progress(of: id))
  }

  func nextAction(of id: CheatCodeID) -> CheatCodeAction? {
    if let session = compiledSession(for: id) { return session.nextAction(of: id) }
    guard let entry = roster[id], entry.isEnabled else { return nil }
    return entry.definition.actions.first
  }

  func previousAction(of id: CheatCodeID) -> CheatCodeAction? {
    compiledSession(for: id)?.previousAction(of: id)
  }

  /// The stream, if it knows the code as it is now; nothing performed so far counts for one that it does not know.
  private func compiledSession(for id: CheatCodeID) -> CheatCode.Session? {
    roster[id]?.isPending == false ? session : nil
  }
}
