import Cheats
import CheatsTestSupport
import Testing

/// Random scripts in which the session is saved and restored somewhere: it goes on as the model, which is not.
struct SnapshotScriptTests {
  static let cases = ScriptCase.all(
    [
      [], .times, [.resets], [.edits, .resets], .parameters, [.undo], [.times, .holds], [.times, .holds, .undo, .ends],
      .all,
    ],
    anchored: [[], .times, [.times, .undo, .ends], [.resets], [.edits, .resets], .parameters, .undo, .all])

  /// Scripts a case, each of forty operations.
  private static let scripts = 60

  @Test(arguments: cases)
  func `a session that is restored goes on as one that went on`(_ test: ScriptCase) throws {
    for seed in 0..<Self.scripts {
      var scripts = RandomScripts(
        seed: UInt64(seed), alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress), features: test.features)
      var script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      if !seed.isMultiple(of: 3) { script = script.named }
      let savedAfter = Int.random(in: 0...30, using: &scripts.source.random)
      // Only a code that has a name keeps what is its own where another one is gone.
      let gone = seed % 3 == 1 ? CheatCodeID(rawValue: UInt32(seed % script.codes.count)) : nil
      script.operations.insert(.restore(without: gone), at: savedAfter)
      try expectAgreement(script, seed: seed, keepsUndo: test.features.contains(.undo), hintsEvery: 8)
    }
  }
}
