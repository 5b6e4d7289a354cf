import AhoCorasick

/// Gives actions their symbols in the order in which they come.
struct CheatCodeInterner<Action: Hashable & Sendable> {
  private(set) var symbols = ActionSymbols<Action>()
  private(set) var actions: [Action] = []

  /// The symbol of an action, which is added where it is new.
  @inline(__always)
  mutating func intern(_ action: Action) -> Symbol {
    let known = symbols[action]
    return known == .unknown ? add(action) : known
  }

  private mutating func add(_ action: Action) -> Symbol {
    let symbol = Symbol(rawValue: UInt32(actions.count))
    symbols[action] = symbol
    actions.append(action)
    return symbol
  }
}

/// The symbols of actions; equal actions have one.
struct ActionSymbols<Action: Hashable & Sendable>: Sendable {
  /// The symbols of the actions that have a place in a small table; empty for other types than `CheatCodeAction`.
  private var common: ContiguousArray<Symbol>
  private var others: [Action: Symbol] = [:]

  init() {
    common = ContiguousArray(
      repeating: .unknown, count: Action.self == CheatCodeAction.self ? CommonAction.count : 0)
  }

  /// The symbol of an action, or the one of all unknown actions.
  @inline(__always)
  subscript(action: Action) -> Symbol {
    get {
      if let place = CommonAction.place(of: action) { return common[place] }
      return others[action] ?? .unknown
    }
    set {
      if let place = CommonAction.place(of: action) { common[place] = newValue } else { others[action] = newValue }
    }
  }
}
