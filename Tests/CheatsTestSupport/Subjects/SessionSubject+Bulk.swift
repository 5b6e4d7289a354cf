import Cheats

extension SessionSubject {
  /// As `apply`, but actions are performed by a form for many: as they are, or after they have been encoded.
  public mutating func applyInBulk(_ operation: ScriptOperation<Action>, isEncoded: Bool) -> [ReferenceMatch<Action>] {
    guard case .perform(let action, nil) = operation else { return apply(operation) }
    return isEncoded ? performEncoded(CollectionOfOne(action)) : performInBulk(CollectionOfOne(action))
  }

  /// Performs actions in one call.
  public mutating func performInBulk(_ actions: some Sequence<Action>) -> [ReferenceMatch<Action>] {
    var matches: [ReferenceMatch<Action>] = []
    session.perform(contentsOf: actions) { match in
      matches.append(ReferenceMatch(match, entered: match.parameters(as: Action.self)))
    }
    return matches
  }

  /// Performs actions in one call after they have been encoded.
  public mutating func performEncoded(_ actions: some Collection<Action>) -> [ReferenceMatch<Action>] {
    var matches: [ReferenceMatch<Action>] = []
    session.perform(session.automaton.encode(actions)) { match in
      matches.append(ReferenceMatch(match, entered: match.parameters(as: Action.self)))
    }
    return matches
  }
}
