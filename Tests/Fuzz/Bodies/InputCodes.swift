import Cheats

/// Whose actions a recognizer performs.
enum InputOwner: CaseIterable {
  case registry, registryWithUndo, code, codeOfRegistry
}

/// The codes that a recognizer belongs to, and what can be asked of them.
struct InputCodes {
  let recipient: CheatCodeRecipient
  /// What a code is in and does not keep itself.
  private let registry: CheatCodeRegistry?

  init(
    _ definitions: [CheatCode.Definition], of owner: InputOwner, _ configuration: CheatCodeConfiguration
  ) throws(CheatCodeError) {
    let codes = definitions.map { CheatCode($0) }
    switch owner {
    case .code: (recipient, registry) = (.code(codes[0]), nil)
    case .registry, .registryWithUndo, .codeOfRegistry:
      let registry = try CheatCodeRegistry(
        codes, configuration: configuration, keepsUndo: owner == .registryWithUndo)
      self.registry = registry
      recipient = owner == .codeOfRegistry ? .code(codes[0]) : .registry(registry)
    }
  }

  var keepsUndo: Bool {
    if case .registry(let registry) = recipient { registry.keepsUndo } else { false }
  }

  /// The matches that were reported, where they are counted.
  var matchCount: Int {
    if case .registry(let registry) = recipient { registry.matchCount } else { 0 }
  }

  /// What has to listen for the next action, by the actions that could come next.
  var demand: CheatCodeInputDemand {
    var actions: [CheatCodeAction]
    switch recipient {
    case .registry(let registry): actions = registry.nextActions()
    case .code(let code):
      switch code.nextStep() {
      case nil: actions = []
      case .any: return .keyboard
      case .oneOf(let accepted): actions = Array(accepted)
      }
    }
    actions.removeAll { if case .keyPress = $0 { false } else { $0 != .shake } }
    if actions.isEmpty { return .touches }
    return actions.allSatisfy { $0 == .shake } ? .motion : .keyboard
  }

  func perform(_ action: CheatCodeAction, at time: Duration) {
    switch recipient {
    case .code(let code): code.performed(action)
    case .registry(let registry): registry.perform(action, at: time)
    }
  }

  func replaceLast(with action: CheatCodeAction, at time: Duration) {
    switch recipient {
    case .code(let code): code.performed(action)
    case .registry(let registry): registry.replaceLast(with: action, at: time)
    }
  }

  func advance(to time: Duration) {
    if case .registry(let registry) = recipient { registry.advance(to: time) }
  }

  /// Does something to a code from elsewhere.
  func edit(_ index: Int, isReset: Bool) {
    switch recipient {
    case .code(let code): if isReset { code.reset() } else { code.performed(.shake) }
    case .registry(let registry):
      let code = registry.codes[index % registry.count]
      if isReset {
        code.reset()
      } else if registry.isEnabled(code) {
        registry.disable(code)
      } else {
        registry.enable(code)
      }
    }
  }

  /// The first thing that others are asked and answer otherwise, in words.
  func difference(from other: InputCodes) -> String? {
    switch (recipient, other.recipient) {
    case (.code(let code), .code(let other)): Self.difference(code, other)
    case (.registry(let registry), .registry(let other)):
      if registry.position != other.position {
        "performed \(other.position) actions, expected \(registry.position)"
      } else if registry.matchCount != other.matchCount {
        "reported \(other.matchCount) matches, expected \(registry.matchCount)"
      } else if registry.nextDeadline != other.nextDeadline || registry.timeReversals != other.timeReversals {
        "waits until \(String(describing: other.nextDeadline)), expected \(String(describing: registry.nextDeadline))"
      } else {
        zip(registry.codes, other.codes).lazy.compactMap(Self.difference).first
      }
    default: "the recipients are not of one kind"
    }
  }

  private static func difference(_ code: CheatCode, _ other: CheatCode) -> String? {
    guard code.state() == other.state() else { return "a code is \(other.state()), expected \(code.state())" }
    guard code.nextStep() == other.nextStep(), code.previousAction() == other.previousAction() else {
      return
        "a code goes on with \(String(describing: other.nextStep())), expected \(String(describing: code.nextStep()))"
    }
    return nil
  }
}
