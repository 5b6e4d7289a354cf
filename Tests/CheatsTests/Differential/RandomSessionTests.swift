import Cheats
import CheatsTestSupport
import Testing

/// Random scripts, each through the engine and through the model.
struct RandomSessionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var kind: CheatCodeMatchKind
    var isAnchored = false
    var features: ScriptFeatures

    var testDescription: String { "\(kind)\(isAnchored ? " anchored" : "") \(features.rawValue)" }
  }

  static let cases: [Case] =
    CheatCodeMatchKind.allCases.flatMap { kind in
      [[], .times, [.resets], [.edits, .resets], .parameters, [.undo], [.times, .holds], .all].map {
        Case(kind: kind, features: $0)
      }
    }
    + [[], .times, [.resets], [.edits, .resets], .parameters, .undo, .all].map {
      Case(kind: .overlapping, isAnchored: true, features: $0)
    }

  @Test(arguments: cases)
  func `a random script gives what the model gives`(_ test: Case) throws {
    for seed in 0..<60 {
      var scripts = RandomScripts(seed: UInt64(seed), alphabet: ["a", "b", "c", "x"], features: test.features)
      let script = scripts.script(matchKind: test.kind, isAnchored: test.isAnchored)
      try expectAgreement(script, seed: seed, keepsUndo: test.features.contains(.undo))
    }
  }
}

/// Records an issue with the smallest script that still shows the difference, where there is one.
func expectAgreement<Action>(
  _ script: Script<Action>, seed: Int, keepsUndo: Bool, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  func disagreement(_ script: Script<Action>) throws -> Script<Action>.Disagreement? {
    script.firstDisagreement(with: try SessionSubject(script, keepsUndo: keepsUndo))
  }
  guard let found = try disagreement(script) else { return }
  var budget = 300
  let smallest = script.shrunk { smaller in
    budget -= 1
    return budget > 0 && (try? disagreement(smaller)) ?? nil != nil
  }
  let shown = try disagreement(smallest) ?? found
  Issue.record("seed \(seed): \(shown)\n\(smallest)", sourceLocation: sourceLocation)
}
