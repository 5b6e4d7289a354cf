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
    let ids = try core.add(codes.map(\.definition)) { codes[$0].onStateChanged != nil }
    for (id, code) in zip(ids, codes) { enter(code, as: id) }
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
    code.leave()
    core.remove(id)
    settle()
    return code
  }

  /// Removes all codes.
  public func removeAll() {
    for id in Array(core.roster.ids) { remove(id) }
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
    try core.replace(id, with: replacement.definition, isObserved: replacement.onStateChanged != nil)
    code.leave()
    enter(replacement, as: id)
    settle()
  }

  /// Gives a code other actions, limits or another name; it keeps its id, and counts from the next action on.
  ///
  /// The code stays enabled if it was, whatever the definition says, and is no longer matched if it was.
  ///
  /// - Throws: As ``register(_:)``. The registry is then as it was. A code that is not in this registry cannot be
  ///   changed: ``CheatCodeError/Reason/notRegistered``.
  public func update(_ code: CheatCode, to definition: CheatCode.Definition) throws(CheatCodeError) {
    guard let id = id(of: code) else { throw CheatCodeError(.notRegistered, name: code.name) }
    try core.change(id, to: definition)
    code.definition = definition
    settle()
  }

  /// Begins again with all codes: nothing performed so far counts, and a held match is dropped.
  ///
  /// Positions go on counting.
  public func reset() {
    core.reset()
    settle()
  }

  /// Begins again with one code; the others go on.
  ///
  /// - Returns: Whether the code is in this registry; nothing is done with others.
  @discardableResult
  public func reset(_ code: CheatCode) -> Bool {
    guard let id = id(of: code) else { return false }
    core.reset(id)
    settle()
    return true
  }

  /// Lets a code match again, from the next action on; a code that is enabled goes on.
  ///
  /// - Returns: Whether the code is in this registry; nothing is done with others.
  @discardableResult
  public func enable(_ code: CheatCode) -> Bool {
    setEnabled(true, code)
  }

  /// Keeps a code from matching until it is enabled; its state is ``CheatCodeState/reset`` meanwhile.
  ///
  /// - Returns: Whether the code is in this registry; nothing is done with others.
  @discardableResult
  public func disable(_ code: CheatCode) -> Bool {
    setEnabled(false, code)
  }

  private func setEnabled(_ isEnabled: Bool, _ code: CheatCode) -> Bool {
    guard let id = id(of: code) else { return false }
    core.setEnabled(isEnabled, id)
    settle()
    return true
  }

  private func enter(_ code: CheatCode, as id: CheatCodeID) {
    live[id] = code
    code.join(self, as: id)
  }
}
