#if canImport(UIKit) && !os(watchOS)
  import Cheats
  import UIKit

  /// The first responder that a recognizer provides: a view without size, which is never seen or touched.
  ///
  /// Only a view or a view controller can be first responder, and only the first responder gets shakes and text.
  final class CheatCodeInputResponder: UIView, UIKeyInput {
    weak var recognizer: CheatCodeGestureRecognizer?
    var autocorrectionType = UITextAutocorrectionType.no
    var autocapitalizationType = UITextAutocapitalizationType.none
    private var demand = CheatCodeInputDemand.touches
    /// What takes the place of the keyboard where only a shake is listened for.
    private let noKeyboard = UIView()

    /// Becomes first responder in a view, or none any more.
    func listen(for demand: CheatCodeInputDemand, in view: UIView?) {
      let isOther = demand != self.demand
      self.demand = demand
      guard demand != .touches, let view else {
        if isFirstResponder { resignFirstResponder() }
        if superview != nil { removeFromSuperview() }
        return
      }
      if superview !== view { view.addSubview(self) }
      if isFirstResponder {
        if isOther { reloadInputViews() }
      } else {
        becomeFirstResponder()
      }
    }

    override var canBecomeFirstResponder: Bool { true }

    override var inputView: UIView? { demand == .keyboard ? nil : noKeyboard }

    /// So that Backspace is told of.
    var hasText: Bool { true }

    func insertText(_ text: String) { recognizer?.insertText(text) }

    func deleteBackward() { recognizer?.perform(.keyPress("backspace")) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      recognizer?.pressesBegan(presses)
      super.pressesBegan(presses, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      recognizer?.motionEnded(motion, with: event)
      super.motionEnded(motion, with: event)
    }
  }
#endif
