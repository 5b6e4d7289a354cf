import Cheats
import CheatsTestSupport
import Testing

/// The model on random scripts, against what its definitions promise of each other.
@Suite struct ReferencePropertyTests {
  static let kinds = CheatCodeMatchKind.allCases

  private func script(
    _ kind: CheatCodeMatchKind, seed: Int, features: ScriptFeatures = .all
  ) -> Script<Character> {
    var scripts = RandomScripts(seed: UInt64(seed), alphabet: "abz", features: features)
    return scripts.script(matchKind: kind)
  }

  /// Runs a script and asks something after every operation that has a meaning.
  private func run(
    _ script: Script<Character>, from start: Duration? = nil, _ ask: (ReferenceSession<Character>, Int) -> Void
  ) {
    var session = ReferenceSession(script.codes, configuration: script.configuration)
    if let start { session.advance(to: start) }
    for (index, operation) in script.operations.enumerated() where session.isDefined(operation) {
      session.apply(operation)
      ask(session, index)
    }
  }

  @Test(arguments: kinds) func `time alone delivers something at the deadline and not before`(kind: CheatCodeMatchKind)
  {
    var deadlines = 0
    for seed in 0..<30 {
      let script = script(kind, seed: seed, features: seed.isMultiple(of: 2) ? .all : [.all, .ends])
      // Without any time there is a held match but no deadline; scripts begin later than this.
      run(script, from: .seconds(Int64.min)) { session, _ in
        guard let deadline = session.nextDeadline else {
          var late = session
          #expect(late.advance(to: .seconds(Int64.max)).isEmpty, "\(script)")
          return
        }
        deadlines += 1
        var late = session
        #expect(!late.advance(to: deadline).isEmpty, "\(script)")
        #expect(late.timeReversals == session.timeReversals, "\(script)")
        var early = session
        let before = early.advance(to: deadline - .nanoseconds(1))
        // A deadline that is the present has no time before it.
        #expect(before.isEmpty || early.timeReversals > session.timeReversals, "\(script)")
      }
    }
    #expect((deadlines > 0) == (kind == .leftmostLongest || kind == .leftmostFirst))
  }

  @Test(arguments: kinds) func `it is the same whether time passes at once or in pieces`(kind: CheatCodeMatchKind) {
    for seed in 0..<15 {
      let script = script(kind, seed: seed)
      run(script, from: .seconds(-1)) { session, index in
        guard index % 5 == 0 else { return }
        var once = session
        var pieces = session
        let together = once.advance(to: .milliseconds(90))
        var apart: [ReferenceMatch<Character>] = []
        for time in stride(from: -5, through: 90, by: 1) { apart += pieces.advance(to: .milliseconds(time)) }
        #expect(together == apart, "\(script)")
      }
    }
  }

  @Test(arguments: kinds) func `an action taken back leaves no trace`(kind: CheatCodeMatchKind) {
    for seed in 0..<15 {
      let script = script(kind, seed: seed)
      run(script) { session, index in
        var flushed = session
        flushed.flush()
        let before = flushed.answers(withHints: index % 8 == 0)
        for action in "abz" {
          var undone = flushed
          undone.perform(action)
          undone.removeLast()
          #expect(undone.answers(withHints: index % 8 == 0) == before, "\(script)")
        }
      }
    }
  }

  @Test(arguments: kinds) func `matches come in order, within bounds, and never of disabled codes`(
    kind: CheatCodeMatchKind
  ) {
    for seed in 0..<40 {
      let script = script(kind, seed: seed)
      var session = ReferenceSession(script.codes, configuration: script.configuration)
      for operation in script.operations where session.isDefined(operation) {
        let matches = session.apply(operation)
        let keys = matches.map { ($0.match.end, $0.match.start, $0.match.code) }
        #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }, "\(script)")
        for match in matches {
          #expect(match.match.end - match.match.start == session.length(of: match.match.code))
          #expect(match.match.end <= session.position && match.match.start >= 0)
          #expect(session.isEnabled(match.match.code))
          #expect(session.state(of: match.match.code) == .matched)
          #expect(session.progress(of: match.match.code) == session.length(of: match.match.code))
        }
      }
    }
  }

  @Test func `what is tried as a hint helps when it is performed`() {
    for seed in 0..<20 {
      run(script(.overlapping, seed: seed)) { session, _ in
        for action in session.nextActions() {
          var trial = session
          let matches = trial.perform(action)
          let helped = session.ids.contains { id in
            trial.progress(of: id) > session.progress(of: id) || session.state(of: id) == .matched
          }
          #expect(helped || !matches.isEmpty)
        }
      }
    }
  }
}
