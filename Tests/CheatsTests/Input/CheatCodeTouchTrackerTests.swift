import Cheats
import Testing

/// Touches told apart, on cases worked by hand.
struct CheatCodeTouchTrackerTests {
  /// One finger that goes from place to place, and what it did.
  struct Way: CustomTestStringConvertible {
    let testDescription: String
    var points: [(x: Double, y: Double)]
    var duration = Duration.milliseconds(100)
    var thresholds = CheatCodeTouchThresholds()
    var action: CheatCodeAction?

    init(
      _ description: String, _ points: (x: Double, y: Double)..., duration: Duration = .milliseconds(100),
      thresholds: CheatCodeTouchThresholds = CheatCodeTouchThresholds(), is action: CheatCodeAction?
    ) {
      testDescription = description
      self.points = points
      self.duration = duration
      self.thresholds = thresholds
      self.action = action
    }
  }

  static let ways = [
    Way("up", (0, 100), (0, 40), is: .swipe(.up)),
    Way("down", (0, 0), (0, 51), is: .swipe(.down)),
    Way("left", (0, 0), (-60, 5), is: .swipe(.left)),
    Way("right", (0, 0), (60, -5), is: .swipe(.right)),
    Way("a diagonal is one swipe, to the side", (0, 0), (90, 80), is: .swipe(.right)),
    Way("a diagonal is one swipe, downwards", (0, 0), (80, 90), is: .swipe(.down)),
    Way("equal axes, up and to the right", (0, 0), (80, -80), is: .swipe(.up)),
    Way("equal axes, down and to the left", (0, 0), (-80, 80), is: .swipe(.down)),
    Way("exactly the distance of a swipe", (0, 0), (50, 0), is: nil),
    Way("each axis is shorter than a swipe", (0, 0), (45, 45), is: nil),
    Way("longer than a tap, shorter than a swipe", (0, 0), (30, 0), is: nil),
    Way("a tap", (5, 5), (5, 5), is: .tap(times: 1)),
    Way("a tap that trembles", (0, 0), (4, -9), (-9, 3), (2, 2), is: .tap(times: 1)),
    Way("exactly the distance of a tap", (0, 0), (10, 0), is: nil),
    Way("there and back", (0, 0), (0, 120), (0, 2), is: nil),
    Way("a detour to a swipe", (0, 0), (0, 120), (90, 0), is: .swipe(.right)),
    Way("a long press", (0, 0), (0, 0), duration: .milliseconds(501), is: nil),
    Way("as long as a tap can be", (0, 0), (0, 0), duration: .milliseconds(500), is: .tap(times: 1)),
    Way(
      "a long tap without a limit", (0, 0), (0, 0), duration: .seconds(60),
      thresholds: CheatCodeTouchThresholds(tapDuration: nil), is: .tap(times: 1)),
    Way("a slow swipe", (0, 0), (0, -200), duration: .seconds(3), is: .swipe(.up)),
    Way(
      "a short swipe", (0, 0), (0, -6), thresholds: CheatCodeTouchThresholds(swipeDistance: 5), is: .swipe(.up)),
    Way("no number", (0, 0), (.nan, 90), is: nil),
    Way("no number in between", (0, 0), (.nan, .nan), (0, 0), is: nil),
    Way("from no number", (.infinity, 0), (.infinity, 0), is: nil),
    Way("to infinity", (0, 0), (0, -.infinity), is: .swipe(.up)),
  ]

  @Test(arguments: ways) func `one finger`(way: Way) {
    var tracker = CheatCodeTouchTracker(thresholds: way.thresholds)
    let points = way.points.map { CheatCodePoint(x: $0.x, y: $0.y) }
    tracker.began(at: points[0], time: .seconds(7))
    for point in points.dropFirst().dropLast() { tracker.moved(to: point) }
    #expect(tracker.touchCount == 1)
    #expect(tracker.ended(at: points[points.count - 1], time: .seconds(7) + way.duration) == way.action)
    #expect(tracker == CheatCodeTouchTracker(thresholds: way.thresholds), "nothing is left of it")
  }

  @Test func `several fingers do nothing until all are lifted`() {
    let (here, above) = (CheatCodePoint(x: 0, y: 200), CheatCodePoint(x: 0, y: 0))
    var tracker = CheatCodeTouchTracker()
    tracker.began(at: here, time: .zero)
    tracker.began(at: here, time: .zero)
    #expect(tracker.touchCount == 2)
    tracker.moved(to: above)
    #expect(tracker.ended(at: above, time: .zero) == nil)
    #expect(tracker.ended(at: above, time: .zero) == nil, "the last one was not alone either")
    tracker.began(at: here, time: .zero)
    #expect(tracker.ended(at: above, time: .zero) == .swipe(.up))

    tracker.began(at: here, time: .zero)
    tracker.began(at: here, time: .zero)
    #expect(tracker.ended(at: here, time: .zero) == nil)
    tracker.began(at: here, time: .zero)
    #expect(tracker.ended(at: above, time: .zero) == nil, "one was down all the time")
    #expect(tracker.ended(at: above, time: .zero) == nil)
    #expect(tracker.touchCount == 0)
  }

  @Test func `a finger that is taken over does nothing`() {
    let (here, above) = (CheatCodePoint(x: 0, y: 200), CheatCodePoint(x: 0, y: 0))
    var tracker = CheatCodeTouchTracker()
    tracker.began(at: here, time: .zero)
    tracker.moved(to: above)
    tracker.cancelled()
    #expect(tracker == CheatCodeTouchTracker())
    tracker.began(at: here, time: .zero)
    tracker.reset()
    #expect(tracker.ended(at: above, time: .zero) == nil, "it was forgotten")
    tracker.cancelled()
    #expect(tracker.touchCount == 0)
    tracker.began(at: here, time: .zero)
    #expect(tracker.ended(at: here, time: .zero) == .tap(times: 1))
  }
}
