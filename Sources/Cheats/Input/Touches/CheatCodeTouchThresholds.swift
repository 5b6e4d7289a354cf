/// How far and how long fingers move for a swipe or a tap.
///
/// Distances are in points and count along the axis on which a finger went further, so a square and not a circle bounds
/// a tap. They are the ones that Ross Butler's package `Cheats` has.
public struct CheatCodeTouchThresholds: Hashable, Sendable {
  /// A finger that ends further than this from where it began has swiped.
  public var swipeDistance: Double
  /// A finger that was always closer than this to where it began can have tapped.
  public var tapDistance: Double
  /// A finger that stays longer than this has not tapped; nil for no limit.
  public var tapDuration: Duration?

  /// Creates thresholds.
  ///
  /// - Parameters:
  ///   - swipeDistance: What a swipe is longer than.
  ///   - tapDistance: What a tap stays closer than; where both would fit, it is a swipe.
  ///   - tapDuration: What a tap is no longer than, or nil.
  public init(swipeDistance: Double = 50, tapDistance: Double = 10, tapDuration: Duration? = .milliseconds(500)) {
    self.swipeDistance = swipeDistance
    self.tapDistance = tapDistance
    self.tapDuration = tapDuration
  }
}
