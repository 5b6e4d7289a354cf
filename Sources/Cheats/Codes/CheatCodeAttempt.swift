/// One attempt at one code, begun at the latest reset: what a ``CheatCode`` that is in no registry remembers.
///
/// Two numbers are enough for any stream: an attempt that went wrong or is complete stays so until it is begun again.
struct CheatCodeAttempt<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The length of the longest common prefix of the code and all actions since the attempt began.
  private(set) var progress = 0
  /// How the attempt stands.
  private(set) var state = CheatCodeState.reset
  /// The latest action that was accepted; only parameters accept one that the definition does not tell.
  private var accepted: Action?

  /// Performs one action.
  ///
  /// - Complexity: O(1) comparisons and look-ups.
  mutating func perform(_ action: Action, of definition: CheatCodeDefinition<Action>) {
    switch state {
    case .matched, .notMatched:
      return
    case .reset, .matching:
      guard definition.accepts(action, at: progress) else {
        state = .notMatched
        return
      }
      progress += 1
      accepted = action
      state = progress == definition.length ? .matched : .matching
    }
  }

  /// The action that the attempt needs next; nil when it is over, or where the code accepts more than one action.
  func nextAction(of definition: CheatCodeDefinition<Action>) -> Action? {
    switch state {
    case .matched, .notMatched: nil
    case .reset, .matching: progress < definition.actions.count ? definition.actions[progress] : nil
    }
  }

  /// What the attempt accepts next; nil when it is over.
  func nextStep(of definition: CheatCodeDefinition<Action>) -> CheatCodeParameter<Action>? {
    if let action = nextAction(of: definition) { return .oneOf([action]) }
    let parameter = progress - definition.actions.count
    guard state == .matching, definition.parameters.indices.contains(parameter) else { return nil }
    return definition.parameters[parameter]
  }

  /// The last action that was completed successfully: the code's own, or at a parameter the one that was entered.
  func previousAction(of definition: CheatCodeDefinition<Action>) -> Action? {
    guard progress > 0 else { return nil }
    return progress <= definition.actions.count ? definition.actions[progress - 1] : accepted
  }
}

extension CheatCodeDefinition {
  /// The number of actions of one occurrence, parameters included.
  var length: Int { actions.count + parameters.count }

  /// Whether the code goes on with an action after so many; false after all of them.
  func accepts(_ action: Action, at progress: Int) -> Bool {
    if progress < actions.count { return actions[progress] == action }
    let parameter = progress - actions.count
    return parameter < parameters.count && parameters[parameter].accepts(action)
  }
}
