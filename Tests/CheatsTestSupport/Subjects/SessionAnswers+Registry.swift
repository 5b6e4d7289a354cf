public import Cheats

extension SessionAnswers<CheatCodeAction> {
  /// Everything that a registry answers now.
  public init(_ registry: CheatCodeRegistry, withHints: Bool) {
    self.init(
      position: Int(registry.position),
      codes: registry.codes.compactMap { code in
        guard let id = registry.id(of: code) else { return nil }
        return SessionAnswers.Code(
          id: id, isEnabled: registry.isEnabled(code), state: code.state(),
          progress: registry.status(of: id).progress,
          nextStep: code.nextStep(), nextAction: code.nextAction(), previousAction: code.previousAction())
      },
      codesInProgress: withHints ? registry.codesInProgress().inOrderOfModel : nil,
      nextActions: withHints ? Set(registry.nextActions()) : nil,
      heldMatch: registry.heldMatch, nextDeadline: registry.nextDeadline, timeReversals: registry.timeReversals)
  }

  /// The answers with the place of each code in place of its id, as in a registry in which none was ever removed.
  ///
  /// What was entered in the match that waits is left out.
  public var numbered: Self {
    let ids = codes.indices.reduce(into: [:]) { $0[codes[$1].id] = CheatCodeID(rawValue: UInt32($1)) }
    func number(_ id: CheatCodeID) -> CheatCodeID { ids[id] ?? CheatCodeID(rawValue: .max) }
    var answers = self
    for index in codes.indices { answers.codes[index].id = number(codes[index].id) }
    answers.codesInProgress = codesInProgress?.map { CodeInProgress(id: number($0.id), progress: $0.progress) }
    answers.heldMatch = heldMatch.map { CheatCodeMatch(code: number($0.code), start: $0.start, end: $0.end) }
    return answers
  }
}
