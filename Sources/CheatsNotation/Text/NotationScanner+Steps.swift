import Cheats

extension NotationScanner {
  /// All actions, and the parameters that follow them.
  mutating func steps() throws(NotationFault) -> CheatCodeSteps {
    var steps = CheatCodeSteps()
    try appendSteps(to: &steps)
    return steps
  }

  /// Appends all actions, and the parameters that follow them.
  mutating func appendSteps(to steps: inout CheatCodeSteps) throws(NotationFault) {
    while true {
      switch try next() {
      case .end:
        return
      case .action(let action):
        try expectNoParameters(in: steps)
        steps.actions.append(action)
      case .keys(let text):
        try expectNoParameters(in: steps)
        NotationWord.appendKeys(of: text, to: &steps.actions)
      case .any:
        steps.parameters.append(.any)
      case .classStart:
        steps.parameters.append(.oneOf(try classMembers()))
      case .time, .classEnd, .range:
        fatalError("the scanner gives these in streams and within classes only")
      }
    }
  }

  private func expectNoParameters(in steps: CheatCodeSteps) throws(NotationFault) {
    if !steps.parameters.isEmpty {
      throw NotationFault(reason: .actionAfterParameter, range: tokenStart..<position)
    }
  }

  /// The actions up to the closing bracket.
  private mutating func classMembers() throws(NotationFault) -> Set<CheatCodeAction> {
    let start = tokenStart
    var members: Set<CheatCodeAction> = []
    var keys: [CheatCodeAction] = []
    while true {
      switch try next() {
      case .end:
        throw NotationFault(reason: .unclosedClass, range: bytes.count..<bytes.count)
      case .classEnd:
        if members.isEmpty { throw NotationFault(reason: .emptyClass, range: start..<position) }
        return members
      case .action(let action):
        members.insert(action)
      case .keys(let text):
        keys.removeAll(keepingCapacity: true)
        NotationWord.appendKeys(of: text, to: &keys)
        members.formUnion(keys)
      case .range(let scalars):
        // The surrogates in a range are no scalars.
        members.formUnion(scalars.lazy.compactMap(Unicode.Scalar.init).map { .keyPress(String($0)) })
      case .time, .any, .classStart:
        fatalError("the scanner refuses these within classes")
      }
    }
  }
}
