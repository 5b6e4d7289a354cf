import Cheats
import CheatsTestSupport

/// What an input does to a registry, which it saves and restores in between.
struct SavedPlay {
  typealias Definition = CheatCode.Definition

  var coder: ByteCoder
  var times = TimeCoder()
  let configuration: CheatCodeConfiguration
  let keepsUndo: Bool
  var game: SavedGame
  /// How many codes were made, for their names.
  var codeCount = 0

  init(_ input: [UInt8]) throws {
    coder = ByteCoder(reading: input)
    var configuration = coder.configuration()
    // Where matches wait, and where some codes need more to be remembered than others, there is more to be saved.
    if coder.flag(), !configuration.isAnchored { configuration.matchKind = .leftmostLongest }
    if coder.byte() % 4 != 0 { (configuration.maximumGap, configuration.timeLimit) = (nil, nil) }
    self.configuration = configuration
    keepsUndo = coder.flag()
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
    case 1: try registry.register(CheatCode(makeLongerDefinition().definition))
    case 2, 3: if let code = anyCode() { registry.remove(code) }
    case 4: if let code = anyCode() { try registry.update(code, to: makeDefinition(named: code.name)) }
    case 5: if let code = anyCode() { try registry.replace(code, with: CheatCode(makeDefinition())) }
    case 6: if let code = anyCode() { registry.disable(code) }
    case 7: if let code = anyCode() { registry.enable(code) }
    case 8: if let code = anyCode() { registry.reset(code) }
    case 9: if coder.byte() % 8 == 0 { registry.reset() }
    case 10: registry.flush()
    case 11: registry.advance(to: times.time(nil, &coder))
    case 12...15 where keepsUndo: game.removeLast()
    case 16 where keepsUndo: game.replaceLast(with: action(), at: times.optionalTime(nil, &coder))
    case 17, 18: return try restoreTheSame()
    case 19, 20: try restoreLaterVersion()
    case 21, 22: try registerAndRemove()
    case 23...28: if let code = anyCode() { performSteps(of: code.definition) }
    default: game.perform(action(), at: times.optionalTime(nil, &coder))
    }
    return nil
  }

  /// Registers a code that the latest actions begin, goes on in it, and mostly removes it: so what waited for it is free.
  private mutating func registerAndRemove() throws {
    let (definition, rest) = makeLongerDefinition()
    let code = CheatCode(definition)
    try game.registry.register(code)
    for action in rest.prefix(Int(coder.byte() % 8)) { game.perform(action, at: nil) }
    if coder.flag() { game.perform(action(), at: nil) }
    if coder.byte() % 4 != 0 { game.registry.remove(code) }
  }

  /// Performs the first steps of a code, or all.
  private mutating func performSteps(of definition: Definition) {
    let actions =
      definition.actions
      + definition.parameters.map { parameter in
        guard case .oneOf(let accepted) = parameter else { return action() }
        return accepted.min { $0.description < $1.description } ?? action()
      }
    let count = 1 + Int(coder.byte()) % (actions.count + actions.count)
    for action in actions.prefix(count) { game.perform(action, at: nil) }
  }

  private mutating func anyCode() -> CheatCode? {
    let codes = game.registry.codes
    return codes.isEmpty ? nil : codes[Int(coder.byte()) % codes.count]
  }
}
