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

    try measureLibrary(players, prepared, expected, in: run)
    try measureEngine(players, prepared, expected, in: run)
  }

  /// Sessions that are given actions.
  private static func measureLibrary(
    _ players: Players, _ prepared: PreparedSet, _ expected: [MatchSum], in run: BenchmarkRun
  ) throws {
    let automaton = try CheatCode.Automaton(ActionCodes.definitions(prepared.codes))
    let table = (0..<prepared.set.alphabet.size).map { ActionCodes.action(for: UInt16($0)) }
    let rounds = (0..<run.effort.runs).map { number in
      players.symbols(ofRun: number).map { round in round.map { table[Int($0.rawValue)] } }
    }
    var sessions = Array(repeating: automaton.makeSession(), count: players.count)
    let alone = try measure("library, one by one", rounds, prepared, expected, in: run) { actions in
      var sum = MatchSum()
      for (player, action) in zip(sessions.indices, actions) {
        for match in sessions[player].perform(action) { sum.add(match) }
      }
      return sum
    }
    run.add(
      alone.with("bytes a player, without the tables", Double(MemoryLayout<CheatCode.Session>.stride), atMost: 200))
    sessions = Array(repeating: automaton.makeSession(), count: players.count)
    let together = try measure("library, together", rounds, prepared, expected, in: run) { actions in
      var sum = MatchSum()
      automaton.perform(actions, in: &sessions) { _, match in sum.add(match) }
      return sum
    }
    run.add(compared(together, alone))
  }

  /// Cursors that are given symbols.
  private static func measureEngine(
    _ players: Players, _ prepared: PreparedSet, _ expected: [MatchSum], in run: BenchmarkRun
  ) throws {
    let rounds = (0..<run.effort.runs).map { players.symbols(ofRun: $0) }
    let engine = try Engine(compiling: prepared.patterns())
    var cursors = Engine.Players(count: players.count)
    let alone = try measure("engine, one by one", rounds, prepared, expected, in: run) { engine.step(&cursors, $0) }
    run.add(alone)
    cursors = Engine.Players(count: players.count)
    let together = try measure("engine, together", rounds, prepared, expected, in: run) {
      engine.stepTogether(&cursors, $0)
    }
    run.add(compared(together, alone).with("bytes a player, without the tables", Double(Engine.Players.bytesEach)))
  }

  /// Adds the limits of players who are stepped together.
  private static func compared(_ together: BenchmarkRow, _ alone: BenchmarkRow) -> BenchmarkRow {
    together.limited(ratio: together.codes == 1_000_000 ? 0.2 : nil)
      .with("multiple of one by one", together.nsBest / alone.nsBest, atMost: 1)
  }

  /// Times rounds, each an action of every player.
  ///
  /// - Parameter rounds: For each run its rounds.
  private static func measure<Round: Collection>(
    _ name: String, _ rounds: [[Round]], _ prepared: PreparedSet, _ expected: [MatchSum], in run: BenchmarkRun,
    _ body: (Round) -> MatchSum
  ) throws -> BenchmarkRow {
    run.progress("sessions: \(name), \(prepared.set)")
    let players = rounds[0][0].count
    let units = players * rounds[0].count
    var total = MatchSum()
    let time = try run.effort.time(units: units, against: &prepared.chase) { number in
      var sum = MatchSum()
      for round in rounds[number] { sum += body(round) }
      return sum
    } check: { number, sum in
      try require(sum, equals: expected[number], in: "\(name), \(prepared.set), run \(number)")
      total += sum
    }
    var row = BenchmarkRow(.sessions, name, prepared, .player, units: units, of: "action", time, found: total)
    row.note = "\(players.grouped) players"
    return row
  }
}

/// Which part of a stream each player performs, and when.
private struct Players {
  let stream: SymbolStream
  let count: Int
  /// The actions of each player in one run.
  let rounds: Int

  private var actionsPerPlayer: Int { stream.count / count }

  /// The symbols of one run: for each round those of all players.
  func symbols(ofRun run: Int) -> [ContiguousArray<Symbol>] {
    (run * rounds..<(run + 1) * rounds).map { round in
      ContiguousArray((0..<count).lazy.map { player in stream[player * actionsPerPlayer + round] })
    }
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
