import Cheats

extension SavedPlay {
  private static let actions = ["a", "a", "b", "a", "a", "c", "a", "b"].map(CheatCodeAction.keyPress)

  /// An action, which now and then is in no code.
  mutating func action() -> CheatCodeAction { coder.choice(nil, of: Self.actions + [.keyPress("x")]) }

  /// A definition that breaks no rule, with a name of its own or none where none is given.
  mutating func makeDefinition(named name: String? = nil) -> Definition {
    codeCount += 1
    var definition = Definition(
      name: name ?? (coder.byte() % 5 == 0 ? nil : "code \(codeCount)"),
      actions: coder.list(nil, counts: 1...8) { coder, _ in coder.choice(nil, of: Self.actions) })
    if coder.flag() {
      definition.parameters = coder.list(nil, counts: 1...3) { coder, _ in
        guard coder.flag() else { return .any }
        return .oneOf(Set(coder.list(nil, counts: 1...3) { coder, _ in coder.choice(nil, of: Self.actions) }))
      }
    }
    switch coder.byte() % 6 {
    case 0 where haveLimits: definition.maximumGap = .atMost(coder.limit())
    case 1 where haveLimits: definition.timeLimit = .atMost(coder.limit())
    case 2: definition.isEnabled = false
    default: break
    }
    return definition
  }

  /// A code that begins as what was entered last and goes on, so that leftmost matches wait for it.
  mutating func makeLongerDefinition() -> Definition {
    var definition = makeDefinition()
    definition.actions.insert(contentsOf: game.entered.suffix(1 + Int(coder.byte()) % 6), at: 0)
    return definition
  }
}

extension CheatCodeDefinition<CheatCodeAction> {
  /// The number of steps.
  var length: Int { actions.count + parameters.count }

  /// A definition that is as long: parameters are in place of the last action, or the last action in place of them.
  var withOtherParameters: Self {
    var other = self
    if parameters.isEmpty {
      if actions.count > 1 { other.parameters = [.oneOf([other.actions.removeLast()])] }
    } else {
      other.actions += parameters.map { _ in actions[0] }
      other.parameters = []
    }
    return other
  }
}
