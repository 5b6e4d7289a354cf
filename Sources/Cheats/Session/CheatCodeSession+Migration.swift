import AhoCorasick

extension CheatCodeSession {
  /// The same stream over another set of codes, which are told apart by their ids.
  ///
  /// - Parameters:
  ///   - automaton: The other set.
  ///   - changed: The codes that are in both sets and are no longer what they were.
  package func migrated(to automaton: CheatCodeAutomaton<Action>, changed: Set<CheatCodeID>) -> CheatCodeSession {
    let change = SetChange(
      old: self.automaton.codes, new: automaton.codes, changed: changed,
      symbols: ContiguousArray(self.automaton.alphabet.actions.lazy.map { automaton.alphabet.symbol(for: $0) }))
    var session = CheatCodeSession(automaton: automaton, core: core.migrated(by: change))
    // A code that stays can have been entered in part; what was entered is among the actions that are remembered.
    if var entered, session.entered != nil {
      entered.keepOpenings(session.core, position: session.position)
      session.entered = entered
    }
    return session
  }
}
