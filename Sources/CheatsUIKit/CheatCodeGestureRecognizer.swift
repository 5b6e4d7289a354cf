#if canImport(UIKit) && !os(watchOS)
  public import Cheats
  public import UIKit

  #if canImport(ObjectiveC)
    // Where `state` can be set; the double of the tests has no submodules.
    public import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Performs the swipes, taps, shakes and key presses of a player on cheat codes.
  ///
  /// ```swift
  /// let recognizer = CheatCodeGestureRecognizer(cheatCode: code, target: nil, action: nil)
  /// view.addGestureRecognizer(recognizer)
  /// recognizer.configureForNextAction()
  /// ```
  ///
  /// It stands beside the other recognizers of an app: it neither cancels nor delays the touches of views, and recognizers
  /// do not prevent each other, unless `cancelsTouchesInView` is set to true. The codes are matched as they are without it;
  /// ``CheatCodeTouchTracker`` tells how swipes and taps are told apart, and a ``CheatCodeInputFilter`` counts the taps.
  ///
  /// **States.** `began` and `changed` while a code is partly performed, also when no finger is down; `ended` when one
  /// matched; `cancelled` when nothing is left of what was partly performed; `failed` when fingers did nothing for any
  /// code. UIKit then calls ``reset()``. A code that was given alone begins again there; a registry goes on.
  ///
  /// **Taps** are counted within the filter's `tapWindow`. In a registry that keeps undo each tap takes the place of the
  /// ones before. Elsewhere nothing can be taken back, and taps are performed when the window has passed.
  ///
  /// **Shakes and keys** reach the first responder and no recognizer. ``takesFirstResponder`` says whether one is provided;
  /// an app that has its own forwards what it gets to ``motionEnded(_:with:)``, ``pressesBegan(_:)`` and
  /// ``insertText(_:)``.
  ///
  /// Times are seconds since the start of the device, as UIKit's events have them.
  public final class CheatCodeGestureRecognizer: UIGestureRecognizer {
    /// The code that actions are performed on, or nil where they are performed on a registry.
    public let cheatCode: CheatCode?
    /// The registry that actions are performed on, or nil where they are performed on one code.
    public let registry: CheatCodeRegistry?
    /// Whether an invisible responder becomes first responder while a key press or a shake comes next.
    ///
    /// True for one code, as in Ross Butler's package `Cheats`: the keyboard comes up when a key is next. False for a
    /// registry, where some code nearly always has a key next. It takes effect at the next
    /// ``configureForNextAction()``.
    public var takesFirstResponder: Bool

    let feed: CheatCodeInputFeed
    let inputResponder = CheatCodeInputResponder()
    var presses = CheatCodeEventFilter<ObjectIdentifier>()
    var motions = CheatCodeEventFilter<ObjectIdentifier>()
    private var alarm: Task<Void, Never>?

    /// Creates a recognizer for one code, which can be in a registry or not.
    ///
    /// - Parameters:
    ///   - cheatCode: The code.
    ///   - filter: What actions go through first; by default it counts taps, as far apart as UIKit's own.
    ///   - target: What is told when the state changes; it is not retained.
    ///   - action: What the target is told with.
    public convenience init(
      cheatCode: CheatCode, filter: CheatCode.InputFilter = .init(tapWindow: .milliseconds(350)), target: Any?,
      action: Selector?
    ) {
      self.init(.code(cheatCode), filter: filter, target: target, action: action)
    }

    /// Creates a recognizer for all codes of a registry.
    ///
    /// - Parameters:
    ///   - registry: The registry; `keepsUndo` lets taps count at once.
    ///   - filter: What actions go through first; by default it counts taps, as far apart as UIKit's own.
    ///   - target: What is told when the state changes; it is not retained.
    ///   - action: What the target is told with.
    public convenience init(
      registry: CheatCodeRegistry, filter: CheatCode.InputFilter = .init(tapWindow: .milliseconds(350)), target: Any?,
      action: Selector?
    ) {
      self.init(.registry(registry), filter: filter, target: target, action: action)
    }

    private init(_ recipient: CheatCodeRecipient, filter: CheatCode.InputFilter, target: Any?, action: Selector?) {
      (cheatCode, registry) =
        switch recipient {
        case .code(let code): (code, nil)
        case .registry(let registry): (nil, registry)
        }
      takesFirstResponder = cheatCode != nil
      feed = CheatCodeInputFeed(recipient, filter: filter)
      super.init(target: target, action: action)
      cancelsTouchesInView = false
      delaysTouchesEnded = false
      inputResponder.recognizer = self
    }

    deinit {
      alarm?.cancel()
      Task { @MainActor [inputResponder] in inputResponder.removeFromSuperview() }
    }

    /// How many points a swipe is longer than, on the axis on which it is longer.
    public var movementDelta: CGFloat {
      get { CGFloat(feed.thresholds.swipeDistance) }
      set { feed.thresholds.swipeDistance = Double(newValue) }
    }

    /// How far and how long fingers move for a swipe or a tap.
    public var thresholds: CheatCodeTouchThresholds {
      get { feed.thresholds }
      set { feed.thresholds = newValue }
    }

    /// Begins with the next gesture; a code that was given alone begins again, the codes of a registry go on.
    public override func reset() {
      super.reset()
      feed.reset()
      finish(nil)
    }

    /// Takes fingers that were put down.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { feed.touchBegan(at: place(of: touch), time: .seconds(touch.timestamp)) }
    }

    /// Takes fingers that moved.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { feed.touchMoved(to: place(of: touch)) }
    }

    /// Takes fingers that were lifted, and performs what they did.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { finish(feed.touchEnded(at: place(of: touch), time: .seconds(touch.timestamp))) }
    }

    /// Takes fingers that the system took over; they did nothing.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      for _ in touches { finish(feed.touchCancelled()) }
    }

    /// Takes keys and buttons that UIKit sends to recognizers.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { pressesBegan(presses) }

    /// Prevents others only if touches are cancelled in views, too.
    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      cancelsTouchesInView && super.canPrevent(preventedGestureRecognizer)
    }

    /// Goes on whatever others recognize, because a code takes more than one gesture.
    public override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Ends the handling of an event: tells the new state, listens for what comes next, and sets the alarm.
    func finish(_ news: CheatCodeRecognitionPhase?) {
      if let news { state = State(news) }
      inputResponder.listen(for: takesFirstResponder ? feed.recipient.demand : .touches, in: view)
      setAlarm()
    }

    /// Wakes up when time alone does something.
    private func setAlarm() {
      alarm?.cancel()
      alarm = nil
      guard let deadline = feed.deadline else { return }
      // A clock takes no time that is too long for it; a day later it is asked again.
      let pause = min(deadline - Self.now, .seconds(86_400))
      alarm = Task { [weak self] in
        do { try await Task.sleep(for: pause) } catch { return }
        guard let self else { return }
        finish(feed.advance(to: Self.now))
      }
    }

    /// The present, as the times of UIKit's events count.
    static var now: Duration { .seconds(ProcessInfo.processInfo.systemUptime) }

    private func place(of touch: UITouch) -> CheatCodePoint {
      let point = touch.location(in: view)
      return CheatCodePoint(x: Double(point.x), y: Double(point.y))
    }
  }

  extension UIGestureRecognizer.State {
    fileprivate init(_ phase: CheatCodeRecognitionPhase) {
      self =
        switch phase {
        case .possible: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
  }
#endif
