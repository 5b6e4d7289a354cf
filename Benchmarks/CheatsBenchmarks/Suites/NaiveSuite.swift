import AhoCorasick
import Cheats

/// What programs do without an automaton: one object a code, and every action given to each.
///
/// An object on its own begins at the first action after a reset, so one that went wrong or is complete is reset. Codes
/// are still missed then, which an automaton finds; so the answer is not that of the other suites.
enum NaiveSuite {
  static func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    let stream = try prepared.stream(.player)
    // The work of one action is the same for each, so a few are enough where codes are many.
    let objectSteps = run.isQuick ? 200_000 : 20_000_000
    let count = min(stream.count, max(20, objectSteps / prepared.set.codeCount))
    let sample = stream.prefix(count)
    let actions = ActionCodes.actions(sample)
    let codes = ActionCodes.definitions(prepared.codes).map { CheatCode($0) }
    let expected = expectedMatches(prepared.codes, sample)
    var noChase: PointerChase?
    let time = try run.effort.time(
      "one object a code, \(prepared.set)", units: count, against: &noChase, expecting: expected
    ) {
      for code in codes { code.reset() }
      return perform(actions, codes)
    }
    var row = BenchmarkRow(
      .naive, "one object a code", prepared, .player, units: count, of: "action", time, found: expected)
    row.note = "the first \(count.grouped) actions of the stream; each is given to every object"
    run.add(row)
  }

  @inline(never)
  private static func perform(_ actions: [CheatCodeAction], _ codes: [CheatCode]) -> MatchSum {
    var sum = MatchSum()
    for (at, action) in actions.enumerated() {
      for (index, code) in codes.enumerated() {
        code.performed(action)
        switch code.state() {
        case .matched:
          sum.add(PatternID(index), end: at + 1)
          code.reset()
        case .notMatched: code.reset()
        case .matching, .reset: break
        }
      }
    }
    return sum
  }

  /// The same by the definition, with a number a code.
  private static func expectedMatches(_ codes: CodeList, _ stream: SymbolStream) -> MatchSum {
    var sum = MatchSum()
    for id in codes.ids {
      let code = codes.range(of: id)
      var progress = 0
      for (at, symbol) in stream.symbols.enumerated() {
        progress = codes.symbols[code.lowerBound + progress] == symbol ? progress + 1 : 0
        if progress == code.count {
          sum.add(id, end: at + 1)
          progress = 0
        }
      }
    }
    return sum
  }
}
