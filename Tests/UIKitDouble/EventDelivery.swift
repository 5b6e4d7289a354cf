// The names are documented where they come from, at the real UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What UIKit does between the hardware and the recognizers: hands out events, and resets recognizers that are over.
@MainActor public final class EventDelivery {
  public let window = UIWindow()
  /// The view that fingers touch.
  public let view: UIView
  /// Whether recognizers get presses, and not only the responder chain.
  public var handsPressesToRecognizers = true
  private var touches: [UITouch] = []
  private var cancelledInView: Set<UITouch> = []

  public init(view: UIView = UIView()) {
    self.view = view
    window.addSubview(view)
  }

  private var recognizers: [UIGestureRecognizer] { view.gestureRecognizers ?? [] }

  /// Puts fingers down, all in one event.
  public func touchDown(at points: CGPoint..., time: TimeInterval) -> [UITouch] {
    let new = points.map { UITouch($0, at: time) }
    touches += new
    deliver(Set(new), .began, time)
    return new
  }

  /// Moves a finger.
  public func move(_ touch: UITouch, to point: CGPoint, time: TimeInterval) {
    touch.point = point
    deliver([touch], .moved, time)
  }

  /// Lifts a finger.
  public func lift(_ touch: UITouch, at point: CGPoint, time: TimeInterval) {
    touch.point = point
    end(touch, .ended, time)
  }

  /// Takes a finger over, as an alert of the system does.
  public func cancel(_ touch: UITouch, time: TimeInterval) { end(touch, .cancelled, time) }

  /// Presses a key or a button.
  public func press(_ press: UIPress) {
    let event = UIPressesEvent(timestamp: press.timestamp)
    if handsPressesToRecognizers {
      for recognizer in recognizers where recognizer.isEnabled { recognizer.pressesBegan([press], with: event) }
    }
    window.firstResponder?.pressesBegan([press], with: event)
    update()
  }

  /// Shakes the device.
  public func shake(time: TimeInterval) {
    window.firstResponder?.motionEnded(.motionShake, with: UIEvent(timestamp: time))
    update()
  }

  /// Does what UIKit does at the end of an event: recognizers that are over are reset when no finger is down.
  public func update() {
    guard touches.isEmpty else { return }
    for recognizer in recognizers { recognizer.resetIfOver() }
  }

  private func end(_ touch: UITouch, _ phase: UITouch.Phase, _ time: TimeInterval) {
    touches.removeAll { $0 === touch }
    deliver([touch], phase, time)
    update()
  }

  private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ time: TimeInterval) {
    for touch in touches { touch.timestamp = time }
    let event = UIEvent(timestamp: time)
    for recognizer in recognizers where recognizer.isEnabled && !recognizer.isOver {
      let before = recognizer.state
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      }
      let recognized = recognizer.state == .began || recognizer.state == .ended
      if recognized, recognizer.state != before { arbitrate(recognizer, touches) }
    }
    for touch in touches where !cancelledInView.contains(touch) { view.receivedPhases.append(phase) }
  }

  /// What a recognizer that recognizes does to the others, and to the view.
  private func arbitrate(_ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>) {
    for other in recognizers where other !== recognizer && !other.isOver {
      guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { continue }
      other.state = other.state == .possible ? .failed : .cancelled
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in touches where cancelledInView.insert(touch).inserted { view.receivedPhases.append(.cancelled) }
  }
}
