import CheatsTestSupport

@testable import Cheats

/// A session as scripts see it that is saved as JSON after one of the operations and restored into the same set.
struct RestoredSubject: ScriptSubject {
  private var subject: SessionSubject<CheatCodeAction>
  private var operationsLeft: Int

  /// - Parameter savedAfter: The number of operations before the session is saved and restored.
  init(_ script: Script<CheatCodeAction>, keepsUndo: Bool, savedAfter: Int) throws {
    subject = try SessionSubject(script, keepsUndo: keepsUndo)
    operationsLeft = savedAfter
    if savedAfter == 0 { restore() }
  }

  mutating func apply(_ operation: ScriptOperation<CheatCodeAction>) -> [ReferenceMatch<CheatCodeAction>] {
    let matches = subject.apply(operation)
    operationsLeft -= 1
    if operationsLeft == 0 { restore() }
    return matches
  }

  func answers(withHints: Bool) -> SessionAnswers<CheatCodeAction> { subject.answers(withHints: withHints) }

  private mutating func restore() {
    do {
      let session = subject.session
      let (restored, dropped) = try session.automaton.restoreSession(
        from: session.snapshot().throughJSON(), at: session.time, keepsUndo: session.keepsUndo)
      if !dropped.isEmpty { fatalError("\(dropped) are in the set") }
      subject.session = restored
    } catch {
      fatalError("\(error)")
    }
  }
}

extension Script {
  /// The script with a name for each code, which it keeps when it is changed.
  var named: Self {
    var result = self
    for index in result.codes.indices { result.codes[index].name = "code \(index)" }
    var count = codes.count
    for index in result.operations.indices {
      switch result.operations[index] {
      case .add(var definition):
        definition.name = "code \(count)"
        count += 1
        result.operations[index] = .add(definition)
      case .change(let id, var definition):
        definition.name = "code \(id.rawValue)"
        result.operations[index] = .change(id, definition)
      default: break
      }
    }
    return result
  }

  /// The script without what would take back actions from before a number of operations: a snapshot does not keep them.
  ///
  /// What has no meaning where it stands is left out too, so that all of the operations before are applied.
  func undoingOnly(behind number: Int) -> Self {
    var result = self
    var model = ReferenceSession(codes, configuration: configuration)
    let defined = operations.filter { operation in
      guard model.isDefined(operation) else { return false }
      model.apply(operation)
      return true
    }
    result.operations = Array(defined.prefix(number))
    var undoable = 0
    for operation in defined.dropFirst(number) {
      switch operation {
      case .perform: undoable += 1
      case .reset: undoable = 0
      case .replaceLast where undoable == 0: continue
      case .removeLast:
        if undoable == 0 { continue }
        undoable -= 1
      default: break
      }
      result.operations.append(operation)
    }
    return result
  }
}
