import AhoCorasick

/// The actions that occur in a set of codes, each with its symbol.
///
/// Actions are compared by `==`, so actions that are equal share a symbol however they are stored.
///
/// It is a class because a step that looks up a symbol then retains nothing; as a structure in the automaton it was
/// copied, with a retain for each of its tables.
final class CheatCodeAlphabet<Action: Hashable & Sendable>: Sendable {
  /// The actions in the order of their symbols.
  let actions: [Action]
  private let symbols: ActionSymbols<Action>

  init(_ interner: CheatCodeInterner<Action>) {
    actions = interner.actions
    symbols = interner.symbols
  }

  /// The number of distinct actions.
  var count: Int { actions.count }

  /// The symbol of an action, or the one of all unknown actions.
  @inline(__always)
  func symbol(for action: Action) -> Symbol { symbols[action] }

  /// The action of a symbol.
  ///
  /// - Precondition: The symbol is one of this alphabet.
  func action(for symbol: Symbol) -> Action { actions[Int(symbol.rawValue)] }
}
