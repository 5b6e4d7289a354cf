/// What becomes of an action that came through a ``CheatCodeInputFilter``.
///
/// Time passes up to the action in every case.
public enum CheatCodeInputDecision<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The action is not performed.
  case drop
  /// This action is performed.
  case perform(Action)
  /// This action is performed in place of the latest one, as a double tap takes the place of a tap.
  case replaceLast(Action)
}
