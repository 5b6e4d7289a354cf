extension CheatCodeRegistry {
  /// Adds a code behind all others; it starts with the next action.
  ///
  /// - Returns: The id of the code, which no other code of this registry gets.
  /// - Throws: ``CheatCodeError`` if the code is in a registry already, is empty, has a name that is taken or a negative
  ///   limit. The registry is then as it was.
  /// - Complexity: O(1); the codes are compiled once at the next action.
  @discardableResult
  public func register(_ code: CheatCode) throws(CheatCodeError) -> CheatCodeID {
    let ids = try register(contentsOf: CollectionOfOne(code))
    return ids[0]
  }

  /// Adds codes behind all others, in their order, or none of them.
  ///
  /// - Returns: The ids of the codes.
  /// - Throws: As ``register(_:)``, for the first code that breaks a rule. The registry is then as it was.
  /// - Complexity: O(n) for n codes; they are compiled once at the next action.
  @discardableResult
  public func register(contentsOf codes: some Sequence<CheatCode>) throws(CheatCodeError) -> [CheatCodeID] {
    let codes = Array(codes)
    var seen: Set<ObjectIdentifier> = []
    for code in codes where code.registry != nil || !seen.insert(ObjectIdentifier(code)).inserted {
      throw CheatCodeError(.alreadyRegistered, name: code.name)
    }
    let ids = try roster.add(codes.map(\.definition))
    for (id, code) in zip(ids, codes) {
      enter(code, as: id)
    }
    return ids
  }

  /// Removes a code, which starts at ``CheatCodeState/reset`` on its own.
  ///
  /// - Returns: Whether the code was in this registry.
  /// - Complexity: O(1) amortised; the codes are compiled once at the next action.
  @discardableResult
  public func remove(_ code: CheatCode) -> Bool {
    guard let id = id(of: code) else { return false }
    return remove(id) != nil
  }

  /// Removes the code with an id.
  ///
  /// - Returns: The code, or nil if there is none with this id.
  @discardableResult
  public func remove(_ id: CheatCodeID) -> CheatCode? {
    guard let code = live.removeValue(forKey: id) else { return nil }
    withCompiled(id) { $0.disable(id) }
    roster.remove(id)
    leave(code, id)
    return code
  }

  /// Removes all codes.
  public func removeAll() {
    for id in Array(roster.ids) { remove(id) }
  }

  /// Puts a code in the place of another: it takes over the id, and its actions count from the next one on.
  ///
  /// The replacement is enabled if the other was.
  ///
  /// - Throws: As ``register(_:)``. The registry is then as it was. A code that is not in this registry cannot be
  ///   replaced: ``CheatCodeError/Reason/notRegistered``.
  public func replace(_ code: CheatCode, with replacement: CheatCode) throws(CheatCodeError) {
    guard let id = id(of: code) else { throw CheatCodeError(.notRegistered, name: code.name) }
    guard replacement.registry == nil else { throw CheatCodeError(.alreadyRegistered, name: replacement.name) }
    try change(id, to: replacement.definition)
    changedWhileMatched[id] = nil
    leave(code, id)
    enter(replacement, as: id)
  }

  /// Gives a code other actions, limits or another name; it keeps its id, and counts from the next action on.
  ///
  /// The code stays enabled if it was, whatever the definition says, and matched until the next step if it is.
  ///
  /// - Throws: As ``register(_:)``. The registry is then as it was.
  public func update(_ code: CheatCode, to definition: CheatCode.Definition) throws(CheatCodeError) {
    guard let id = id(of: code) else { throw CheatCodeError(.notRegistered, name: code.name) }
    try change(id, to: definition)
    code.definition = definition
    agenda.compare(id)
    settle()
  }

  /// Begins again with all codes: nothing performed so far counts, and a held match is dropped.
  ///
  /// Positions go on counting.
  public func reset() {
    session.reset()
    changedWhileMatched = [:]
    agenda.editAll(observers.ids)
    settle()
  }

  /// Begins again with one code, or does nothing if it is not in this registry; the others go on.
  public func reset(_ code: CheatCode) {
    edit(code) { id in withCompiled(id) { $0.reset(id) } }
  }

  /// Lets a code match again, from the next action on; a code that is enabled goes on.
  public func enable(_ code: CheatCode) {
    guard let id = id(of: code), roster[id]?.isEnabled == false else { return }
    withCompiled(id) { $0.enable(id) }
    roster.setEnabled(true, of: id)
    observers.setEnabled(true, id)
  }

  /// Keeps a code from matching until it is enabled; its state is ``CheatCodeState/reset`` meanwhile.
  public func disable(_ code: CheatCode) {
    edit(code) { id in
      withCompiled(id) { $0.disable(id) }
      roster.setEnabled(false, of: id)
      observers.setEnabled(false, id)
    }
  }

  private func edit(_ code: CheatCode, _ body: (CheatCodeID) -> Void) {
    guard let id = id(of: code) else { return }
    body(id)
    agenda.edit(id)
    settle()
  }

  private func change(_ id: CheatCodeID, to definition: CheatCode.Definition) throws(CheatCodeError) {
    try roster.check(definition, as: id)
    // The code as it was stays compiled until the next action, and must neither match nor be waited for.
    let isMatched = !configuration.isAnchored && state(of: id) == .matched
    let lastAction = isMatched ? changedWhileMatched[id] ?? previousAction(of: id) : nil
    withCompiled(id) { $0.disable(id) }
    changedWhileMatched[id] = lastAction
    roster.change(id, to: definition)
  }

  private func enter(_ code: CheatCode, as id: CheatCodeID) {
    live[id] = code
    code.join(self, as: id)
    if code.onStateChanged != nil { observers.add(id, isEnabled: roster[id]?.isEnabled ?? false) }
  }

  private func leave(_ code: CheatCode, _ id: CheatCodeID) {
    code.leave()
    observers.remove(id)
    agenda.remove(id)
  }

  /// Edits the stream, if it knows the code as it is now: one that does not starts at reset when it is compiled.
  private func withCompiled(_ id: CheatCodeID, _ body: (inout CheatCode.Session) -> Void) {
    changedWhileMatched[id] = nil
    guard roster[id]?.isPending == false else { return }
    let before = heldMatch?.code
    body(&session)
    // What the code had hidden can be held in its place.
    if let after = heldMatch?.code, after != before { agenda.compare(after) }
  }
}
