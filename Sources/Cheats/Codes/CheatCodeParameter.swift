/// A step at the end of a code that accepts more than one action.
public enum CheatCodeParameter<Action: Hashable & Sendable>: Hashable, Sendable {
  /// Any action, also one that is in no code.
  case any
  /// One of these actions.
  case oneOf(Set<Action>)

  /// Whether an action is accepted.
  ///
  /// - Complexity: O(1) hash look-ups.
  public func accepts(_ action: Action) -> Bool {
    switch self {
    case .any: true
    case .oneOf(let actions): actions.contains(action)
    }
  }
}
