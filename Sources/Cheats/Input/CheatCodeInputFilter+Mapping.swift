extension CheatCodeInputFilter {
  /// A code whose actions are mapped as those of the stream are, with the same name, limits and flags.
  ///
  /// A code that has an ignored action in it cannot be performed through the filter.
  ///
  /// ```swift
  /// let filter = CheatCode.InputFilter(mapping: .caseFolding)
  /// print(filter.mapped(CheatCode.Definition(actions: [.keyPress("IDDQD")])).actions[0].description)
  /// // key press: iddqd
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of actions of the code.
  public func mapped(_ definition: CheatCodeDefinition<Action>) -> CheatCodeDefinition<Action> {
    var mappedDefinition = definition
    mappedDefinition.actions = definition.actions.map { mapped($0) }
    mappedDefinition.parameters = definition.parameters.map { parameter in
      switch parameter {
      case .any: .any
      case .oneOf(let actions): .oneOf(Set(actions.map { mapped($0) }))
      }
    }
    return mappedDefinition
  }
}
