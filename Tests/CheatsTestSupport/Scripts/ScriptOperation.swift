public import Cheats

/// One thing that can be done to a session, as data.
public enum ScriptOperation<Action: Hashable & Sendable>: Hashable, Sendable {
  /// Performs an action, at a time or without one.
  case perform(Action, at: Duration? = nil)
  /// Passes time.
  case advance(to: Duration)
  /// Delivers what is complete, after time has passed if one is given.
  case flush(at: Duration? = nil)
  /// Resets the stream.
  case reset
  /// Resets one code.
  case resetCode(CheatCodeID)
  /// Enables a code.
  case enable(CheatCodeID)
  /// Disables a code.
  case disable(CheatCodeID)
  /// Takes back the last action and performs another.
  case replaceLast(Action, at: Duration? = nil)
  /// Takes back the last action.
  case removeLast
  /// Adds a code, which gets the next id.
  case add(CheatCodeDefinition<Action>)
  /// Removes a code.
  case remove(CheatCodeID)
  /// Changes the actions, parameters or limits of a code.
  case change(CheatCodeID, CheatCodeDefinition<Action>)
  /// Saves the session and restores it, into the same set or into one that a code is gone from.
  case restore(without: CheatCodeID? = nil)

  /// The code that the operation is about, if it is about one that exists.
  public var code: CheatCodeID? {
    switch self {
    case .resetCode(let id), .enable(let id), .disable(let id), .remove(let id), .change(let id, _): id
    case .restore(let id): id
    default: nil
    }
  }
}

extension ReferenceSession {
  /// Does what an operation says, and gives what that reports.
  @discardableResult
  public mutating func apply(_ operation: ScriptOperation<Action>) -> [ReferenceMatch<Action>] {
    switch operation {
    case .perform(let action, let time): return perform(action, at: time)
    case .advance(let time): return advance(to: time)
    case .flush(let time): return flush(at: time)
    case .replaceLast(let action, let time): return replaceLast(with: action, at: time)
    case .reset: reset()
    case .resetCode(let id): reset(id)
    case .enable(let id): enable(id)
    case .disable(let id): disable(id)
    case .removeLast: removeLast()
    case .add(let definition): add(definition)
    case .remove(let id): remove(id)
    case .change(let id, let definition): change(id, to: definition)
    case .restore(let id): restore(without: id)
    }
    return []
  }

  /// Whether an operation has a meaning now: its code is there, and there is as much to take back as is promised.
  public func isDefined(_ operation: ScriptOperation<Action>) -> Bool {
    switch operation {
    case .replaceLast, .removeLast: isUndoDefined
    default: operation.code.map(contains) ?? true
    }
  }
}
