extension CheatCodeDefinition where Action == CheatCodeAction {
  /// Creates a definition over ``CheatCodeAction``, which no context needs to name.
  ///
  /// ```swift
  /// let definitions = [CheatCodeDefinition(name: "k", actions: [.swipe(.up), .keyPress("k")])]
  /// ```
  ///
  /// Nothing is checked before the definition is compiled.
  ///
  /// - Parameters:
  ///   - name: The name, unique in a set of codes, or nil.
  ///   - actions: The actions in the order in which they are performed.
  ///   - parameters: The steps after the actions that accept more than one action.
  ///   - maximumGap: The longest time between two neighbouring actions.
  ///   - timeLimit: The longest time between the first and the last action.
  ///   - isSecret: Whether the code is kept out of hints.
  ///   - isEnabled: Whether a new session matches the code.
  public init(
    name: String? = nil,
    actions: [CheatCodeAction],
    parameters: [CheatCodeParameter<CheatCodeAction>] = [],
    maximumGap: CheatCodeTimeLimit = .inherited,
    timeLimit: CheatCodeTimeLimit = .inherited,
    isSecret: Bool = false,
    isEnabled: Bool = true
  ) {
    // Member by member: a call of the general initialiser with these types would be a call of this one.
    self.name = name
    self.actions = actions
    self.parameters = parameters
    self.maximumGap = maximumGap
    self.timeLimit = timeLimit
    self.isSecret = isSecret
    self.isEnabled = isEnabled
  }
}
