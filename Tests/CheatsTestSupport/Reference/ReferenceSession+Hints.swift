public import Cheats

extension ReferenceSession {
  /// The codes in state `matching`, closest to completion first, ties by id.
  ///
  /// Reading: secret codes are left out, since codes in progress are a hint and `isSecret` keeps a code out of hints.
  public func codesInProgress() -> [CodeInProgress] {
    let held = heldMatch
    return ids.filter { !code($0).definition.isSecret }
      .map { answers(about: $0, held: held) }
      .filter { $0.state == .matching }
      .map { CodeInProgress(id: $0.id, progress: $0.progress) }
      .sorted { (length(of: $0.id) - $0.progress, $0.id) < (length(of: $1.id) - $1.progress, $1.id) }
  }

  /// The actions that would raise the progress of, or complete, an enabled code that is not secret.
  ///
  /// Found by trying: each action that the codes name is performed now on a copy. Progress before and after is counted
  /// after spending, that is without the rule that a matched or held code reads its length.
  ///
  /// Readings: what the tried action itself would make to be delivered is spent too before its progress is counted,
  /// so an action that only helps what such a delivery takes away is no hint; an occurrence that ends with the tried
  /// action and is complete or reported then is completed by it; where `any` is accepted, every action that some code
  /// names is a hint. In anchored sessions the actions that some code's next step accepts.
  public func nextActions() -> Set<Action> {
    let wanted = ids.filter { code($0).isEnabled && !code($0).definition.isSecret }
    if configuration.isAnchored {
      let steps = wanted.compactMap { nextStep(of: $0) }
      return namedActions.filter { action in steps.contains { $0.accepts(action) } }
    }
    let before = wanted.map { (id: $0, progress: countedProgress(of: code($0))) }
    var start = self
    // Nothing will be taken back, and there is less to copy.
    start.undoRecords.removeAll()
    return namedActions.filter { action in
      var trial = start
      let completed = trial.perform(action).filter { $0.match.end == Int64(trial.position) }.map(\.match.code)
      return before.contains { id, progress in
        let code = trial.code(id)
        let after = trial.countedProgress(of: code)
        return completed.contains(id) || after == code.length || after > progress
      }
    }
  }

  /// Every action that occurs in a definition.
  public var namedActions: Set<Action> {
    var actions: Set<Action> = []
    for id in ids {
      actions.formUnion(code(id).definition.actions)
      for case .oneOf(let accepted) in code(id).definition.parameters {
        actions.formUnion(accepted)
      }
    }
    return actions
  }
}

/// A code that the stream is within, and how far.
public struct CodeInProgress: Hashable, Sendable {
  /// The code.
  public var id: CheatCodeID
  /// How many of its actions have been performed.
  public var progress: Int

  /// Creates a code in progress.
  public init(id: CheatCodeID, progress: Int) {
    self.id = id
    self.progress = progress
  }
}
