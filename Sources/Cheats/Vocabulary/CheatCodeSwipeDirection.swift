/// The direction of a swipe, or of a pad's direction key.
public enum CheatCodeSwipeDirection: Hashable, Sendable, CaseIterable {
  /// Towards the top of the screen.
  case up
  /// Towards the bottom of the screen.
  case down
  /// Towards the left of the screen.
  case left
  /// Towards the right of the screen.
  case right
}

extension CheatCodeSwipeDirection: CustomStringConvertible {
  /// The direction in lower case, such as "up".
  public var description: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    }
  }
}
