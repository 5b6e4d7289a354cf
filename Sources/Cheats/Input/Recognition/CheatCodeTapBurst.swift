/// Puts taps in the place of fewer taps, or holds them back where performed actions cannot be taken back.
///
/// It follows the decisions of an input filter, which counts the taps, and says what is to be done now and when next.
package struct CheatCodeTapBurst: Sendable {
  /// Something to be done with the codes.
  package enum Step: Hashable, Sendable {
    case perform(CheatCodeAction, at: Duration)
    case replaceLast(CheatCodeAction, at: Duration)
    case advance(to: Duration)
  }

  private let window: Duration?
  private let canTakeBack: Bool
  /// The taps that are held back, and when the last of them came.
  private var held: (action: CheatCodeAction, time: Duration)?
  /// The first moment at which no tap adds to those that came, or nil where none could.
  package private(set) var deadline: Duration?

  package init(window: Duration?, canTakeBack: Bool) {
    self.window = window
    self.canTakeBack = canTakeBack
  }

  /// Whether a further tap would add to those that came.
  package var isOpen: Bool { deadline != nil }

  /// Whether taps came that are not performed yet.
  package var isHolding: Bool { held != nil }

  /// Takes a decision of the filter.
  package mutating func receive(_ decision: CheatCodeInputDecision<CheatCodeAction>, at time: Duration) -> [Step] {
    switch decision {
    case .drop:
      // Time must not pass before the taps that are held back, which came earlier.
      return isHolding ? [] : [.advance(to: time)]
    case .perform(let action):
      let steps = close()
      return steps + follow(action, .perform(action, at: time), at: time)
    case .replaceLast(let action):
      return follow(action, .replaceLast(action, at: time), at: time)
    }
  }

  /// Lets time pass.
  package mutating func advance(to time: Duration) -> [Step] {
    guard let deadline, time >= deadline else { return [] }
    return close()
  }

  /// Forgets the taps that came.
  package mutating func reset() {
    held = nil
    deadline = nil
  }

  private mutating func close() -> [Step] {
    defer { reset() }
    return held.map { [.perform($0.action, at: $0.time)] } ?? []
  }

  /// Does a step, or holds it back if it is about taps.
  private mutating func follow(_ action: CheatCodeAction, _ step: Step, at time: Duration) -> [Step] {
    guard let window, case .tap = action else { return [step] }
    deadline = time + window + .nanoseconds(1)
    guard !canTakeBack else { return [step] }
    held = (action, time)
    return []
  }
}
