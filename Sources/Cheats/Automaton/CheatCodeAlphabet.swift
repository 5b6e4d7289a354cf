import AhoCorasick

/// The actions that occur in a set of codes, each with its symbol.
///
/// Actions are compared by `==`, so actions that are equal share a symbol however they are stored.
public struct CheatCodeAlphabet<Action: Hashable & Sendable>: Sendable {
  private var symbols: [Action: Symbol] = [:]
  private(set) var actions: [Action] = []

  init() {}

  /// The number of distinct actions.
  public var count: Int { actions.count }

  /// The symbol of an action, or the one of all unknown actions.
  func symbol(for action: Action) -> Symbol { symbols[action] ?? .unknown }

  /// The action of a symbol.
  ///
  /// - Precondition: The symbol is one of this alphabet.
  func action(for symbol: Symbol) -> Action { actions[Int(symbol.rawValue)] }

  /// The symbol of an action, which is added where it is new.
  mutating func intern(_ action: Action) -> Symbol {
    if let symbol = symbols[action] { return symbol }
    let symbol = Symbol(rawValue: UInt32(actions.count))
    symbols[action] = symbol
    actions.append(action)
    return symbol
  }
}
