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
  /// The symbols of the actions that have a place in a small table; empty for other types than `CheatCodeAction`.
  private let common: ContiguousArray<Symbol>
  private let symbols: [Action: Symbol]

  init(_ interner: CheatCodeInterner<Action>) {
    actions = interner.actions
    common =
      Action.self == CheatCodeAction.self
      ? ContiguousArray(repeating: .unknown, count: CommonAction.count).filled(by: interner.symbols) : []
    symbols = interner.symbols
  }

  /// The number of distinct actions.
  var count: Int { actions.count }

  /// The symbol of an action, or the one of all unknown actions.
  ///
  /// Hashing a string costs more than all the rest of a step. So the actions that players perform all the time are
  /// looked up by their place in a small table.
  @inline(__always)
  func symbol(for action: Action) -> Symbol {
    if let place = CommonAction.place(of: action) { return common[place] }
    return symbols[action] ?? .unknown
  }

  /// The action of a symbol.
  ///
  /// - Precondition: The symbol is one of this alphabet.
  func action(for symbol: Symbol) -> Action { actions[Int(symbol.rawValue)] }
}

/// Gives actions their symbols in the order in which they come.
struct CheatCodeInterner<Action: Hashable & Sendable> {
  fileprivate(set) var symbols: [Action: Symbol] = [:]
  fileprivate(set) var actions: [Action] = []

  /// The symbol of an action, which is added where it is new.
  mutating func intern(_ action: Action) -> Symbol {
    let next = Symbol(rawValue: UInt32(actions.count))
    let symbol = symbols[action, default: next]
    if symbol == next {
      symbols[action] = next
      actions.append(action)
    }
    return symbol
  }
}

extension ContiguousArray<Symbol> {
  /// The table with the symbols of the actions that have a place in it.
  fileprivate consuming func filled<Action>(by symbols: [Action: Symbol]) -> Self {
    for (action, symbol) in symbols {
      if let place = CommonAction.place(of: action) { self[place] = symbol }
    }
    return self
  }
}

/// The actions that have a place of their own in a table.
///
/// ```
/// 0…127           one-character ASCII keys
/// 128…131         swipes up, down, left and right
/// 132             shake
/// 133…142         taps, once to ten times
/// ```
private enum CommonAction {
  static let count = 143

  /// The place of an action, or nil where it has none, or is no `CheatCodeAction`.
  @inline(__always)
  static func place<Action>(of action: Action) -> Int? {
    // Where the type is known to be `CheatCodeAction` both tests are gone from the compiled code.
    guard Action.self == CheatCodeAction.self, let action = action as? CheatCodeAction else { return nil }
    switch action {
    case .keyPress(let key):
      let bytes = key.utf8
      return bytes.count == 1 ? Int(bytes[bytes.startIndex]) : nil
    case .swipe(.up): return 128
    case .swipe(.down): return 129
    case .swipe(.left): return 130
    case .swipe(.right): return 131
    case .shake: return 132
    case .tap(let times): return 1...10 ~= times ? 132 + Int(times) : nil
    }
  }
}
