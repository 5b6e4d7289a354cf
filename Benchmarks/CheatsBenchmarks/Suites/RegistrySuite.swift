import AhoCorasick
import Cheats

/// A registry of live codes with callbacks.
enum RegistrySuite {
  /// A player over the codes of a set, each with a callback.
  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let stream = try prepared.stream(.player)
    // Every action changes a part of the codes, so the work grows with their number.
    let count = max(50, min(stream.count / 10, (run.isQuick ? 200_000 : 5_000_000) / prepared.codes.count))
    let actions = ActionCodes.actions(stream.prefix(count * run.effort.runs))
    let listener = try Listener(ActionCodes.definitions(prepared.codes))
    let expected = try prepared.expected(.player, partLength: count, count: run.effort.runs)
    // So that the codes are compiled before the first run.
    _ = listener.registry.nextActions()

    var noChase: PointerChase?
    var calls = 0
    var total = MatchSum()
    let time = try run.effort.time(units: count, against: &noChase) { number in
      listener.perform(actions[number * count..<(number + 1) * count])
    } check: { number, answer in
      let work = "registry of \(prepared.set), run \(number)"
      try require(answer.matches, equals: expected[number], in: "\(work), matches")
      if prepared.set.codeCount <= 10 {
        let plain = PlainProgress(codes: prepared.codes, stream: stream)
        try require(
          answer.calls, equals: plain.changes(in: number * count..<(number + 1) * count), in: "\(work), callbacks")
      }
      calls += answer.calls
      total += answer.matches
    }
    let callsAnAction = Double(calls) / Double(count * run.effort.runs)
    run.add(
      BenchmarkRow(.registry, "every code observed", prepared, .player, units: count, of: "action", time, found: total)
        .with("callbacks an action", callsAnAction)
        .with("ns a callback", calls > 0 ? time.work.median / callsAnAction : nil))
  }

  /// Observed codes of which none or one changes: their number is not to matter.
  static func measureUnchanged(in run: BenchmarkRun) throws {
    let steps = run.isQuick ? 2000 : 50_000
    for play in [ObservedRegistry.Play.idle, .steady, .beside, .single] {
      var few: Double?
      for codes in [10, 1000] {
        run.progress("registry: \(play.rawValue), \(codes.grouped) codes")
        let registry = try ObservedRegistry(play, codes: codes)
        let calls = play == .single ? steps : 0
        var noChase: PointerChase?
        let time = try run.effort.time(
          "registry, \(play.rawValue), \(codes) codes", units: steps, against: &noChase, expecting: calls
        ) {
          registry.perform(steps)
        }
        var row = BenchmarkRow(
          suite: Suite.registry.rawValue, name: "\(play.rawValue), observed", codes: codes, alphabet: 14, stream: "",
          units: steps, unit: "action", nsBest: time.work.best, nsMedian: time.work.median, count: calls,
          checksum: MatchSum().checksumText)
        row.note = play == .single ? "one code changes" : "no code changes"
        run.add(row.with("multiple of ten codes", few.map { time.work.best / $0 }))
        few = few ?? time.work.best
      }
    }
  }
}

/// A registry and what it called back.
private final class Listener {
  /// What was called back.
  struct Answer: Equatable {
    var matches: MatchSum
    var calls: Int
  }

  private(set) var registry: CheatCodeRegistry
  private var answer = Answer(matches: MatchSum(), calls: 0)

  init(_ definitions: [CheatCode.Definition]) throws {
    registry = try CheatCodeRegistry()
    try registry.register(
      contentsOf: definitions.map { definition in CheatCode(definition) { [unowned self] _ in answer.calls += 1 } })
    registry.onMatch = { [unowned self] _, match in answer.matches.add(match) }
  }

  /// Performs actions.
  ///
  /// - Returns: What was called back meanwhile.
  func perform(_ actions: ArraySlice<CheatCodeAction>) -> Answer {
    answer = Answer(matches: MatchSum(), calls: 0)
    for action in actions { registry.perform(action) }
    return answer
  }
}

extension PlainProgress {
  /// How often a code is called back for the symbols of a range: where it is complete, or its state or progress changed.
  fileprivate func changes(in range: Range<Int>) -> Int {
    var changes = 0
    for id in codes.ids {
      var before = (state(of: id, after: range.lowerBound), progress(of: id, after: range.lowerBound))
      for count in range.lowerBound + 1...range.upperBound {
        let now = (state(of: id, after: count), progress(of: id, after: count))
        if now != before || now.0 == .matched { changes += 1 }
        before = now
      }
    }
    return changes
  }
}
