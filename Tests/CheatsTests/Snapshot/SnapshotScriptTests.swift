import CheatsTestSupport
import Testing

@testable import Cheats

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
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      let savedAfter = Int.random(in: 0...30, using: &scripts.source.random)
      let isNamed = !seed.isMultiple(of: 3)
      try expectAgreement(
        isNamed ? script.named : script, seed: seed, keepsUndo: test.features.contains(.undo), savedAfter: savedAfter)
    }
  }

  private func expectAgreement(
    _ script: Script<CheatCodeAction>, seed: Int, keepsUndo: Bool, savedAfter: Int
  ) throws {
    func disagreement(_ script: Script<CheatCodeAction>) throws -> Script<CheatCodeAction>.Disagreement? {
      let script = script.undoingOnly(behind: savedAfter)
      let subject = try RestoredSubject(script, keepsUndo: keepsUndo, savedAfter: savedAfter)
      return script.firstDisagreement(with: subject, asksEvery: 1, hintsEvery: 8)
    }
    guard let found = try disagreement(script) else { return }
    var budget = 300
    let smallest = script.shrunk { smaller in
      budget -= 1
      return budget > 0 && smaller.isValid && (try? disagreement(smaller)) ?? nil != nil
    }
    Issue.record("seed \(seed), saved after \(savedAfter): \(try disagreement(smallest) ?? found)\n\(smallest)")
  }
}
