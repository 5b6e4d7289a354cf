import Cheats

/// How long it takes to compile codes, how much memory meanwhile, and how large the tables are.
enum CompileSuite {
  /// The symbols that are scanned to see that what was compiled works.
  private static let sampleLength = 200_000

  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let patterns = prepared.patterns()
    try measure(prepared, "tables", in: run, secondsForMillion: 2) {
      try Engine(compiling: patterns)
    } bytes: {
      $0.tableBytes
    } sum: { engine, stream in
      (engine.stateCount, engine.scan(engine.stream(stream)))
    } figures: { engine, row in
      let isLarge = prepared.set.codeCount >= 100_000
      let states = Double(engine.stateCount)
      return
        row
        .with(
          "bytes of transitions and outputs a state", Double(engine.transitionBytes) / states,
          atMost: isLarge ? 15 : nil
        )
        .with("bytes for queries a state", Double(engine.queryBytes) / states, atMost: isLarge ? 12 : nil)
    }
    let definitions = ActionCodes.definitions(prepared.codes)
    try measure(prepared, "definitions", in: run, secondsForMillion: 3.5) {
      try CheatCode.Automaton(definitions)
    } bytes: {
      $0.tableBytes
    } sum: { automaton, stream in
      var session = automaton.makeSession()
      return (automaton.stateCount, ActionCodes.perform(ActionCodes.actions(stream), &session))
    } figures: {
      $1
    }
  }

  private static func measure<Compiled>(
    _ prepared: PreparedSet, _ name: String, in run: BenchmarkRun, secondsForMillion: Double,
    _ compile: () throws -> Compiled,
    bytes: (Compiled) -> Int,
    sum: (Compiled, SymbolStream) -> (states: Int, matches: MatchSum),
    figures: (Compiled, BenchmarkRow) -> BenchmarkRow
  ) throws {
    let set = prepared.set
    let sample = try prepared.stream(.player).prefix(sampleLength)
    // Beside the timed runs, because asking for memory takes time.
    let (compiled, peak) = try MemoryMeter.peak(during: compile)
    let found = sum(compiled, sample)
    try require(found.states, equals: prepared.stateCount, in: "\(name) of \(set), states")
    try require(
      found.matches, equals: prepared.expected(in: sample, 0..<sample.count), in: "\(name) of \(set), matches")
    var noChase: PointerChase?
    let time = try run.effort.time(units: set.codeCount, against: &noChase) { _ in
      try compile()
    } check: { _, compiled in
      let again = sum(compiled, sample)
      try require(again.states, equals: found.states, in: "\(name) of \(set), states")
      try require(again.matches, equals: found.matches, in: "\(name) of \(set), matches")
    }
    var row = BenchmarkRow(
      .compile, name, prepared, units: set.codeCount, of: "code", time, found: found.matches)
    row.bytes = bytes(compiled)
    let isMillion = set.codeCount == 1_000_000
    let milliseconds = time.work.best * Double(set.codeCount) / 1e6
    row = row.with("milliseconds", milliseconds, atMost: isMillion ? secondsForMillion * 1000 : nil)
    // What small sets need drowns in what the process has anyway.
    if let peak, set.codeCount >= 100_000 {
      row =
        row
        .with("peak megabytes beyond the input", Double(peak) / 1e6)
        .with("peak as a multiple of the tables", Double(peak) / Double(bytes(compiled)), atMost: 4)
    }
    run.add(figures(compiled, row))
  }
}
