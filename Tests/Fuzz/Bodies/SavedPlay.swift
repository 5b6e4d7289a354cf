import Cheats
import CheatsTestSupport

/// What an input does to a registry, which it saves and restores in between.
struct SavedPlay {
  typealias Definition = CheatCode.Definition

  var coder: ByteCoder
  var times: TimeCoder
  let configuration: CheatCodeConfiguration
  let keepsUndo: Bool
  /// Whether many codes have limits, and not only some that are removed soon.
  let haveLimits: Bool
  var game: SavedGame
  /// How many codes were made, for their names.
  var codeCount = 0

  init(_ input: [UInt8]) throws {
    coder = ByteCoder(reading: input)
    var configuration = coder.configuration()
    // Where matches wait, and where some codes need more to be remembered than others, there is more to be saved.
    switch coder.byte() % 4 {
    case 0: (configuration.isAnchored, configuration.matchKind) = (true, .overlapping)
    case 1, 2: (configuration.isAnchored, configuration.matchKind) = (false, .leftmostLongest)
    default: break
    }
    if coder.byte() % 4 != 0 { (configuration.maximumGap, configuration.timeLimit) = (nil, nil) }
    self.configuration = configuration
    keepsUndo = coder.flag()
    haveLimits = coder.flag()
    times = TimeCoder(isFarReaching: coder.byte() % 4 == 0)
    game = SavedGame(try CheatCodeRegistry(configuration: configuration, keepsUndo: keepsUndo), entered: [])
  }

  /// Plays, and says what is wrong.
  mutating func problem() throws -> String? {
    for _ in 0...coder.byte() % 6 { try game.registry.register(CheatCode(makeDefinition())) }
    for step in 0..<120 where coder.hasMore {
      if let problem = try act() ?? game.problem() { return "step \(step): \(problem)" }
    }
    return nil
  }

  /// Does the next thing, and says what is wrong with what was restored.
  private mutating func act() throws -> String? {
    let registry = game.registry
    let choice = coder.byte() % 40
    switch choice {
    case 0: try registry.register(CheatCode(makeDefinition()))
    case 1: try registry.register(CheatCode(makeLongerDefinition()))
    case 2, 3: if let code = anyCode() { registry.remove(code) }
    case 4: if let code = anyCode() { try registry.update(code, to: makeDefinition(named: code.name)) }
    case 5: if let code = anyCode() { try registry.replace(code, with: CheatCode(makeDefinition())) }
    case 6: if let code = anyCode() { registry.disable(code) }
    case 7: if let code = anyCode() { registry.enable(code) }
    case 8: if let code = anyCode() { registry.reset(code) }
    case 9: beginAnew(oneIn: 8)
    case 10: registry.flush()
    case 11: game.advance(to: times.time(nil, &coder))
    case 12...15 where keepsUndo: game.removeLast()
    case 16 where keepsUndo: game.replaceLast(with: action(), at: times.optionalTime(nil, &coder))
    case 17, 18: return try restoreTheSame()
    case 19, 20: return try restoreLaterVersion()
    case 21...23: return try registerAndRemove()
    case 24...28: if let code = anyCode() { performSteps(of: code.definition) }
    default: game.perform(action(), at: times.optionalTime(nil, &coder))
    }
    return nil
  }

  /// Registers a code that begins as another one, or as what was entered last, and goes on in it; mostly removes it in
  /// between, so that what waited for it is free, and remembers less than there is; and saves then, or later.
  private mutating func registerAndRemove() throws -> String? {
    beginAnew(oneIn: 4)
    var definition = makeDefinition()
    if coder.flag() { definition.maximumGap = .atMost(coder.limit()) }
    // Longer than what is remembered for all others.
    for _ in 0..<coder.byte() % 3 { definition.actions += definition.actions }
    var actions = definition.actions.prefix(Int(coder.byte()) % 32)
    if let other = anyCode(), coder.byte() % 4 != 0 {
      let opening = steps(of: other.definition)
      definition.actions.insert(contentsOf: opening, at: 0)
      actions.insert(contentsOf: opening, at: 0)
    } else {
      definition.actions.insert(contentsOf: game.entered.suffix(1 + Int(coder.byte()) % 6), at: 0)
    }
    let code = CheatCode(definition)
    try game.registry.register(code)
    let end = Int(coder.byte()) % (actions.count + 1)
    for (step, action) in actions.enumerated() {
      if step == end { game.registry.remove(code) }
      game.perform(action, at: coder.flag() ? times.time(nil, &coder) : nil)
    }
    if coder.flag() { game.registry.remove(code) }
    if coder.flag() { game.perform(action(), at: nil) }
    return try game.problem() ?? (coder.flag() ? restoreTheSame() : nil)
  }

  /// Resets all codes sometimes; anchored ones more often, as each is over soon.
  mutating func beginAnew(oneIn count: UInt8) {
    if coder.byte() % (configuration.isAnchored ? 2 : count) == 0 { game.registry.reset() }
  }

  /// Performs the first steps of a code, or all.
  private mutating func performSteps(of definition: Definition) {
    beginAnew(oneIn: 16)
    let actions = steps(of: definition)
    let count = 1 + Int(coder.byte()) % (actions.count + actions.count)
    for action in actions.prefix(count) { game.perform(action, at: nil) }
  }

  /// The actions of a code, and some that its parameters accept.
  mutating func steps(of definition: Definition) -> [CheatCodeAction] {
    definition.actions
      + definition.parameters.map { parameter in
        guard case .oneOf(let accepted) = parameter else { return action() }
        return accepted.min { $0.description < $1.description } ?? action()
      }
  }

  private mutating func anyCode() -> CheatCode? {
    let codes = game.registry.codes
    return codes.isEmpty ? nil : codes[Int(coder.byte()) % codes.count]
  }
}
