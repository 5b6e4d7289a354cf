import Cheats
import CheatsTestSupport
import Testing

/// Random scripts, each through the engine and through the model.
struct RandomSessionTests {
  static let cases = ScriptCase.all(
    [
      [], .times, [.resets], [.edits, .resets], .parameters, [.undo], [.times, .holds], [.times, .holds, .undo, .ends],
      .all,
    ],
    anchored: [[], .times, [.times, .undo, .ends], [.resets], [.edits, .resets], .parameters, .undo, .all])

  /// Scripts a case, of forty operations each: eight cases a kind make more than 100,000 steps.
  private static let scripts = 330

  @Test(arguments: cases)
  func `a random script gives what the model gives`(_ test: ScriptCase) throws {
    var operations = 0
    for seed in 0..<Self.scripts {
      var scripts = RandomScripts(seed: UInt64(seed), alphabet: ["a", "b", "c", "x"], features: test.features)
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      operations += script.operations.count
      // Every match is compared, and in some scripts everything after every operation.
      let isThorough = seed % 8 == 0
      try expectAgreement(
        script, seed: seed, keepsUndo: test.features.contains(.undo), asksEvery: isThorough ? 1 : 8,
        hintsEvery: isThorough ? 2 : 40)
    }
    #expect(operations >= 13_000)
  }
}

/// Records an issue with the smallest script that still shows the difference, where there is one.
func expectAgreement<Action>(
  _ script: Script<Action>, seed: Int, keepsUndo: Bool, asksEvery: Int = 1, hintsEvery: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let report = try script.report { script in
    script.firstDisagreement(
      with: try SessionSubject(script, keepsUndo: keepsUndo), asksEvery: asksEvery, hintsEvery: hintsEvery
    ).map { "\($0)" }
  }
  if let report { Issue.record("seed \(seed): \(report)", sourceLocation: sourceLocation) }
}
