public import Cheats

extension ReferenceSession {
  /// How far the player is with a code.
  public func state(of id: CheatCodeID) -> CheatCodeState { answers(about: id, held: heldMatch).state }

  /// The number of leading actions of a code that the stream ends with.
  public func progress(of id: CheatCodeID) -> Int { answers(about: id, held: heldMatch).progress }

  /// What is accepted after the progress of a code, or nil when nothing can raise it.
  public func nextStep(of id: CheatCodeID) -> CheatCodeParameter<Action>? {
    answers(about: id, held: heldMatch).nextStep
  }

  /// The action after the progress of a code, or nil at a parameter, at the end and for a disabled code.
  public func nextAction(of id: CheatCodeID) -> Action? { answers(about: id, held: heldMatch).nextAction }

  /// The last action of the progress of a code: of its own actions, or what was entered at a parameter.
  public func previousAction(of id: CheatCodeID) -> Action? { answers(about: id, held: heldMatch).previousAction }

  /// Everything that the session answers now, the slower hints only when they are wanted.
  public func answers(withHints: Bool = true) -> SessionAnswers<Action> {
    let held = heldMatch
    return SessionAnswers(
      position: position, codes: ids.map { answers(about: $0, held: held) },
      codesInProgress: withHints ? codesInProgress() : nil, nextActions: withHints ? nextActions() : nil,
      heldMatch: held, nextDeadline: nextDeadline, timeReversals: timeReversals)
  }

  /// All answers about one code, given the match that is held.
  func answers(about id: CheatCodeID, held: CheatCodeMatch?) -> SessionAnswers<Action>.Code {
    let code = code(id)
    let progress = progress(of: code, id, held: held)
    let state = state(of: code, id, progress: progress)
    let fixed = code.definition.actions
    var answers = SessionAnswers<Action>.Code(id: id, isEnabled: code.isEnabled, state: state, progress: progress)
    let isOver = configuration.isAnchored && state == .notMatched
    if code.isEnabled && progress < code.length && !isOver {
      answers.nextAction = progress < fixed.count ? fixed[progress] : nil
      answers.nextStep =
        progress < fixed.count ? .oneOf([fixed[progress]]) : code.definition.parameters[progress - fixed.count]
    }
    if progress > fixed.count {
      answers.previousAction = lastAction(of: code, id, progress: progress, held: held)
    } else if progress > 0 {
      answers.previousAction = fixed[progress - 1]
    }
    return answers
  }

  private func state(of code: Code, _ id: CheatCodeID, progress: Int) -> CheatCodeState {
    if !code.isEnabled { return .reset }
    if configuration.isAnchored { return anchoredState(of: code) }
    if reported.lastActions[id] != nil { return .matched }
    // A complete code that is not delivered yet counts although its limits have expired, so this comes before the floor.
    if progress > 0 { return .matching }
    return floor(of: code) >= actions.count ? .reset : .notMatched
  }

  private func progress(of code: Code, _ id: CheatCodeID, held: CheatCodeMatch?) -> Int {
    if !code.isEnabled { return 0 }
    if configuration.isAnchored { return anchoredProgress(of: code) }
    // What is complete and not delivered comes behind the held match or is it.
    let isUndelivered = held != nil && latestUndelivered(code) != nil
    return reported.lastActions[id] != nil || isUndelivered ? code.length : countedProgress(of: code)
  }

  /// The progress of a code by the definition, without the rule that a matched or held code reads its length.
  ///
  /// Reading: an occurrence that the latest action completed and that is not delivered yet counts whole although its
  /// limits have expired since, as it "does not expire while it waits".
  func countedProgress(of code: Code) -> Int {
    guard code.isEnabled else { return 0 }
    if isLeftmost && isOccurrence(code, from: actions.count - code.length) { return code.length }
    var count = min(code.length, actions.count - floor(of: code))
    while count > 0 && !agrees(code, from: actions.count - count, count: count) {
      count -= 1
    }
    return max(0, count)
  }

  /// The action of the stream that was the last of a code's progress.
  private func lastAction(of code: Code, _ id: CheatCodeID, progress: Int, held: CheatCodeMatch?) -> Action {
    if configuration.isAnchored { return actions[fixedFloor(of: code) + progress - 1] }
    if let last = reported.lastActions[id] { return last }
    if let held, held.code == id { return actions[Int(held.end) - 1] }
    if held != nil, let start = latestUndelivered(code) { return actions[start + code.length - 1] }
    return actions[actions.count - 1]
  }
}
