import Cheats
import CheatsTestSupport
import Testing

/// Random scripts, each through a registry of live codes and through the model.
struct RegistryScriptTests {
  static let cases = ScriptCase.all(
    [[], [.times, .holds], [.times, .holds, .undo, .ends], [.edits, .resets], .parameters, .undo, .all],
    anchored: [[], .times, [.edits, .resets], .parameters, .undo, .all])

  @Test(arguments: cases)
  func `a random script gives and calls what the model says`(_ test: ScriptCase) throws {
    for seed in 0..<40 {
      var scripts = RandomScripts(
        seed: UInt64(seed), alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress), features: test.features)
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      let observesAll = !seed.isMultiple(of: 3)
      if let report = try script.report(of: { try problem($0, observesAll: observesAll) }) {
        Issue.record("seed \(seed): \(report)")
        return
      }
    }
  }

  /// The first thing in which a registry is not what the model is, in words.
  private func problem(_ script: Script<CheatCodeAction>, observesAll: Bool) throws -> String? {
    let subject = try RegistrySubject(script, observesAll: observesAll)
    if let disagreement = script.firstDisagreement(with: subject, hintsEvery: 3) { return "\(disagreement)" }
    return subject.wrongCalls.first
  }
}
