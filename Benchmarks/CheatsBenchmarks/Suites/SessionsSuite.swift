import AhoCorasick
import Cheats

/// A hundred thousand players over one set: an action of each, round after round.
enum SessionsSuite {
  /// The actions of one player, in all runs together.
  private static let actionsPerPlayer = 100

  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let stream = try prepared.stream(.player)
    let players = Players(
      stream: stream, count: stream.count / actionsPerPlayer, rounds: actionsPerPlayer / run.effort.runs)
    run.progress("sessions: what \(players.count.grouped) players are to find, \(prepared.set)")
    let expected = (0..<run.effort.runs).map { players.expected(inRun: $0, prepared) }

    let automaton = try CheatCode.Automaton(ActionCodes.definitions(prepared.codes))
    var sessions = Array(repeating: automaton.makeSession(), count: players.count)
    let actions = (0..<prepared.set.alphabet.size).map { ActionCodes.action(for: UInt16($0)) }
    try measure(
      "library, one by one", players, prepared, expected, bytes: MemoryLayout<CheatCode.Session>.stride, in: run
    ) {
      symbols in
      var sum = MatchSum()
      for (player, symbol) in zip(sessions.indices, symbols) {
        for match in sessions[player].perform(actions[Int(symbol.rawValue)]) { sum.add(match) }
      }
      return sum
    }

    let engine = try Engine(compiling: prepared.patterns())
    var cursors = Engine.Players(count: players.count)
    try measure("engine, one by one", players, prepared, expected, bytes: Engine.Players.bytesEach, in: run) {
      engine.step(&cursors, $0)
    }
  }

  /// Times rounds, each an action of every player.
  private static func measure(
    _ name: String, _ players: Players, _ prepared: PreparedSet, _ expected: [MatchSum], bytes: Int,
    in run: BenchmarkRun, _ round: (ArraySlice<Symbol>) -> MatchSum
  ) throws {
    run.progress("sessions: \(name), \(prepared.set)")
    let units = players.count * players.rounds
    let symbols = (0..<run.effort.runs).map { players.symbols(ofRun: $0) }
    var total = MatchSum()
    let time = try run.effort.time(units: units, against: &prepared.chase) { number in
      var sum = MatchSum()
      for at in 0..<players.rounds {
        sum += round(symbols[number][at * players.count..<(at + 1) * players.count])
      }
      return sum
    } check: { number, sum in
      try require(sum, equals: expected[number], in: "\(name), \(prepared.set), run \(number)")
      total += sum
    }
    var row = BenchmarkRow(.sessions, name, prepared, .player, units: units, of: "action", time, found: total)
    row.note = "\(players.count.grouped) players"
    run.add(row.with("bytes a player, without the tables", Double(bytes), atMost: 200))
  }
}

/// Which part of a stream each player performs, and when.
private struct Players {
  let stream: SymbolStream
  let count: Int
  /// The actions of each player in one run.
  let rounds: Int

  private var actionsPerPlayer: Int { stream.count / count }

  /// The symbols of one run: the first round of all players, then the next.
  func symbols(ofRun run: Int) -> ArraySlice<Symbol> {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(count * rounds)
    for round in run * rounds..<(run + 1) * rounds {
      for player in 0..<count { symbols.append(stream[player * actionsPerPlayer + round]) }
    }
    return symbols[...]
  }

  /// The matches whose last action is in one run.
  func expected(inRun run: Int, _ prepared: PreparedSet) -> MatchSum {
    var sum = MatchSum()
    for player in 0..<count {
      let start = player * actionsPerPlayer
      prepared.forEachExpected(in: stream, start..<start + (run + 1) * rounds) { pattern, end in
        if end > run * rounds { sum.add(pattern, end: end) }
      }
    }
    return sum
  }
}
