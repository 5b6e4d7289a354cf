import Cheats
import CheatsTestSupport

extension SavedPlay {
  /// Saves the game and restores it into the same codes, which then must answer as before and go on alike.
  mutating func restoreTheSame() throws -> String? {
    let restored = try restored(into: definitions)
    guard restored.dropped.isEmpty else { return "dropped \(restored.dropped) of the same codes" }
    for step in 0...coder.byte() % 16 {
      if let problem = restored.game.difference(from: game) ?? restored.game.problem() ?? game.problem() {
        return "restored, and \(step) steps on: \(problem)"
      }
      let (choice, action, time) = (coder.byte() % 8, action(), times.optionalTime(nil, &coder))
      for game in [game, restored.game] {
        switch choice {
        case 0: game.registry.flush()
        case 1: time.map { game.registry.advance(to: $0) }
        default: game.perform(action, at: time)
        }
      }
    }
    if coder.flag() { game = restored.game }
    return nil
  }

  /// Saves the game and goes on with it in a later version of its codes.
  mutating func restoreLaterVersion() throws {
    var later = definitions
    let changes = coder.byte()
    if changes & 1 != 0, !later.isEmpty { later.remove(at: Int(coder.byte()) % later.count) }
    if changes & 2 != 0 { later.insert(makeDefinition(), at: Int(coder.byte()) % (later.count + 1)) }
    if changes & 4 != 0, !later.isEmpty {
      let place = Int(coder.byte()) % later.count
      later[place] = makeDefinition(named: later[place].name)
    }
    if changes & 8 != 0 { later.reverse() }
    if changes & 16 != 0, let longest = later.map(\.length).max() { later.removeAll { $0.length == longest } }
    if changes & 32 != 0 { later.append(makeLongerDefinition().definition) }
    game = try restored(into: later).game
  }

  /// The codes as they are now.
  private var definitions: [Definition] {
    game.registry.codes.map { code in
      var definition = code.definition
      definition.isEnabled = game.registry.isEnabled(code)
      return definition
    }
  }

  /// The game in other codes, and the names of those that are gone.
  private func restored(into definitions: [Definition]) throws -> (game: SavedGame, dropped: [String]) {
    let registry = try CheatCodeRegistry(
      definitions.map { CheatCode($0) }, configuration: configuration, keepsUndo: keepsUndo)
    let dropped = try registry.restore(game.registry.snapshot().throughJSON(), at: game.registry.time)
    return (SavedGame(registry, entered: game.entered), dropped)
  }
}

extension CheatCodeDefinition {
  /// The number of steps.
  fileprivate var length: Int { actions.count + parameters.count }
}
