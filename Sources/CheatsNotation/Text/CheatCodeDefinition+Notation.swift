public import Cheats

extension CheatCodeDefinition where Action == CheatCodeAction {
  /// Creates a definition whose actions, and the parameters behind them, are written in notation.
  ///
  /// ```swift
  /// let level = try CheatCode.Definition(name: "level", notation: "'idclev' [0-9] [0-9]")
  /// print(level.actions.count, level.parameters.count)
  /// // 6 2
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, unique in a set of codes, or nil.
  ///   - notation: The code as ``CheatCodeNotation`` writes it.
  ///   - maximumGap: The longest time between two neighbouring actions.
  ///   - timeLimit: The longest time between the first and the last action.
  ///   - isSecret: Whether the code is kept out of hints.
  ///   - isEnabled: Whether a new session matches the code.
  /// - Throws: ``CheatCodeNotationError`` for the first mistake, also for an action after a parameter, or a time.
  /// - Complexity: O(*n*) in the number of bytes and of keys in ranges.
  public init(
    name: String? = nil,
    notation: some StringProtocol,
    maximumGap: CheatCodeTimeLimit = .inherited,
    timeLimit: CheatCodeTimeLimit = .inherited,
    isSecret: Bool = false,
    isEnabled: Bool = true
  ) throws(CheatCodeNotationError) {
    let steps = try CheatCodeNotation.steps(from: notation)
    self.init(
      name: name, actions: steps.actions, parameters: steps.parameters, maximumGap: maximumGap, timeLimit: timeLimit,
      isSecret: isSecret, isEnabled: isEnabled)
  }
}
