import Cheats

/// One call an action, as it happens while a player plays.
enum StepSuite {
  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let stream = try prepared.stream(.player)
    try measureEngine(prepared, stream, in: run)
    try measureSession(prepared, stream, in: run)
  }

  /// The engine alone, with symbols.
  private static func measureEngine(_ prepared: PreparedSet, _ stream: SymbolStream, in run: BenchmarkRun) throws {
    let engine = try Engine(compiling: prepared.patterns())
    let symbols = engine.stream(stream)
    let expected = try prepared.expected(.player)
    let time = try run.effort.time(
      "steps of the engine, \(prepared.set)", units: symbols.count, against: &prepared.chase, expecting: expected
    ) {
      engine.steps(symbols)
    }
    run.add(
      BenchmarkRow(.step, "engine", prepared, .player, units: symbols.count, of: "action", time, found: expected)
        .limited(ratio: prepared.set.codeCount == 1_000_000 ? 0.35 : nil))
  }

  /// A session with actions, which it has to look up.
  private static func measureSession(_ prepared: PreparedSet, _ stream: SymbolStream, in run: BenchmarkRun) throws {
    let automaton = try CheatCode.Automaton(ActionCodes.definitions(prepared.codes))
    let count = min(stream.count, 2_000_000)
    let actions = ActionCodes.actions(stream.prefix(count))
    let expected = prepared.expected(in: stream, 0..<count)
    let time = try run.effort.time(
      "steps of a session, \(prepared.set)", units: count, against: &prepared.chase, expecting: expected
    ) {
      var session = automaton.makeSession()
      return ActionCodes.perform(actions, &session)
    }
    var row = BenchmarkRow(.step, "session", prepared, .player, units: count, of: "action", time, found: expected)
    row.bytes = automaton.tableBytes
    // Of the larger alphabet not all actions are common ones.
    let isLimited = prepared.set.codeCount == 1000 && prepared.set.alphabet.size <= 64
    run.add(row.limited(ns: isLimited ? 25 : nil))
  }
}
