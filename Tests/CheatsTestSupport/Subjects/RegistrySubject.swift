public import Cheats

/// A registry as scripts see it: every code is live and has a callback, or only some of them have.
///
/// Besides what a session answers, it checks who is called: at every report, and when state or progress changed.
public final class RegistrySubject: ScriptSubject {
  private let registry: CheatCodeRegistry
  private var codes: [CheatCodeID: CheatCode] = [:]
  private let observesAll: Bool
  private var filter: CheatCode.InputFilter?
  private var matches: [CheatCodeMatch] = []
  private var calls: [CheatCodeID] = []
  /// The calls that were not made as they should, in words.
  public private(set) var wrongCalls: [String] = []

  /// Creates a registry in which nothing has been performed.
  ///
  /// - Parameters:
  ///   - script: What is going to be done; its codes are mapped as the filter maps actions.
  ///   - observesAll: Whether all codes have a callback, or every other one.
  ///   - filter: What every action comes through, or nil.
  /// - Throws: `CheatCodeError`, where the codes cannot be compiled.
  public init(
    _ script: Script<CheatCodeAction>, observesAll: Bool = true, filter: CheatCode.InputFilter? = nil
  ) throws {
    self.observesAll = observesAll
    self.filter = filter
    registry = try CheatCodeRegistry(
      configuration: script.configuration, keepsUndo: script.takesBack || filter?.tapWindow != nil)
    registry.onMatch = { [unowned self] in matches.append($1) }
    for definition in script.codes { try add(definition) }
  }

  private func isObserved(_ id: CheatCodeID) -> Bool { observesAll || id.rawValue.isMultiple(of: 2) }

  private func add(_ definition: CheatCode.Definition) throws {
    let id = CheatCodeID(rawValue: codes.keys.map(\.rawValue).max().map { max($0 + 1, count) } ?? count)
    count = id.rawValue + 1
    let code =
      isObserved(id) ? CheatCode(definition) { [unowned self] _ in calls.append(id) } : CheatCode(definition)
    codes[id] = code
    let given = try registry.register(code)
    if given != id { wrongCalls.append("\(id) was registered as \(given)") }
  }

  private var count: UInt32 = 0

  /// Does what an operation says, and gives what that reports.
  public func apply(_ operation: ScriptOperation<CheatCodeAction>) -> [ReferenceMatch<CheatCodeAction>] {
    (matches, calls) = ([], [])
    var before = statuses
    switch operation {
    case .remove(let id), .restore(let id?): before[id] = nil
    default: break
    }
    do {
      try carryOut(operation)
    } catch {
      wrongCalls.append("\(operation): \(error)")
    }
    let after = statuses
    let reported = matches.map(\.code)
    let changed = after.keys.filter { !reported.contains($0) && before[$0] != nil && before[$0] != after[$0] }
    let expected = (reported + changed.sorted()).filter(isObserved)
    if calls != expected { wrongCalls.append("\(operation) called \(calls), expected \(expected)") }
    return matches.map { ReferenceMatch($0, entered: $0.parameters) }
  }

  private var statuses: [CheatCodeID: CheatCodeStatus] {
    codes.keys.reduce(into: [:]) { $0[$1] = registry.status(of: $1) }
  }

  private func carryOut(_ operation: ScriptOperation<CheatCodeAction>) throws {
    switch operation {
    case .perform(let action, let time): perform(action, at: time)
    case .advance(let time): registry.advance(to: time)
    case .flush(nil): registry.flush()
    case .flush(let time?): registry.flush(at: time)
    case .reset:
      filter?.reset()
      registry.reset()
    case .resetCode(let id): codes[id]?.reset()
    case .enable(let id): if let code = codes[id] { registry.enable(code) }
    case .disable(let id): if let code = codes[id] { registry.disable(code) }
    case .add(let definition): try add(definition)
    case .remove(let id): _ = codes.removeValue(forKey: id).map { registry.remove($0) }
    case .change(let id, let definition):
      guard let code = codes[id] else { break }
      try registry.update(code, to: definition)
    case .replaceLast(let action, let time):
      filter?.reset()
      registry.replaceLast(with: action, at: time)
    case .removeLast:
      filter?.reset()
      registry.removeLast()
    case .restore(let id):
      filter?.reset()
      try restore(without: id)
    }
  }

  /// What is saved of the registry now.
  public func snapshot() -> CheatCode.Session.Snapshot { registry.snapshot() }

  private func restore(without id: CheatCodeID?) throws {
    let snapshot = try snapshot().throughJSON()
    let gone = id.flatMap { codes.removeValue(forKey: $0) }
    if let gone { registry.remove(gone) }
    let dropped = try registry.restore(snapshot, at: registry.time)
    if !dropped.allSatisfy({ $0 == gone?.name }) { wrongCalls.append("dropped \(dropped)") }
  }

  private func perform(_ action: CheatCodeAction, at time: Duration?) {
    if var filter {
      registry.perform(action, at: time, through: &filter)
      self.filter = filter
    } else if let time {
      registry.perform(action, at: time)
    } else {
      registry.perform(action)
    }
  }

  /// Everything that the registry answers now.
  public func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> {
    SessionAnswers(registry, withHints: withHints)
  }
}
