public import Cheats

extension CheatCodeNotation {
  /// The notation of actions, with bare words where these are read back as the same keys.
  ///
  /// ```swift
  /// print(CheatCodeNotation.text(for: [.keyPress("up"), .swipe(.up), .keyPress("a b")]))
  /// // "up" up "a b"
  /// ```
  ///
  /// - Parameter actions: Any actions; ``actions(from:fileName:)`` gives equal ones for the text.
  /// - Returns: One line.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func text(for actions: some Sequence<CheatCodeAction>) -> String {
    var text = NotationText()
    for action in actions { text.append(action) }
    return text.text
  }

  /// The notation of the steps of a code.
  ///
  /// ```swift
  /// let digits = Set("0123456789".map { CheatCode.Action.keyPress(String($0)) })
  /// let steps = CheatCodeSteps(actions: [.keyPress("e"), .keyPress("1")], parameters: [.oneOf(digits), .any])
  /// print(CheatCodeNotation.text(for: steps))
  /// // e 1 [0-9] <any>
  /// ```
  ///
  /// - Parameter steps: Any steps; a parameter that accepts nothing is written as `[]`, which is not read back.
  /// - Returns: One line, the actions of a class sorted.
  public static func text(for steps: CheatCodeSteps) -> String {
    var text = NotationText()
    for action in steps.actions { text.append(action) }
    for parameter in steps.parameters { text.append(parameter) }
    return text.text
  }

  /// The notation of a stream, with times as `@250ms`.
  ///
  /// - Parameter elements: Actions and times; times are rounded down to nanoseconds of 64 bits.
  /// - Returns: One line.
  public static func text(for elements: some Sequence<CheatCodeStreamElement>) -> String {
    var text = NotationText()
    for element in elements {
      switch element {
      case .action(let action): text.append(action)
      case .time(let time): text.append("@" + self.text(for: time))
      }
    }
    return text.text
  }
}
