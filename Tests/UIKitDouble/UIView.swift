// The names are documented where they come from, at the real UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view, which knows its place in the hierarchy and remembers the touches that it got.
@MainActor open class UIView: UIResponder {
  public let frame: CGRect
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The phases of the touches that the view got.
  public internal(set) var receivedPhases: [UITouch.Phase] = []

  public init(frame: CGRect = .zero) { self.frame = frame }

  public required init?(coder: NSCoder) { nil }

  open override var next: UIResponder? { superview }
  override var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    resignFirstResponder()
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}

/// The root of a hierarchy, which has the first responder.
@MainActor open class UIWindow: UIView {
  public internal(set) weak var firstResponder: UIResponder?

  override var window: UIWindow? { self }
}
