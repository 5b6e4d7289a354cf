/// Where a continuous gesture is, with the transitions that UIKit allows a recognizer.
package enum CheatCodeRecognitionPhase: Hashable, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether the gesture is over, and nothing follows before the next.
  package var isOver: Bool {
    switch self {
    case .possible, .began, .changed: false
    case .ended, .cancelled, .failed: true
    }
  }

  /// Goes on to where the codes are.
  ///
  /// - Parameters:
  ///   - state: How far the codes are.
  ///   - isAction: Whether an action brought them there; if not, a gesture that goes on has not changed.
  /// - Returns: Whether there is something to tell.
  package mutating func follow(_ state: CheatCodeState, isAction: Bool) -> Bool {
    guard !isOver else { return false }
    switch (state, self) {
    case (.matched, _): self = .ended
    case (.matching, .possible): self = .began
    case (.matching, _):
      guard isAction else { return false }
      self = .changed
    case (.notMatched, .possible): self = .failed
    case (.reset, .possible): return false
    case (.notMatched, _), (.reset, _): self = .cancelled
    }
    return true
  }
}
