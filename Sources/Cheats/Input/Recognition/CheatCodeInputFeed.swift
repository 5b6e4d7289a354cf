/// All that a gesture recognizer decides, without the user interface that it belongs to.
///
/// It is told of touches and actions, performs them on its codes and answers with the phase that the recognizer is to
/// take, or nil for no news. It is a class so that a callback of a code can ask it, and tell it more, at any time.
package final class CheatCodeInputFeed {
  package let recipient: CheatCodeRecipient
  package private(set) var phase = CheatCodeRecognitionPhase.possible
  private var tracker = CheatCodeTouchTracker()
  private var filter: CheatCode.InputFilter
  private var taps: CheatCodeTapBurst
  private var matchCount: Int

  package init(_ recipient: CheatCodeRecipient, filter: CheatCode.InputFilter) {
    self.recipient = recipient
    self.filter = filter
    taps = CheatCodeTapBurst(window: filter.tapWindow, canTakeBack: recipient.canTakeBack)
    matchCount = recipient.matchCount
  }

  /// How far and how long fingers move.
  package var thresholds: CheatCodeTouchThresholds {
    get { tracker.thresholds }
    set { tracker.thresholds = newValue }
  }

  /// When ``advance(to:)`` has something to do, or nil.
  package var deadline: Duration? {
    guard let deadline = taps.deadline else { return recipient.nextDeadline }
    return taps.isHolding ? deadline : min(deadline, recipient.nextDeadline ?? deadline)
  }

  /// Performs an action that the player has done.
  package func perform(_ action: CheatCodeAction, at time: Duration) -> CheatCodeRecognitionPhase? {
    let steps = taps.receive(filter.receive(action, at: time), at: time)
    for step in steps { recipient.carryOut(step) }
    return news(isAction: !steps.isEmpty)
  }

  /// Lets time pass: taps that were held back are performed, and held matches reported.
  package func advance(to time: Duration) -> CheatCodeRecognitionPhase? {
    let wasOpen = taps.isOpen
    let steps = taps.advance(to: time)
    for step in steps { recipient.carryOut(step) }
    if !taps.isHolding { recipient.carryOut(.advance(to: time)) }
    let news = news(isAction: !steps.isEmpty)
    return news ?? (wasOpen ? failIfIdle() : nil)
  }

  /// Looks how far the codes are, after something else may have been done to them.
  package func look() -> CheatCodeRecognitionPhase? { news(isAction: false) }

  /// Begins with the next gesture; a code begins again, the codes of a registry go on.
  package func reset() {
    let failed = phase == .failed
    phase = .possible
    tracker.reset()
    guard case .code(let code) = recipient else { return }
    let state = code.state()
    // Fingers that did nothing are no mistake in a code that came on by other ways.
    if failed, state == .matching { return }
    taps.reset()
    filter.reset()
    if state != .reset { code.reset() }
  }

  private func news(isAction: Bool) -> CheatCodeRecognitionPhase? {
    let state = recipient.state(since: matchCount)
    matchCount = recipient.matchCount
    // A tap that does not fit can still become two that do.
    if taps.isOpen, state != .matched, state != .matching { return nil }
    return phase.follow(state, isAction: isAction) ? phase : nil
  }

  /// Fails if all fingers are lifted and were about nothing, so that recognizers that wait for it can go on.
  private func failIfIdle() -> CheatCodeRecognitionPhase? {
    guard tracker.touchCount == 0, phase == .possible, !taps.isOpen else { return nil }
    phase = .failed
    return phase
  }
}

extension CheatCodeInputFeed {
  /// Takes a finger that was put down.
  package func touchBegan(at point: CheatCodePoint, time: Duration) { tracker.began(at: point, time: time) }

  /// Takes a finger that moved.
  package func touchMoved(to point: CheatCodePoint) { tracker.moved(to: point) }

  /// Takes a finger that was lifted, and performs what it did.
  package func touchEnded(at point: CheatCodePoint, time: Duration) -> CheatCodeRecognitionPhase? {
    let action = tracker.ended(at: point, time: time)
    return (action.map { perform($0, at: time) } ?? look()) ?? failIfIdle()
  }

  /// Takes a finger that the system took over.
  package func touchCancelled() -> CheatCodeRecognitionPhase? {
    tracker.cancelled()
    return look() ?? failIfIdle()
  }
}
