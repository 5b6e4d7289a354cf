/// What has to listen for the next action of some codes.
package enum CheatCodeInputDemand: Hashable, Sendable {
  /// Nothing but the screen.
  case touches
  /// The first responder, for a shake.
  case motion
  /// The first responder with a keyboard.
  case keyboard

  package init(nextActions: some Sequence<CheatCodeAction>) {
    self = .touches
    for action in nextActions {
      switch action {
      case .keyPress:
        self = .keyboard
        return
      case .shake: self = .motion
      case .swipe, .tap: break
      }
    }
  }
}
