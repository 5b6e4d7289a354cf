import AhoCorasick

extension CheatCodeSession {
  /// Performs an action at the latest time that was given.
  ///
  /// - Returns: The matches of the step.
  /// - Complexity: Amortised O(1) steps of the automaton and a hash of the action; no allocation where nothing matches.
  @discardableResult
  public mutating func perform(_ action: Action) -> CheatCodeMatches {
    let symbol = automaton.alphabet.symbol(for: action)
    return entered == nil ? core.perform(symbol) : perform(action, symbol, at: nil)
  }

  /// Performs an action at a time.
  ///
  /// - Parameters:
  ///   - action: What the player did.
  ///   - time: When, since any moment that the caller likes; a time before the latest one counts as the latest.
  /// - Returns: The matches of the step: those that the passing of time delivers, then those of the action.
  @discardableResult
  @specialized(where Action == CheatCodeAction)
  public mutating func perform(_ action: Action, at time: Duration) -> CheatCodeMatches {
    perform(action, automaton.alphabet.symbol(for: action), at: Nanoseconds(time))
  }

  fileprivate mutating func perform(_ action: Action, _ symbol: Symbol, at time: Nanoseconds?) -> CheatCodeMatches {
    entered?.append(action, at: core.count, core)
    core.lengthen()
    let step = core.performAtLength(symbol, at: time)
    return matches(step)
  }

  /// Performs actions one after another, and calls a closure with each match as it happens.
  ///
  /// The closure must not use the session. When it throws, the action that it was called for is performed, and those
  /// behind it are not.
  ///
  /// - Throws: What the closure throws.
  public mutating func perform<Failure: Error>(
    contentsOf actions: some Sequence<Action>, onMatch: (CheatCodeMatch) throws(Failure) -> Void
  ) throws(Failure) {
    for action in actions {
      for match in perform(action) { try onMatch(match) }
    }
  }

  /// Performs actions that were encoded before, and calls a closure with each match as it happens.
  ///
  /// - Precondition: The actions were encoded by this session's set.
  /// - Throws: What the closure throws.
  public mutating func perform<Failure: Error>(
    _ symbols: CheatCodeSymbols<Action>, onMatch: (CheatCodeMatch) throws(Failure) -> Void
  ) throws(Failure) {
    guard symbols.codes === automaton.codes else { fatalError("the actions were encoded for another set of codes") }
    if entered != nil {
      try perform(contentsOf: symbols.actions, onMatch: onMatch)
    } else if core.isShort {
      try core.scan(symbols.symbols, onMatch: onMatch)
    } else {
      for index in 0..<symbols.count {
        for match in core.perform(symbols.symbols[index]) { try onMatch(match) }
      }
    }
  }

  /// Puts what was entered at their parameters into matches.
  ///
  /// It must not be called with what a mutating call returns in its parentheses: it would be called on a copy of the
  /// session from before, and with two of them the stream copies all that it remembers.
  func matches(_ list: ContiguousArray<CheatCodeMatch>) -> CheatCodeMatches {
    guard let entered, !list.isEmpty else { return CheatCodeMatches(list) }
    return CheatCodeMatches(
      ContiguousArray(
        list.lazy.map { match in
          let count = automaton.codes.parameters.count(of: automaton.pattern(match.code))
          return count == 0
            ? match
            : CheatCodeMatch(
              code: match.code, start: match.start, end: match.end,
              parameters: (match.end - Int64(count)..<match.end).compactMap {
                entered.action(at: $0, from: match.start)
              })
        }))
  }
}

extension CheatCodeSession<CheatCodeAction> {
  /// Performs one of the library's own actions at the latest time that was given.
  ///
  /// It does what the method for any type of actions does. That one has to find out at run time what type it is called
  /// for, which took a third of the instructions of a step.
  ///
  /// - Returns: The matches of the step.
  /// - Complexity: Amortised O(1) steps of the automaton and a hash of the action; no allocation where nothing matches.
  @discardableResult
  public mutating func perform(_ action: CheatCodeAction) -> CheatCodeMatches {
    let symbol = automaton.alphabet.symbol(for: action)
    if core.isShort { return core.performShort(symbol) }
    return entered == nil ? core.perform(symbol) : perform(action, symbol, at: nil)
  }
}
