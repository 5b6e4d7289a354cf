import Cheats
import CheatsTestSupport

/// A session of the engine behind an input filter, as scripts see it.
struct FilteredSubject: ScriptSubject {
  private var subject: SessionSubject<CheatCodeAction>
  private var filter: CheatCode.InputFilter

  /// Creates a session for a scenario, with a filter that ignores what the scenario has ignored.
  init(_ scenario: Scenario) throws {
    filter = CheatCode.InputFilter(ignoring: Set((scenario.options.ignoring ?? []).map(CheatCodeAction.keyPress)))
    subject = try SessionSubject(
      Script(configuration: scenario.configuration, codes: scenario.definitions, operations: []))
  }

  mutating func apply(_ operation: ScriptOperation<CheatCodeAction>) -> [ReferenceMatch<CheatCodeAction>] {
    guard case .perform(let action, let time) = operation else { return subject.apply(operation) }
    switch filter.receive(action, at: time) {
    case .drop: return time.map { subject.apply(.advance(to: $0)) } ?? []
    case .perform(let action): return subject.apply(.perform(action, at: time))
    case .replaceLast(let action): return subject.apply(.replaceLast(action, at: time))
    }
  }

  func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> { subject.answers(withHints: withHints) }
}
