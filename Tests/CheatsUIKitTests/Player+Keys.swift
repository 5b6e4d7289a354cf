import Cheats
import CheatsUIKit
import UIKit

/// The app's own view, which forwards what it is told of if it is asked to.
@MainActor final class HearingView: UIView {
  weak var forwardsTo: CheatCodeGestureRecognizer?
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    shakes += 1
    forwardsTo?.motionEnded(motion, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardsTo?.pressesBegan(presses)
  }
}

extension Player {
  private var view: HearingView? { delivery.view as? HearingView }

  /// How many shakes the app's own view was told of.
  var shakesInView: Int { view?.shakes ?? 0 }

  /// Whether recognizers are told of presses, and not only responders.
  var handsPressesToRecognizers: Bool {
    get { delivery.handsPressesToRecognizers }
    set { delivery.handsPressesToRecognizers = newValue }
  }

  /// Has the app's own view be first responder and forward to the recognizer.
  func forward() {
    view?.forwardsTo = recognizer
    view?.becomeFirstResponder()
  }

  /// What listens now: "nothing", "the view", "a responder" or "a responder with a keyboard".
  var listener: String {
    guard let responder = delivery.window.firstResponder else { return "nothing" }
    guard responder !== view else { return "the view" }
    return responder.inputView == nil ? "a responder with a keyboard" : "a responder"
  }

  /// Whether nothing that could be seen or touched was put into the view.
  var isViewBare: Bool { delivery.view.subviews.allSatisfy { $0.frame == .zero } }

  /// The number of views in the app's own view.
  var subviewCount: Int { delivery.view.subviews.count }

  func shake(at time: Double = Player.now) { delivery.shake(time: time) }

  /// Presses a key of a hardware keyboard; the first responder gets its text too, as UIKit has it.
  func press(
    _ characters: String, usage: Int, command: Bool = false, at time: Double = Player.now
  ) {
    guard let keyCode = UIKeyboardHIDUsage(rawValue: usage), let type = UIPress.PressType(rawValue: 2_040) else {
      return
    }
    let key = UIKey(characters: characters, keyCode: keyCode, modifierFlags: command ? .command : [])
    delivery.press(UIPress(type: type, key: key, timestamp: time))
    if !command, CheatCodeKeyboardUsage(rawValue: usage).insertsText { typeText(characters) }
  }

  /// Presses a button of a remote control.
  func pressButton(_ button: CheatCodeRemoteButton, at time: Double = Player.now) {
    guard let type = UIPress.PressType(rawValue: button.rawValue) else { return }
    delivery.press(UIPress(type: type, key: nil, timestamp: time))
  }

  /// Types on the keyboard of the first responder.
  func typeText(_ text: String) {
    guard let input = delivery.window.firstResponder as? any UIKeyInput else { return }
    if text == "\u{8}" { input.deleteBackward() } else { input.insertText(text) }
    update()
  }
}

/// Another recognizer of the app, which recognizes as soon as a finger moves, or waits for that.
@MainActor final class OtherRecognizer: UIGestureRecognizer {
  private let recognizes: Bool

  init(recognizes: Bool) {
    self.recognizes = recognizes
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if recognizes { state = state == .possible ? .began : .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { state = .ended }
  }
}

extension Player {
  /// Adds another recognizer before or behind this one; its state is told by name.
  func addOther(recognizes: Bool) -> () -> String {
    let other = OtherRecognizer(recognizes: recognizes)
    delivery.view.addGestureRecognizer(other)
    return { "\(other.state)" }
  }
}

extension Player {
  /// Tells the recognizer of something that is no shake.
  func moveOtherwise() { recognizer.motionEnded(.remoteControlPlay, with: UIEvent(timestamp: 1)) }

  /// Tells the recognizer of a shake, but not of its event.
  func shakeWithoutEvent() { recognizer.motionEnded(.motionShake, with: nil) }
}

extension Player {
  /// Takes the recognizer from its view.
  ///
  /// - Returns: What counts the views that are left in that view, without keeping the recognizer alive.
  func takeAway() -> () -> Int {
    delivery.view.removeGestureRecognizer(recognizer)
    return { [view = delivery.view, window = delivery.window] in window.subviews.count > 0 ? view.subviews.count : 0 }
  }
}
