public import Cheats

/// A session of the engine as scripts see it: edits compile another set and take the session over to it.
public struct SessionSubject<Action: Hashable & Sendable>: ScriptSubject {
  /// The session as it is now, which may also be used directly.
  public var session: CheatCodeSession<Action>
  private var filter: CheatCodeInputFilter<Action>?
  private var definitions: [(id: CheatCodeID, definition: CheatCodeDefinition<Action>)]
  private var nextID: UInt32
  private let configuration: CheatCodeConfiguration
  private let keepsUndo: Bool

  /// Creates a session in which nothing has been performed.
  ///
  /// - Parameters:
  ///   - script: What is going to be done; its codes are mapped as the filter maps actions.
  ///   - keepsUndo: Whether actions can be taken back.
  ///   - filter: What every action comes through, or nil.
  /// - Throws: `CheatCodeError`, where the codes cannot be compiled.
  public init(
    _ script: Script<Action>, keepsUndo: Bool = true, filter: CheatCodeInputFilter<Action>? = nil
  ) throws {
    self.filter = filter
    self.keepsUndo = keepsUndo
    configuration = script.configuration
    definitions = script.codes.enumerated().map { (CheatCodeID(rawValue: UInt32($0)), $1) }
    nextID = UInt32(script.codes.count)
    session = try CheatCodeAutomaton(script.codes, configuration: configuration).makeSession(keepsUndo: keepsUndo)
  }

  /// Takes a session as it is, of whose set nothing is edited.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - keepsUndo: Whether actions can be taken back once it is restored.
  public init(_ session: CheatCodeSession<Action>, keepsUndo: Bool = false) {
    self.session = session
    self.keepsUndo = keepsUndo
    configuration = session.automaton.configuration
    definitions = []
    nextID = UInt32(session.automaton.count)
  }

  /// Does what an operation says, and gives what that reports.
  public mutating func apply(_ operation: ScriptOperation<Action>) -> [ReferenceMatch<Action>] {
    switch operation {
    case .perform(let action, let time): return reference(perform(action, at: time))
    case .advance(let time): return reference(session.advance(to: time))
    case .flush(let time): return reference(session.flush(at: time))
    case .replaceLast(let action, let time):
      filter?.reset()
      return reference(session.apply(.replaceLast(action), at: time))
    case .reset:
      filter?.reset()
      session.reset()
    case .resetCode(let id): session.reset(id)
    case .enable(let id): session.enable(id)
    case .disable(let id): session.disable(id)
    case .removeLast:
      filter?.reset()
      session.removeLast()
    case .add(let definition):
      definitions.append((CheatCodeID(rawValue: nextID), definition))
      nextID += 1
      recompile()
    case .remove(let id):
      definitions.removeAll { $0.id == id }
      recompile()
    case .change(let id, let definition):
      for index in definitions.indices where definitions[index].id == id { definitions[index].definition = definition }
      recompile(changed: [id])
    case .restore(let id):
      filter?.reset()
      restore(without: id)
    }
    return []
  }

  private mutating func perform(_ action: Action, at time: Duration?) -> CheatCodeMatches {
    guard var filter else { return session.apply(.perform(action), at: time) }
    defer { self.filter = filter }
    return session.perform(action, at: time, through: &filter)
  }

  private mutating func recompile(changed: Set<CheatCodeID> = []) {
    do {
      let automaton = try CheatCodeAutomaton(
        definitions.map(\.definition), ids: ContiguousArray(definitions.map(\.id)), configuration: configuration)
      session = session.migrated(to: automaton, changed: changed)
    } catch {
      fatalError("\(error)")
    }
  }

  private mutating func restore(without id: CheatCodeID?) {
    do {
      let (snapshot, time) = (try session.snapshot().throughJSON(), session.time)
      let name = id.flatMap { session.automaton.name(of: $0) }
      if let id { _ = apply(.remove(id)) }
      let (restored, dropped) = try session.automaton.makeSession(restoring: snapshot, at: time, keepsUndo: keepsUndo)
      if !dropped.allSatisfy({ $0 == name }) { fatalError("\(dropped) are not all gone from the set") }
      session = restored
    } catch {
      fatalError("\(error)")
    }
  }

  private func reference(_ matches: CheatCodeMatches) -> [ReferenceMatch<Action>] {
    matches.map { ReferenceMatch($0, entered: $0.parameters(as: Action.self)) }
  }

  /// Everything that the session answers now.
  public func answers(withHints: Bool) -> SessionAnswers<Action> {
    SessionAnswers(
      position: Int(session.position),
      codes: session.automaton.ids.map { id in
        SessionAnswers.Code(
          id: id, isEnabled: session.isEnabled(id), state: session.state(of: id), progress: session.progress(of: id),
          nextStep: session.nextStep(of: id), nextAction: session.nextAction(of: id),
          previousAction: session.previousAction(of: id))
      },
      codesInProgress: withHints ? session.codesInProgress().inOrderOfModel : nil,
      nextActions: withHints ? Set(session.nextActions()) : nil,
      heldMatch: session.heldMatch, nextDeadline: session.nextDeadline, timeReversals: session.timeReversals)
  }
}
