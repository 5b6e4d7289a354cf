import Cheats
import CheatsUIKit
import UIKit

/// A player in front of a screen, who touches, types and shakes; what comes of it is told in words of this package.
///
/// It stands in a file of its own, because a file that imports the testing library cannot import a module of this name.
@MainActor final class Player {
  let recognizer: CheatCodeGestureRecognizer
  let delivery: EventDelivery
  /// The states that the target was told of, by name.
  private(set) var told: [String] = []
  private let target = UIResponder()

  init(_ code: CheatCode, tapWindow: Duration = .milliseconds(350)) {
    let teller = Teller()
    recognizer = CheatCodeGestureRecognizer(
      cheatCode: code, filter: .init(tapWindow: tapWindow), target: target, action: teller.action)
    delivery = EventDelivery(view: HearingView())
    delivery.view.addGestureRecognizer(recognizer)
    teller.player = self
  }

  init(_ registry: CheatCodeRegistry, tapWindow: Duration = .milliseconds(350)) {
    let teller = Teller()
    recognizer = CheatCodeGestureRecognizer(
      registry: registry, filter: .init(tapWindow: tapWindow), target: target, action: teller.action)
    delivery = EventDelivery(view: HearingView())
    delivery.view.addGestureRecognizer(recognizer)
    teller.player = self
  }

  /// The state of the recognizer by name.
  var state: String { "\(recognizer.state)" }
  /// Whether views lose the touches of a gesture that is recognized.
  var cancelsTouches: Bool {
    get { recognizer.cancelsTouchesInView }
    set { recognizer.cancelsTouchesInView = newValue }
  }
  /// Whether views get touches later than without the recognizer.
  var delaysTouches: Bool { recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded }
  /// How many transitions there were that UIKit does not allow.
  var illegalTransitions: Int { recognizer.illegalTransitions.count }
  /// What the app's own view got of the touches.
  var viewPhases: [String] { (delivery.view as? HearingView)?.receivedPhases.map { "\($0)" } ?? [] }
  /// The present in seconds, as events have it.
  static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Moves one finger by so much.
  func drag(x: Double = 0, y: Double = 0, at time: Double = Player.now) {
    for touch in delivery.touchDown(at: CGPoint(x: 200, y: 200), time: time) {
      delivery.move(touch, to: CGPoint(x: 200 + x / 2, y: 200 + y / 2), time: time + 0.01)
      delivery.lift(touch, at: CGPoint(x: 200 + x, y: 200 + y), time: time + 0.02)
    }
  }

  func tap(at time: Double = Player.now) { drag(at: time) }

  /// Moves two fingers up, which were put down in one event.
  func dragTwoFingers(at time: Double = Player.now) {
    for touch in delivery.touchDown(at: CGPoint(x: 0, y: 200), CGPoint(x: 50, y: 200), time: time) {
      delivery.lift(touch, at: CGPoint(x: 0, y: 0), time: time)
    }
  }

  /// Puts a finger down and has the system take it over.
  func loseFinger(at time: Double = Player.now) {
    for touch in delivery.touchDown(at: CGPoint(x: 0, y: 0), time: time) { delivery.cancel(touch, time: time) }
  }

  /// Does what UIKit does when it next updates gestures.
  func update() { delivery.update() }
}

/// Writes down the states that the target is told of.
@MainActor private final class Teller {
  weak var player: Player?
  var action: Selector { Selector { [self] recognizer in player?.hear("\(recognizer.state)") } }
}

extension Player {
  fileprivate func hear(_ state: String) { told.append(state) }
}
