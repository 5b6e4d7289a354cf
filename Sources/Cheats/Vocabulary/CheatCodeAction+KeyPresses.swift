extension CheatCodeAction {
  /// The key presses that type a text, one for each character.
  ///
  /// ```swift
  /// let god = CheatCode(name: "god", actions: CheatCodeAction.keyPresses("iddqd"))
  /// print(god.actions.count, god.actions[0])  // 5 key press: i
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public static func keyPresses(_ text: some StringProtocol) -> [CheatCodeAction] {
    text.map { .keyPress(String($0)) }
  }
}
