/// All that a ``CheatCodeRegistry`` knows but the live codes themselves: a value that decides, and calls nobody.
///
/// The registry tells it what is done and asks it for one call after another; whatever the calls do is told to it in
/// between.
struct CheatCodeRegistryCore {
  private(set) var roster = CheatCodeRoster()
  private(set) var observers = CheatCodeObservers()
  private(set) var agenda = CheatCodeAgenda()
  /// The stream, over the codes as they were last compiled; over none at first.
  private(set) var session: CheatCode.Session
  /// How often codes were completed, of those that were.
  private(set) var completions: [CheatCodeID: CheatCodeCompletions] = [:]
  /// The number of matches reported so far, of codes that are gone too.
  private(set) var matchCount = 0

  init(configuration: CheatCodeConfiguration, keepsUndo: Bool) throws(CheatCodeError) {
    session = try CheatCode.Automaton([CheatCode.Definition](), configuration: configuration)
      .makeSession(keepsUndo: keepsUndo)
  }

  /// How the codes are matched.
  var configuration: CheatCodeConfiguration { session.automaton.configuration }

  /// Puts an operation behind what is still to be done.
  mutating func append(_ operation: CheatCodeAgenda.Operation) {
    agenda.append(operation)
  }

  /// Does what is to be done up to the next call, and takes that off the agenda; nil when nothing is left to do.
  mutating func nextCall() -> CheatCodeAgenda.Call? {
    while let turn = agenda.next() {
      switch turn {
      case .operation(let operation):
        carryOut(operation)
      case .compare(let ids):
        for id in ids where observers.isNews(status(of: id), of: id) { agenda.append(.changed(id)) }
      case .call(let call):
        switch call {
        case .match: return call
        case .matched(let id):
          observers.tell(status(of: id), to: id)
          return call
        case .changed(let id):
          let status = status(of: id)
          guard observers.isNews(status, of: id) else { continue }
          observers.tell(status, to: id)
          return call
        }
      }
    }
    return nil
  }

  /// Carries out an operation at once, and notes whom to call.
  ///
  /// - Precondition: Nothing else is still to be done.
  mutating func carryOut(_ operation: CheatCodeAgenda.Operation) {
    compile()
    let before = session.position
    let matches = session.carryOut(operation)
    var step = CheatCodeObservers.Step(isAction: session.position > before, takesBack: operation.takesBack)
    step.hasMatches = !matches.isEmpty
    let time = matches.isEmpty ? nil : session.time
    for match in matches {
      matchCount += 1
      completions[match.code, default: CheatCodeCompletions()].count(match, at: time)
      agenda.append(.match(match))
      if observers.contains(match.code) {
        agenda.append(.matched(match.code))
        step.reported.insert(match.code)
      }
    }
    guard !observers.isEmpty else { return }
    for id in observers.changes(in: session, after: step) where !step.reported.contains(id) {
      agenda.append(.changed(id))
    }
  }
}

extension CheatCodeRegistryCore {
  /// Adds codes, all or none of them.
  ///
  /// - Returns: The ids of the codes.
  mutating func add(
    _ definitions: [CheatCode.Definition], isObserved: (Int) -> Bool
  ) throws(CheatCodeError) -> [CheatCodeID] {
    let ids = try roster.add(definitions)
    for (offset, id) in ids.enumerated() where isObserved(offset) {
      observers.add(id)
    }
    return ids
  }

  /// Removes a code; nothing is due to it any more.
  mutating func remove(_ id: CheatCodeID) {
    editStream(of: id) { $0.disable(id) }
    roster.remove(id)
    observers.remove(id)
    agenda.remove(id)
    completions[id] = nil
  }

  /// Puts a code in the place of another that is no longer there, under the same id.
  mutating func replace(
    _ id: CheatCodeID, with definition: CheatCode.Definition, isObserved: Bool
  ) throws(CheatCodeError) {
    try roster.check(definition, as: id)
    editStream(of: id) { $0.disable(id) }
    roster.change(id, to: definition)
    observers.remove(id)
    agenda.remove(id)
    completions[id] = nil
    if isObserved { observers.add(id) }
  }

  /// Gives a code another definition.
  mutating func change(_ id: CheatCodeID, to definition: CheatCode.Definition) throws(CheatCodeError) {
    try roster.check(definition, as: id)
    // The code as it was stays compiled until the next action, and must neither match nor be waited for.
    editStream(of: id) { $0.disable(id) }
    roster.change(id, to: definition)
    agenda.edit(id)
  }

  /// Begins again with all codes.
  mutating func reset() {
    session.reset()
    observers.restart(session)
    agenda.editAll(observers.ids)
  }

  /// Begins again with one code.
  mutating func reset(_ id: CheatCodeID) {
    editStream(of: id) { $0.reset(id) }
    agenda.edit(id)
  }

  /// Lets a code match, or no longer.
  mutating func setEnabled(_ isEnabled: Bool, _ id: CheatCodeID) {
    guard roster.isEnabled(id) != isEnabled else { return }
    observers.setEnabled(isEnabled, id, in: session.automaton.codes)
    editStream(of: id) { isEnabled ? $0.enable(id) : $0.disable(id) }
    roster.setEnabled(isEnabled, of: id)
    if !isEnabled { agenda.edit(id) }
  }

  /// Edits the stream, if it knows the code as it is now: one that it does not know starts at reset when it is compiled.
  private mutating func editStream(of id: CheatCodeID, _ body: (inout CheatCode.Session) -> Void) {
    guard !roster.isPending(id) else { return }
    body(&session)
    observers.watch(id, in: session.automaton.codes)
  }
}

extension CheatCodeRegistryCore {
  /// How far a code is.
  func status(of id: CheatCodeID) -> CheatCodeStatus {
    roster.isPending(id) ? CheatCodeStatus() : session.status(of: id)
  }

  /// The action that comes next in a code, or nil.
  func nextAction(of id: CheatCodeID) -> CheatCodeAction? {
    guard roster.isEnabled(id) else { return nil }
    return roster.isPending(id) ? roster[id]?.definition.actions.first : session.nextAction(of: id)
  }

  /// What a code accepts next, or nil.
  func nextStep(of id: CheatCodeID) -> CheatCodeParameter<CheatCodeAction>? {
    guard !roster.isPending(id) else { return nextAction(of: id).map { .oneOf([$0]) } }
    return session.nextStep(of: id)
  }

  /// The last action that was completed successfully in a code, or nil.
  func previousAction(of id: CheatCodeID) -> CheatCodeAction? {
    roster.isPending(id) ? nil : session.previousAction(of: id)
  }
}

extension CheatCodeRegistryCore {
  /// Compiles the codes, if any was added, changed or removed.
  mutating func compile() {
    guard !roster.isCompiled else { return }
    do {
      use(try roster.compiled(configuration))
    } catch {
      fatalError("the codes of the registry cannot be compiled together: \(error)")
    }
  }

  /// Goes over to the codes as they are now, which were compiled here or elsewhere.
  mutating func use(_ automaton: CheatCode.Automaton) {
    let changed = roster.markCompiled()
    session = session.migrated(to: automaton, changed: Set(changed))
    for id in changed where roster.isEnabled(id) != session.isEnabled(id) {
      if roster.isEnabled(id) { session.enable(id) } else { session.disable(id) }
    }
    observers.index(session, isEnabled: roster.isEnabled)
  }
}

extension CheatCodeRegistryCore {
  /// Goes on with another stream over the same codes; every code counts as told how it is in it.
  mutating func restore(_ session: CheatCode.Session, _ completions: [CheatCodeID: CheatCodeCompletions]) {
    self.session = session
    self.completions = completions
    for id in session.automaton.ids { roster.setEnabled(session.isEnabled(id), of: id) }
    session.forEachStatus(of: observers.ids) { observers.tell($1, to: $0) }
    observers.index(session, isEnabled: roster.isEnabled)
    agenda.editAll(EmptyCollection())
  }
}
