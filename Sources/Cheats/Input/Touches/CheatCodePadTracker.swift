/// Tells the directions that a pad or a stick of a controller is pressed in.
///
/// ```swift
/// var pad = CheatCodePadTracker()
/// print(pad.moved(x: 0, y: 1)?.description ?? "nothing")  // swipe up
/// print(pad.moved(x: 0.2, y: 0.9)?.description ?? "nothing")  // nothing: it is still up
/// print(pad.moved(x: 1, y: 0.3)?.description ?? "nothing")  // swipe right
/// print(pad.moved(x: 0, y: 0)?.description ?? "nothing")  // nothing: it is released
/// ```
///
/// The axis on which it is pressed further counts. On two that are equal, a direction that is held stays; if none is, the
/// vertical one counts. So a thumb that rolls from right to down presses these two and nothing in between.
public struct CheatCodePadTracker: Hashable, Sendable {
  /// How far a direction is pressed to count, from 0 to 1.
  public let pressThreshold: Double
  /// How far all directions are released to be none, so that a thumb at the threshold does not press again and again.
  public let releaseThreshold: Double
  /// The direction that is pressed, or nil.
  public private(set) var direction: CheatCodeSwipeDirection?

  /// Creates a tracker of a pad that is not pressed.
  ///
  /// - Precondition: The second threshold is not greater than the first.
  public init(pressThreshold: Double = 0.5, releaseThreshold: Double = 0.3) {
    if !(releaseThreshold <= pressThreshold) { fatalError("releaseThreshold must not exceed pressThreshold") }
    self.pressThreshold = pressThreshold
    self.releaseThreshold = releaseThreshold
  }

  /// Takes where the pad is now, from −1 to 1 on each axis; x grows to the right and y upwards, as controllers have it.
  ///
  /// - Returns: A swipe if another direction is pressed than before, or nil; a place that is no number changes nothing.
  public mutating func moved(x: Double, y: Double) -> CheatCodeAction? {
    let (horizontal, vertical) = (abs(x), abs(y))
    guard !x.isNaN, !y.isNaN else { return nil }
    if max(horizontal, vertical) < releaseThreshold { direction = nil }
    guard max(horizontal, vertical) >= pressThreshold else { return nil }
    if horizontal == vertical, let direction, direction.isHeld(x: x, y: y) { return nil }
    let pressed: CheatCodeSwipeDirection =
      if horizontal > vertical { x < 0 ? .left : .right } else { y < 0 ? .down : .up }
    guard pressed != direction else { return nil }
    direction = pressed
    return .swipe(pressed)
  }
}

extension CheatCodeSwipeDirection {
  /// Whether a pad is pressed to this side.
  fileprivate func isHeld(x: Double, y: Double) -> Bool {
    switch self {
    case .up: y > 0
    case .down: y < 0
    case .left: x < 0
    case .right: x > 0
    }
  }
}
