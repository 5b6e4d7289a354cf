import AhoCorasick
import Cheats

/// Questions about single codes between the actions of a player, each timed alone.
enum QueriesSuite {
  /// The actions between two questions, so that the tables of the one are not still near for the next.
  private static let actionsBetween = 20

  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let stream = try prepared.stream(.player)
    let automaton = try CheatCode.Automaton(ActionCodes.definitions(prepared.codes))
    let actions = ActionCodes.actions(stream.prefix(min(stream.count, run.isQuick ? 20_000 : 400_000)))
    let asked = codesToAsk(prepared, automaton, actions)
    let plain = PlainProgress(codes: prepared.codes, stream: stream)

    try measure("state", prepared, automaton, actions, asked, in: run) { session, id in
      session.state(of: id)
    } place: { id, state, after in
      (state.place, plain.state(of: id, after: after).place)
    }
    try measure("next action", prepared, automaton, actions, asked, in: run) { session, id in
      session.nextAction(of: id)
    } place: { id, action, after in
      let expected = plain.nextSymbol(of: id, after: after)
      return (action == expected.map(ActionCodes.action) ? Int(expected ?? 0) : -1, Int(expected ?? 0))
    }
  }

  /// A code for each question: any one, and in turn one that is in progress.
  private static func codesToAsk(
    _ prepared: PreparedSet, _ automaton: CheatCode.Automaton, _ actions: [CheatCodeAction]
  ) -> [CheatCodeID] {
    var source = DrawSource("queries/\(prepared.set.alphabet.size)/\(prepared.set.codeCount)")
    var session = automaton.makeSession()
    var asked: [CheatCodeID] = []
    for (at, action) in actions.enumerated() {
      session.perform(action)
      guard at % actionsBetween == actionsBetween - 1 else { continue }
      let any = CheatCodeID(rawValue: UInt32(source.choice(outOf: prepared.codes.count)))
      asked.append(asked.count % 2 == 0 ? any : session.codesInProgress().first { _ in true }?.id ?? any)
    }
    return asked
  }

  /// Times one question again and again.
  ///
  /// - Parameter place: Numbers for an answer and for the right one, given the actions so far.
  private static func measure<Answer>(
    _ name: String, _ prepared: PreparedSet, _ automaton: CheatCode.Automaton, _ actions: [CheatCodeAction],
    _ asked: [CheatCodeID], in run: BenchmarkRun,
    _ ask: (CheatCode.Session, CheatCodeID) -> Answer,
    place: (PatternID, Answer, Int) -> (found: Int, expected: Int)
  ) throws {
    let overhead = clockOverhead()
    var medians: [Double] = []
    var percentiles: [Double] = []
    var floors: [Double] = []
    var sum = MatchSum()
    for _ in 0..<run.effort.runs {
      if let time = prepared.chase?.time() { floors.append(time) }
      var session = automaton.makeSession()
      var times: [Double] = []
      var answers: [Answer] = []
      times.reserveCapacity(asked.count)
      answers.reserveCapacity(asked.count)
      for (at, action) in actions.enumerated() {
        session.perform(action)
        guard at % actionsBetween == actionsBetween - 1 else { continue }
        let id = asked[times.count]
        let watch = Stopwatch(.wall)
        let answer = ask(session, id)
        // Less than a clock can tell apart is no time; it counts as the least that there can be.
        times.append(max(0.1, watch.nanoseconds - overhead))
        answers.append(answer)
      }
      if let time = prepared.chase?.time() { floors.append(time) }
      sum = try check(answers, asked, "\(name) of codes, \(prepared.set)", place)
      times.sort()
      medians.append(times[times.count / 2])
      percentiles.append(times[times.count * 99 / 100])
    }
    let time = MeasuredTime(work: Timing(medians), floor: floors.isEmpty ? nil : Timing(floors))
    var row = BenchmarkRow(
      .queries, name, prepared, .player, units: asked.count, of: "query", time, found: sum)
    row.note = "median query of the best (median) run, less \(overhead.short) ns that reading the clock takes"
    run.add(
      row.limited(ns: [1000: 100, 1_000_000: 1000][prepared.set.codeCount])
        .with("ns, 99th percentile", Timing(percentiles).best))
  }

  /// Compares all answers of a run with the definitions.
  private static func check<Answer>(
    _ answers: [Answer], _ asked: [CheatCodeID], _ work: String,
    _ place: (PatternID, Answer, Int) -> (found: Int, expected: Int)
  ) throws -> MatchSum {
    var sum = MatchSum()
    for (number, (answer, id)) in zip(answers, asked).enumerated() {
      let pattern = PatternID(rawValue: id.rawValue)
      let places = place(pattern, answer, (number + 1) * actionsBetween)
      try require(places.found, equals: places.expected, in: "\(work), question \(number) about \(id)")
      sum.add(pattern, end: places.found)
    }
    return sum
  }

  /// The nanoseconds between two readings of the clock with nothing in between, in the middle of many.
  private static func clockOverhead() -> Double {
    var times = (0..<1001).map { _ in Stopwatch(.wall).nanoseconds }
    times.sort()
    return times[500]
  }
}

extension CheatCodeState {
  /// A number for the state.
  fileprivate var place: Int {
    switch self {
    case .reset: 0
    case .notMatched: 1
    case .matching: 2
    case .matched: 3
    }
  }
}
