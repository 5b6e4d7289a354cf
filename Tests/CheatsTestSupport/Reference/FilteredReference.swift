public import Cheats

/// A session behind an input filter, both by their definitions.
public struct FilteredReference: ScriptModel {
  private var session: ReferenceSession<CheatCodeAction>
  private var filter: ReferenceInputFilter

  /// Creates a session in which nothing has been performed.
  ///
  /// - Parameters:
  ///   - script: What is going to be done, with codes that are mapped as the filter maps actions.
  ///   - filter: What every action comes through.
  public init(_ script: Script<CheatCodeAction>, filter: ReferenceInputFilter) {
    session = ReferenceSession(script.codes, configuration: script.configuration)
    self.filter = filter
  }

  /// Does what an operation says, and gives what that reports.
  ///
  /// The filter learns of all times, and forgets what came when the stream is reset or restored, or its latest action
  /// taken back.
  public mutating func apply(
    _ operation: ScriptOperation<CheatCodeAction>
  ) -> [ReferenceMatch<CheatCodeAction>] {
    switch operation {
    case .perform(let action, let time):
      guard let decided = decide(action, at: time) else { return [] }
      return session.apply(decided)
    case .advance(let time), .flush(let time?):
      filter.pass(to: time)
    case .replaceLast(_, let time):
      filter.reset()
      if let time { filter.pass(to: time) }
    case .reset, .removeLast, .restore:
      filter.reset()
    default: break
    }
    return session.apply(operation)
  }

  /// What the filter makes of an action, or nil where it is dropped without a time.
  private mutating func decide(_ action: CheatCodeAction, at time: Duration?) -> ScriptOperation<CheatCodeAction>? {
    switch filter.receive(action, at: time) {
    case .drop: time.map { .advance(to: $0) }
    case .perform(let action): .perform(action, at: time)
    case .replaceLast(let action): .replaceLast(action, at: time)
    }
  }

  /// Whether an operation, or what the filter makes of it, has a meaning now.
  public func isDefined(_ operation: ScriptOperation<CheatCodeAction>) -> Bool {
    guard case .perform(let action, let time) = operation else { return session.isDefined(operation) }
    var later = self
    return later.decide(action, at: time).map(session.isDefined) ?? true
  }

  /// Everything that the session answers now.
  public func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> { session.answers(withHints: withHints) }
}
