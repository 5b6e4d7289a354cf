public import Cheats

extension ReferenceSession {
  /// How far the player is with a code.
  public func state(of id: CheatCodeID) -> CheatCodeState {
    let code = code(id)
    if !code.isEnabled { return .reset }
    if configuration.isAnchored { return anchoredState(of: code) }
    if reported.lastActions[id] != nil { return .matched }
    // A held or undelivered code counts although its limits have expired, so this comes before the floor.
    if progress(of: id) > 0 { return .matching }
    return floor(of: code) >= entries.count ? .reset : .notMatched
  }

  /// The number of leading actions of a code that the stream ends with.
  public func progress(of id: CheatCodeID) -> Int {
    let code = code(id)
    if !code.isEnabled { return 0 }
    if configuration.isAnchored { return anchoredProgress(of: code) }
    if reported.lastActions[id] != nil || heldMatch?.code == id { return code.length }
    return countedProgress(of: code)
  }

  /// The progress of a code by the definition, without the rule that a matched or held code reads its length.
  ///
  /// Reading: an occurrence that the latest action completed and that is not delivered yet counts whole although its
  /// limits have expired since, as it "does not expire while it waits". One that does not end with the latest action
  /// and is not held does not show.
  func countedProgress(of code: Code) -> Int {
    guard code.isEnabled else { return 0 }
    if isLeftmost && isOccurrence(code, from: entries.count - code.length) { return code.length }
    var count = min(code.length, entries.count - floor(of: code))
    while count > 0 && !agrees(code, from: entries.count - count, count: count) {
      count -= 1
    }
    return max(0, count)
  }

  /// What is accepted after the progress of a code, or nil when nothing can raise it.
  public func nextStep(of id: CheatCodeID) -> CheatCodeParameter<Action>? {
    let code = code(id)
    let progress = progress(of: id)
    guard code.isEnabled, progress < code.length else { return nil }
    if configuration.isAnchored && state(of: id) == .notMatched { return nil }
    let fixed = code.definition.actions
    return progress < fixed.count ? .oneOf([fixed[progress]]) : code.definition.parameters[progress - fixed.count]
  }

  /// The action after the progress of a code, or nil at a parameter, at the end and for a disabled code.
  public func nextAction(of id: CheatCodeID) -> Action? {
    guard nextStep(of: id) != nil else { return nil }
    let fixed = code(id).definition.actions
    let progress = progress(of: id)
    return progress < fixed.count ? fixed[progress] : nil
  }

  /// The last action of the progress of a code: of its own actions, or what was entered at a parameter.
  public func previousAction(of id: CheatCodeID) -> Action? {
    let code = code(id)
    let progress = progress(of: id)
    let fixed = code.definition.actions
    if progress <= fixed.count {
      return progress == 0 ? nil : fixed[progress - 1]
    }
    if configuration.isAnchored {
      return entries[fixedFloor(of: code) + progress - 1].action
    }
    if let last = reported.lastActions[id] { return last }
    if let held = heldMatch, held.code == id { return entries[Int(held.end) - 1].action }
    return entries[entries.count - 1].action
  }
}
