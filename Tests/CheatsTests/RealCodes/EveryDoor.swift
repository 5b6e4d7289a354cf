import CheatsTestSupport

@testable import Cheats

/// Sessions and a registry that are given the same stream, each through another door.
///
/// It answers as the session does that is given one action at a time, and notes where another one answers otherwise.
final class EveryDoor: ScriptSubject {
  private var single: SessionSubject<CheatCodeAction>
  private var bulk: SessionSubject<CheatCodeAction>
  private let registry: RegistrySubject
  private var step = 0
  /// The number of matches reported.
  private(set) var matchCount = 0
  private var notedDifferences: [String] = []

  init(_ script: Script<CheatCodeAction>) throws {
    single = try SessionSubject(script, keepsUndo: false)
    bulk = single
    registry = try RegistrySubject(script)
  }

  /// What was not the same through every door, and calls of the registry that were not made as they should, in words.
  var differences: [String] { notedDifferences + registry.wrongCalls }

  func apply(_ operation: ScriptOperation<CheatCodeAction>) -> [ReferenceMatch<CheatCodeAction>] {
    step += 1
    let matches = single.apply(operation)
    matchCount += matches.count
    compare("bulk", bulk.applyInBulk(operation, isEncoded: step.isMultiple(of: 2)), with: matches)
    compare("registry", registry.apply(operation), with: matches)
    return matches
  }

  func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> {
    let answers = single.answers(withHints: withHints)
    compare("bulk", bulk.answers(withHints: withHints), with: answers)
    compare("registry", registry.answers(withHints: withHints), with: answers)
    return answers
  }

  private func compare<Value: Equatable>(_ door: String, _ value: Value, with expected: Value) {
    guard value != expected else { return }
    notedDifferences.append("step \(step), \(door): \(value), expected \(expected)")
  }
}

extension SessionSubject {
  /// As `apply`, but actions are performed by a form for many: as they are, or after they have been encoded.
  mutating func applyInBulk(_ operation: ScriptOperation<Action>, isEncoded: Bool) -> [ReferenceMatch<Action>] {
    guard case .perform(let action, nil) = operation else { return apply(operation) }
    return isEncoded ? performEncoded(CollectionOfOne(action)) : performInBulk(CollectionOfOne(action))
  }

  /// Performs actions in one call.
  mutating func performInBulk(_ actions: some Sequence<Action>) -> [ReferenceMatch<Action>] {
    var matches: [ReferenceMatch<Action>] = []
    session.perform(contentsOf: actions) { match in
      matches.append(ReferenceMatch(match, entered: match.parameters(as: Action.self)))
    }
    return matches
  }

  /// Performs actions in one call after they have been encoded.
  mutating func performEncoded(_ actions: some Collection<Action>) -> [ReferenceMatch<Action>] {
    var matches: [ReferenceMatch<Action>] = []
    session.perform(session.automaton.encode(actions)) { match in
      matches.append(ReferenceMatch(match, entered: match.parameters(as: Action.self)))
    }
    return matches
  }
}
