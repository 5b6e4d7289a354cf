/// Tells swipes and taps from the touches of a screen.
///
/// ```swift
/// var tracker = CheatCodeTouchTracker()
/// tracker.began(at: CheatCodePoint(x: 20, y: 200), time: .milliseconds(0))
/// let swipe = tracker.ended(at: CheatCodePoint(x: 100, y: 80), time: .milliseconds(150))
/// print(swipe?.description ?? "nothing")  // swipe up
/// tracker.began(at: CheatCodePoint(x: 100, y: 80), time: .milliseconds(400))
/// let tap = tracker.ended(at: CheatCodePoint(x: 102, y: 79), time: .milliseconds(480))
/// print(tap?.description ?? "nothing")  // single tap
/// ```
///
/// What a finger did is decided when it is lifted, from where it began and where it ended:
/// - It swiped if it ended further than ``CheatCodeTouchThresholds/swipeDistance`` away on the axis on which it went
///   further; a diagonal is one swipe. Of two axes that are exactly equal the vertical one counts.
/// - It tapped if it was never as far as ``CheatCodeTouchThresholds/tapDistance`` away, and was lifted within
///   ``CheatCodeTouchThresholds/tapDuration``. It taps once: a ``CheatCodeInputFilter`` counts taps.
/// - Else, as after a long press or a way there and back, it did nothing.
///
/// Two or more fingers that are down together scroll, pinch or rotate: none of them swipes or taps, until all are lifted.
public struct CheatCodeTouchTracker: Hashable, Sendable {
  /// How far and how long fingers move.
  public var thresholds: CheatCodeTouchThresholds
  /// The number of fingers that are down.
  public private(set) var touchCount = 0
  /// The only finger that has been down, or nil where there were more.
  private var touch: Touch?

  private struct Touch: Hashable, Sendable {
    let start: CheatCodePoint
    let time: Duration
    /// Where the finger is on its way, a tap at most.
    var isNear = true
  }

  /// Creates a tracker of a screen that no finger touches.
  public init(thresholds: CheatCodeTouchThresholds = CheatCodeTouchThresholds()) {
    self.thresholds = thresholds
  }

  /// Takes a finger that was put down.
  public mutating func began(at point: CheatCodePoint, time: Duration) {
    touch = touchCount == 0 ? Touch(start: point, time: time) : nil
    touchCount += 1
  }

  /// Takes a finger that moved.
  public mutating func moved(to point: CheatCodePoint) {
    guard let start = touch?.start else { return }
    if !(Way(from: start, to: point).length < thresholds.tapDistance) { touch?.isNear = false }
  }

  /// Takes a finger that was lifted.
  ///
  /// - Returns: What it did, a swipe or a single tap, or nil for nothing.
  public mutating func ended(at point: CheatCodePoint, time: Duration) -> CheatCodeAction? {
    moved(to: point)
    defer { lift() }
    guard let touch else { return nil }
    let way = Way(from: touch.start, to: point)
    if way.length > thresholds.swipeDistance { return .swipe(way.direction) }
    guard touch.isNear else { return nil }
    if let limit = thresholds.tapDuration, time - touch.time > limit { return nil }
    return .tap(times: 1)
  }

  /// Takes a finger that the system took over; it did nothing.
  public mutating func cancelled() { lift() }

  /// Forgets all fingers.
  public mutating func reset() {
    touchCount = 0
    touch = nil
  }

  private mutating func lift() {
    touch = nil
    // A finger that was put down before a reset is lifted after it.
    touchCount = max(0, touchCount - 1)
  }
}

/// How far a finger is from where it began; a place that is no number is at no distance and in no direction.
private struct Way {
  private let right: Double
  private let down: Double

  init(from start: CheatCodePoint, to end: CheatCodePoint) {
    right = end.x - start.x
    down = end.y - start.y
  }

  /// The distance on the axis on which it is greater, or no number if one of them is none.
  var length: Double { right.isNaN || down.isNaN ? .nan : max(abs(right), abs(down)) }

  var direction: CheatCodeSwipeDirection {
    if abs(right) > abs(down) { right < 0 ? .left : .right } else { down < 0 ? .up : .down }
  }
}
