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
  }

  /// The limit as a multiple of the chase, by the number of codes.
  private static let mostChases = [10: 1.3, 1000: 0.8, 100_000: 0.15, 1_000_000: 0.15]

  /// The limit in nanoseconds on the machine that the best of other libraries were measured on.
  private static let mostNanoseconds: [WorkloadSet: Double] = Dictionary(
    uniqueKeysWithValues: zip(
      WorkloadSet.listed, [2.4, 3.5, 20, 32, 2.0, 2.5, 16, 36, 2.0, 2.8, 18, 32]))
}
