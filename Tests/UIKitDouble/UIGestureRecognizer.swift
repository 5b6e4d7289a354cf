// The names are documented where they come from, at the real UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A recognizer, with the state machine that UIKit documents.
///
/// It tells its target of every state but `failed`, as UIKit does, and remembers transitions that UIKit does not allow.
/// UIKit sends the actions when it next updates gestures; the double does at once.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// A transition that UIKit does not allow.
  public struct IllegalTransition: Hashable, Sendable {
    public let from: State
    public let to: State
  }

  public internal(set) weak var view: UIView?
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var delaysTouchesEnded = true
  public var isEnabled = true
  public private(set) var illegalTransitions: [IllegalTransition] = []
  private weak var target: AnyObject?
  private let action: Selector?
  private var currentState = State.possible

  public init(target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  open var state: State {
    get { currentState }
    set {
      let isAllowed =
        switch (currentState, newValue) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        default: false
        }
      if !isAllowed { illegalTransitions.append(IllegalTransition(from: currentState, to: newValue)) }
      currentState = newValue
      if newValue != .failed, newValue != .possible, target != nil { action?.perform(self) }
    }
  }

  /// Whether the gesture is over and the recognizer waits for being reset.
  var isOver: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

  /// What UIKit does with a recognizer whose gesture is over.
  func resetIfOver() {
    guard isOver else { return }
    reset()
    currentState = .possible
  }

  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
