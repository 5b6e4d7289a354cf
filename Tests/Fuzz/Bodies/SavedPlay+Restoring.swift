import Cheats
import CheatsTestSupport

extension SavedPlay {
  /// Saves the game and restores it into the same codes, which then must answer as before and go on alike, also where
  /// the present time is another.
  mutating func restoreTheSame() throws -> String? {
    let shifts: [Duration] = isMovable ? [.zero, .seconds(7_200), .seconds(-86_400), .nanoseconds(-1)] : [.zero]
    let later = coder.choice(nil, of: shifts)
    let restored = try restored(into: definitions, later: later)
    guard restored.dropped.isEmpty else { return "dropped \(restored.dropped) of the same codes" }
    for step in 0...coder.byte() % 16 {
      if let problem = restored.game.difference(from: game) ?? restored.game.problem() ?? game.problem() {
        return "restored, and \(step) steps on: \(problem)"
      }
      let (choice, action) = (coder.byte() % 8, action())
      let time = times.optionalTime(nil, &coder).flatMap { later == .zero || Self.movable.contains($0) ? $0 : nil }
      for game in [game, restored.game] {
        switch choice {
        case 0: game.registry.flush()
        case 1: time.map { game.advance(to: $0) }
        default: game.perform(action, at: time)
        }
      }
    }
    if coder.flag(), later == .zero { game = restored.game }
    return nil
  }

  /// Saves the game and goes on with it in a later version of its codes.
  mutating func restoreLaterVersion() throws -> String? {
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
    if changes & 64 != 0, !later.isEmpty {
      let place = Int(coder.byte()) % later.count
      // Most often it is matched when it changes.
      if coder.byte() % 4 != 0 {
        beginAnew(oneIn: 4)
        for action in steps(of: later[place]) { game.perform(action, at: nil) }
      }
      later[place] = later[place].withOtherParameters
    }
    if changes & 32 != 0 { later.append(makeLongerDefinition()) }
    // What was just reported is of the codes before.
    let problem = game.problem()
    game = try restored(into: later).game
    return problem
  }

  /// The codes as they are now.
  private var definitions: [Definition] {
    game.registry.codes.map { code in
      var definition = code.definition
      definition.isEnabled = game.registry.isEnabled(code)
      return definition
    }
  }

  /// Times that are so far from the ends that limits and more can be added to them.
  private static let movable = Duration.seconds(-1_000_000_000)...Duration.seconds(1_000_000_000)

  /// Whether the game goes on alike where all times are later by a day, as at the ends of time it does not.
  private var isMovable: Bool {
    guard let time = game.registry.time, Self.movable.contains(time) else { return false }
    let limits =
      [configuration.maximumGap, configuration.timeLimit].compactMap { $0 }
      + definitions.flatMap { [$0.maximumGap, $0.timeLimit] }.compactMap { limit in
        if case .atMost(let limit) = limit { limit } else { nil }
      }
    return (configuration.holdLimit.map(Self.movable.contains) ?? true)
      && limits.allSatisfy { $0 >= .nanoseconds(Int64.max) || Self.movable.contains($0) }
  }

  /// The game in other codes, all of its times so much later, and the names of those that are gone.
  private func restored(
    into definitions: [Definition], later: Duration = .zero
  ) throws -> (game: SavedGame, dropped: [String]) {
    let registry = try CheatCodeRegistry(
      definitions.map { CheatCode($0) }, configuration: configuration, keepsUndo: keepsUndo)
    let dropped = try registry.restore(
      game.registry.snapshot().throughJSON(), at: game.registry.time.map { $0 + later })
    return (SavedGame(registry, entered: game.entered, later: later), dropped)
  }
}
