public import Cheats

/// Sessions and a registry that are given the same stream, each through another door.
///
/// It answers as the session does that is given one action at a time, and notes where another one answers otherwise.
public final class EveryDoor: ScriptSubject {
  private var single: SessionSubject<CheatCodeAction>
  /// Not there where actions come through a filter, which none of the forms for many has.
  private var bulk: SessionSubject<CheatCodeAction>?
  private let registry: RegistrySubject
  private var step = 0
  /// The number of matches reported.
  public private(set) var matchCount = 0
  private var notedDifferences: [String] = []

  /// Creates sessions and a registry in which nothing has been performed.
  ///
  /// - Parameters:
  ///   - script: What is going to be done; its codes are mapped as the filter maps actions.
  ///   - keepsUndo: Whether actions can be taken back in the sessions.
  ///   - observesAll: Whether all codes of the registry have a callback, or every other one.
  ///   - filter: What every action comes through, or nil.
  /// - Throws: `CheatCodeError`, where the codes cannot be compiled.
  public init(
    _ script: Script<CheatCodeAction>, keepsUndo: Bool = false, observesAll: Bool = true,
    filter: CheatCode.InputFilter? = nil
  ) throws {
    single = try SessionSubject(script, keepsUndo: keepsUndo, filter: filter)
    bulk = filter == nil ? single : nil
    registry = try RegistrySubject(script, observesAll: observesAll, filter: filter)
  }

  /// What was not the same through every door, and calls of the registry that were not made as they should, in words.
  public var differences: [String] { notedDifferences + registry.wrongCalls }

  /// Does what an operation says at every door, and gives what that reports.
  public func apply(_ operation: ScriptOperation<CheatCodeAction>) -> [ReferenceMatch<CheatCodeAction>] {
    step += 1
    let matches = single.apply(operation)
    matchCount += matches.count
    compare("bulk", bulk?.applyInBulk(operation, isEncoded: step.isMultiple(of: 2)) ?? matches, with: matches)
    compare("registry", registry.apply(operation), with: matches)
    return matches
  }

  /// Everything that the session answers now, after the others were asked too.
  public func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> {
    let answers = single.answers(withHints: withHints)
    let others = [("bulk", bulk?.answers(withHints: withHints)), ("registry", registry.answers(withHints: withHints))]
    for (door, other) in others {
      for difference in other?.differences(from: answers) ?? [] { note(door, difference) }
    }
    return answers
  }

  private func compare<Value: Equatable>(_ door: String, _ value: Value, with expected: Value) {
    if value != expected { note(door, "\(value), expected \(expected)") }
  }

  private func note(_ door: String, _ difference: String) {
    notedDifferences.append("step \(step), \(door): \(difference)")
  }
}
