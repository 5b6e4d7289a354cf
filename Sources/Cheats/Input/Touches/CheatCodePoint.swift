/// A place on a screen, in points from its top left corner: x grows to the right, y downwards.
public struct CheatCodePoint: Hashable, Sendable {
  /// How far to the right the place is.
  public var x: Double
  /// How far down the place is.
  public var y: Double

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
