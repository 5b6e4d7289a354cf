import CheatsTestSupport
import Testing

@testable import Cheats

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
      guard let found = try problem(script, observesAll: observesAll) else { continue }
      var budget = 300
      let smallest = script.shrunk { smaller in
        budget -= 1
        return budget > 0 && (try? problem(smaller, observesAll: observesAll)) ?? nil != nil
      }
      Issue.record("seed \(seed): \(try problem(smallest, observesAll: observesAll) ?? found)\n\(smallest)")
      return
    }
  }

  /// The first thing in which a registry is not what the model is, in words.
  private func problem(_ script: Script<CheatCodeAction>, observesAll: Bool) throws -> String? {
    // Scripts that are made smaller can come to have codes that no registry takes.
    let definitions = script.codes + script.operations.compactMap(\.definition)
    guard definitions.allSatisfy({ $0.brokenRule == nil }) else { return nil }
    let subject = try RegistrySubject(script, observesAll: observesAll)
    if let disagreement = script.firstDisagreement(with: subject, hintsEvery: 3) { return "\(disagreement)" }
    return subject.wrongCalls.first
  }
}

extension ScriptOperation {
  /// What the operation makes of a code, or nil.
  fileprivate var definition: CheatCodeDefinition<Action>? {
    switch self {
    case .add(let definition), .change(_, let definition): definition
    default: nil
    }
  }
}
