import Cheats
import CheatsTestSupport

/// Uses a session in every way, which must not end the process, whatever the session was made of.
struct Player {
  private var scripts: RandomScripts<CheatCodeAction>

  /// Creates a player whose actions are those of the scripts.
  init(seed: UInt64) {
    scripts = RandomScripts(
      seed: seed, alphabet: ByteCoder.distinctActions, features: [.times, .holds, .resets, .undo])
  }

  /// Operations on a set that is not edited.
  mutating func operations() -> [ScriptOperation<CheatCodeAction>] {
    scripts.script(matchKind: .overlapping, codes: 4...4, operations: 30).operations
  }

  /// Performs operations, but for edits and those on codes that the set does not have, and asks everything.
  func play(_ operations: [ScriptOperation<CheatCodeAction>], in session: CheatCode.Session, keepsUndo: Bool) {
    var subject = SessionSubject(session, keepsUndo: keepsUndo)
    let count = session.automaton.count
    for (index, operation) in operations.enumerated() {
      switch operation {
      case .add, .remove, .change, .restore: continue
      case .removeLast where !keepsUndo, .replaceLast where !keepsUndo: continue
      case let operation where operation.code.map { $0.rawValue >= count } ?? false: continue
      default: _ = subject.apply(operation)
      }
      if index % 4 == 0 { _ = subject.answers(withHints: true) }
    }
    _ = subject.performEncoded(ByteCoder.actions)
    _ = subject.answers(withHints: true)
  }
}
