/// Whom the actions of a recognizer are performed on.
package enum CheatCodeRecipient {
  /// One code, on its own or in a registry.
  case code(CheatCode)
  /// All codes of a registry.
  case registry(CheatCodeRegistry)

  /// Whether an action can be taken back.
  var canTakeBack: Bool {
    switch self {
    case .code: false
    case .registry(let registry): registry.keepsUndo
    }
  }

  /// When time alone reports something, or nil.
  var nextDeadline: Duration? {
    switch self {
    case .code: nil
    case .registry(let registry): registry.nextDeadline
    }
  }

  /// The number of matches reported so far, where they are counted.
  var matchCount: Int {
    switch self {
    case .code: 0
    case .registry(let registry): registry.matchCount
    }
  }

  /// How far a code is, or the codes together: those of a registry never make a mistake that ends all.
  func state(since matchCount: Int) -> CheatCodeState {
    switch self {
    case .code(let code): code.state()
    case .registry(let registry):
      if registry.matchCount != matchCount {
        .matched
      } else {
        registry.codesInProgress().contains { _ in true } ? .matching : .reset
      }
    }
  }

  /// What has to listen for the next action.
  package var demand: CheatCodeInputDemand {
    switch self {
    case .code(let code):
      switch code.nextStep() {
      case .oneOf(let actions): CheatCodeInputDemand(nextActions: actions)
      // Keys are among all actions.
      case .any: .keyboard
      case nil: .touches
      }
    case .registry(let registry): CheatCodeInputDemand(nextActions: registry.nextActions())
    }
  }

  /// Does a step.
  func carryOut(_ step: CheatCodeTapBurst.Step) {
    switch (self, step) {
    case (.code(let code), .perform(let action, _)), (.code(let code), .replaceLast(let action, _)):
      code.performed(action)
    case (.code, .advance): break
    case (.registry(let registry), .perform(let action, let time)): registry.perform(action, at: time)
    case (.registry(let registry), .replaceLast(let action, let time)): registry.replaceLast(with: action, at: time)
    case (.registry(let registry), .advance(let time)): registry.advance(to: time)
    }
  }
}
