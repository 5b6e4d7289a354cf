import Cheats
import Testing

/// The pads and sticks of controllers.
struct CheatCodePadTrackerTests {
  struct Movement: CustomTestStringConvertible {
    let testDescription: String
    let places: [(x: Double, y: Double, pressed: CheatCodeSwipeDirection?)]
  }

  static let movements = [
    Movement(
      testDescription: "four directions",
      places: [
        (0, 1, .up), (0, 0, nil), (0, -1, .down), (0, 0, nil), (-1, 0, .left), (0, 0, nil), (1, 0, .right), (0, 0, nil),
      ]),
    Movement(testDescription: "held", places: [(1, 0, .right), (1, 0, nil), (0.6, 0.2, nil), (0.4, 0, nil)]),
    Movement(
      testDescription: "pressed twice", places: [(1, 0, .right), (0.29, 0, nil), (1, 0, .right)]),
    Movement(
      testDescription: "trembling at the threshold",
      places: [(0.49, 0, nil), (0.5, 0, .right), (0.31, 0, nil), (0.5, 0, nil)]),
    Movement(
      testDescription: "a pad rolled from right to down", places: [(1, 0, .right), (1, -1, nil), (0, -1, .down)]),
    Movement(
      testDescription: "a stick rolled from up to left",
      places: [(0, 1, .up), (-0.6, 0.8, nil), (-0.8, 0.6, .left), (-1, 0, nil)]),
    Movement(testDescription: "a diagonal at once", places: [(1, 1, .up), (0, 0, nil), (-1, -1, .down)]),
    Movement(testDescription: "a diagonal on the other side", places: [(1, 0, .right), (-1, 1, .up)]),
    Movement(testDescription: "no number", places: [(.nan, 1, nil), (1, 0, .right), (.nan, .nan, nil), (1, 0, nil)]),
  ]

  @Test(arguments: movements) func `places of a pad`(movement: Movement) {
    var pad = CheatCodePadTracker()
    for (index, place) in movement.places.enumerated() {
      #expect(pad.moved(x: place.x, y: place.y) == place.pressed.map { .swipe($0) }, "at place \(index)")
    }
  }

  @Test func `what is pressed can be asked`() {
    var pad = CheatCodePadTracker(pressThreshold: 0.9, releaseThreshold: 0.9)
    #expect(pad.direction == nil)
    #expect(pad.moved(x: 0, y: 0.9) == .swipe(.up))
    #expect(pad.direction == .up)
    #expect(pad.moved(x: 0, y: 0.89) == nil)
    #expect(pad.direction == nil)
  }
}
