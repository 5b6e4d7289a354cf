import Cheats

/// A whole stream in one call: replays and servers.
enum ScanSuite {
  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let engine = try Engine(compiling: prepared.patterns())
    var player: MeasuredTime?
    for kind in [WorkloadStreamKind.player, .uniform] {
      let symbols = engine.stream(try prepared.stream(kind))
      let expected = try prepared.expected(kind)
      run.progress("scan: \(prepared.set), \(kind.word)")
      let units = symbols.count
      let time = try run.effort.time(
        "scan of \(kind.word), \(prepared.set)", units: units, against: &prepared.chase, expecting: expected
      ) {
        engine.scan(symbols)
      }
      var row = BenchmarkRow(.scan, "bulk", prepared, kind, units: units, of: "action", time, found: expected)
      row.bytes = engine.tableBytes
      if let player {
        // No input of a player is to be slower than the one that was tuned for.
        row = row.with("multiple of the player stream", time.work.best / player.work.best, atMost: 1)
      } else {
        row = row.limited(ratio: mostChases[prepared.set.codeCount]).limited(ns: mostNanoseconds[prepared.set])
        player = time
      }
      run.add(row)
    }
    try measureLibrary(prepared, in: run)
  }

  /// The same through the library: actions are encoded once, and performed in a session.
  private static func measureLibrary(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let automaton = try CheatCode.Automaton(ActionCodes.definitions(prepared.codes))
    let actions = ActionCodes.actions(try prepared.stream(.player))
    run.progress("scan: \(prepared.set), encoded actions")
    let watch = Stopwatch(.processor)
    let encoded = automaton.encode(actions)
    let encoding = watch.nanoseconds / Double(actions.count)
    let expected = try prepared.expected(.player)
    let time = try run.effort.time(
      "encoded actions, \(prepared.set)", units: actions.count, against: &prepared.chase, expecting: expected
    ) {
      var session = automaton.makeSession()
      var sum = MatchSum()
      session.perform(encoded) { sum.add($0) }
      return sum
    }
    run.add(
      BenchmarkRow(.scan, "library", prepared, .player, units: actions.count, of: "action", time, found: expected)
        .with("ns to encode an action", encoding))
  }

  /// The limit as a multiple of the chase, by the number of codes.
  private static let mostChases = [10: 1.3, 1000: 0.8, 100_000: 0.15, 1_000_000: 0.15]

  /// The limit in nanoseconds on the machine that the best of other libraries were measured on.
  private static let mostNanoseconds: [WorkloadSet: Double] = Dictionary(
    uniqueKeysWithValues: zip(
      WorkloadSet.listed, [2.4, 3.5, 20, 32, 2.0, 2.5, 16, 36, 2.0, 2.8, 18, 32]))
}
