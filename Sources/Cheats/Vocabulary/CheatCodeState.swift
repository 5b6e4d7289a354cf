/// How far a player is with one cheat code.
public enum CheatCodeState: Hashable, Sendable, CaseIterable {
  /// The code was performed: it was reported by the latest step, or, where attempts are anchored, since the last reset.
  case matched
  /// The latest actions are the beginning of the code, or it is complete and its match is not delivered yet.
  case matching
  /// Actions were performed, and the latest ones are no beginning of the code.
  case notMatched
  /// Nothing that counts for the code has been performed yet.
  case reset
}

extension CheatCodeState: CustomStringConvertible {
  /// The state in words, such as "not matched".
  public var description: String {
    switch self {
    case .matched: "matched"
    case .matching: "matching"
    case .notMatched: "not matched"
    case .reset: "reset"
    }
  }
}
