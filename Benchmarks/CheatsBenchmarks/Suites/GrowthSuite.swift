import Foundation

/// How time and memory grow with the number of codes and with the alphabet: steadily, if there are no cliffs.
enum GrowthSuite {
  private static let streamLength = 2_000_000

  /// Measures growing sets: those that are given, or from ten to a million codes and from 12 to 4,096 symbols.
  static func measure(_ sets: [WorkloadSet]?, in run: BenchmarkRun) throws {
    if let sets {
      for alphabet in Set(sets.map(\.alphabet.size)).sorted() {
        try measure(
          "more codes", sets.filter { $0.alphabet.size == alphabet }.sorted { $0.codeCount < $1.codeCount }, run)
      }
      return
    }
    let counts = [10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000]
    for alphabet in run.isQuick ? [12] : [12, 64, 200] {
      try measure(
        "more codes", (run.isQuick ? Array(counts[..<5]) : counts).map { WorkloadSet(alphabet: alphabet, codes: $0) },
        run)
    }
    let alphabets = [12, 24, 48, 64, 128, 200, 256, 512, 1024, 2048, 4096]
    try measure(
      "more symbols", alphabets.map { WorkloadSet(alphabet: $0, codes: run.isQuick ? 300 : 100_000) }, run)
  }

  /// What is compared with the set before.
  private struct Point {
    let set: WorkloadSet
    let nanoseconds: Double
    let buildSeconds: Double
    let bytes: Int
  }

  private static func measure(_ series: String, _ sets: [WorkloadSet], _ run: BenchmarkRun) throws {
    var before: Point?
    for set in sets {
      let prepared = try PreparedSet(set, in: run, streamLength: min(streamLength, run.effort.streamLength))
      run.progress("growth: \(series), \(set)")
      before = try measure(series, prepared, after: before, run)
    }
  }

  private static func measure(
    _ series: String, _ prepared: PreparedSet, after before: Point?, _ run: BenchmarkRun
  ) throws -> Point {
    let stream = try prepared.stream(.player)
    let patterns = prepared.patterns()
    var noChase: PointerChase?
    let build = try run.effort.time(units: prepared.set.codeCount, against: &noChase) { _ in
      try Engine(compiling: patterns)
    } check: { _, engine in
      try require(engine.stateCount, equals: prepared.stateCount, in: "states of \(prepared.set)")
    }
    let engine = try Engine(compiling: patterns)
    let symbols = engine.stream(stream)
    let expected = try prepared.expected(.player)
    let time = try run.effort.time(
      "scan of \(prepared.set)", units: symbols.count, against: &prepared.chase, expecting: expected
    ) {
      engine.scan(symbols)
    }
    let point = Point(
      set: prepared.set, nanoseconds: time.work.best,
      buildSeconds: build.work.best * Double(prepared.set.codeCount) / 1e9, bytes: engine.tableBytes)
    var row = BenchmarkRow(
      .growth, series, prepared, .player, units: symbols.count, of: "action", time, found: expected)
    row.bytes = engine.tableBytes
    row = row.with("build milliseconds", point.buildSeconds * 1000).with("build ns a code", build.work.best)
      .with("bytes a state", Double(engine.tableBytes) / Double(engine.stateCount))
    run.add(compared(row, point, before))
    return point
  }

  /// Adds what a doubling of the codes does to each figure, where the alphabet stayed the same.
  private static func compared(_ row: BenchmarkRow, _ point: Point, _ before: Point?) -> BenchmarkRow {
    guard let before, before.set.alphabet == point.set.alphabet, before.set.codeCount < point.set.codeCount else {
      return row
    }
    let doublings = log2(Double(point.set.codeCount) / Double(before.set.codeCount))
    func factor(_ after: Double, _ before: Double) -> Double { pow(after / before, 1 / doublings) }
    return
      row
      .with("ns for a doubling of codes", factor(point.nanoseconds, before.nanoseconds), atMost: 1.5)
      .with("build for a doubling of codes", factor(point.buildSeconds, before.buildSeconds), atMost: 2.3)
      .with("bytes for a doubling of codes", factor(Double(point.bytes), Double(before.bytes)), atMost: 2.3)
  }
}
