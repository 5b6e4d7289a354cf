import AhoCorasick

/// Actions encoded once for one set of codes, to be performed any number of times at the speed of the engine.
public struct CheatCodeSymbols<Action: Hashable & Sendable>: Sendable {
  let symbols: SymbolString
  /// The actions themselves, where codes have parameters and matches carry what was entered; else empty.
  let actions: ContiguousArray<Action>
  /// The set whose alphabet the symbols are of.
  let codes: CompiledSet

  init(_ actions: some Collection<Action>, _ automaton: CheatCodeAutomaton<Action>) {
    var symbols = SymbolString(symbolCount: automaton.alphabet.count)
    symbols.append(contentsOf: ContiguousArray(actions.lazy.map { automaton.alphabet.symbol(for: $0) }))
    self.symbols = symbols
    self.actions = automaton.codes.parameters.isEmpty ? [] : ContiguousArray(actions)
    codes = automaton.codes
  }

  /// The number of actions.
  public var count: Int { symbols.count }
}
