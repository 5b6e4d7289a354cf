package import AhoCorasick

/// What the tool draws and measures: the automaton itself, and what its numbers mean.
extension CheatCodeAutomaton {
  /// The automaton of the codes' actions, without their parameters.
  package var engine: Automaton { codes.engine }

  /// The action that a symbol of the automaton stands for.
  ///
  /// - Precondition: The symbol is one of the automaton's.
  package func action(for symbol: Symbol) -> Action { alphabet.action(for: symbol) }

  /// The symbol of an action, or the one of all unknown actions.
  package func symbol(for action: Action) -> Symbol { alphabet.symbol(for: action) }

  /// The id of the code that a pattern of the automaton is.
  package func id(of pattern: PatternID) -> CheatCodeID { codes.id(of: pattern) }

  /// The pattern of the automaton that a code is.
  ///
  /// - Precondition: The code is one of this set.
  package func pattern(of id: CheatCodeID) -> PatternID { pattern(id) }

  /// The steps that a code ends with and that accept more than one action.
  ///
  /// - Precondition: The code is one of this set.
  package func parameters(of id: CheatCodeID) -> [CheatCodeParameter<Action>] {
    let pattern = pattern(id)
    return (0..<codes.parameters.count(of: pattern)).map { parameter($0, of: pattern) }
  }
}
