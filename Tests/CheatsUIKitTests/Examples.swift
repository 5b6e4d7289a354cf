import Cheats
import CheatsUIKit
import UIKit

/// The examples of the documentation, line by line, in a file that need not import the testing library.
@MainActor enum Examples {
  /// The example at the recognizer.
  static func addRecognizer(for code: CheatCode, to view: UIView) {
    let recognizer = CheatCodeGestureRecognizer(cheatCode: code, target: nil, action: nil)
    view.addGestureRecognizer(recognizer)
    recognizer.configureForNextAction()
  }

  /// The first example of the README.
  static func addRecognizer(for codes: [CheatCode], to view: UIView) throws -> CheatCodeGestureRecognizer {
    let registry = try CheatCodeRegistry(codes, keepsUndo: true)
    let recognizer = CheatCodeGestureRecognizer(registry: registry, target: nil, action: nil)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// The second example of the README.
@MainActor final class ForwardingView: UIView {
  var recognizer = CheatCodeGestureRecognizer(cheatCode: CheatCode(actions: []), target: nil, action: nil)

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    recognizer.motionEnded(motion, with: event)
    super.motionEnded(motion, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    recognizer.pressesBegan(presses)
    super.pressesBegan(presses, with: event)
  }
}

extension Examples {
  /// Shakes and presses A in front of the README's view, and tells how far a registry is.
  static func positionAfterForwarding(_ codes: [CheatCode]) throws -> Int64? {
    let view = ForwardingView()
    view.recognizer = try addRecognizer(for: codes, to: view)
    let delivery = EventDelivery(view: view)
    view.becomeFirstResponder()
    delivery.shake(time: 1)
    guard let keyCode = UIKeyboardHIDUsage(rawValue: 0x04), let type = UIPress.PressType(rawValue: 2_040) else {
      return nil
    }
    let key = UIKey(characters: "a", keyCode: keyCode, modifierFlags: [])
    delivery.press(UIPress(type: type, key: key, timestamp: 2))
    return view.recognizer.registry?.position
  }

  /// Tells how many recognizers a view has that the example at the recognizer was done with.
  static func countAfterAdding(_ code: CheatCode) -> Int {
    let view = UIView()
    addRecognizer(for: code, to: view)
    return view.gestureRecognizers?.count ?? 0
  }
}
