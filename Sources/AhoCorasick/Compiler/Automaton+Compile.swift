extension Automaton {
  /// Compiles patterns into one automaton.
  ///
  /// ```
  /// patterns ─ sort ─ merge beginnings ─ failure links ─ match links ─ tables
  /// ```
  ///
  /// - Parameters:
  ///   - patterns: The patterns in order of registration; equal ones keep an id each.
  ///   - symbolCount: The number of symbols of the alphabet, above every symbol of the patterns.
  ///   - limits: How large the automaton may become.
  /// - Throws: ``CompilationError``, when a pattern is empty, has a symbol that is not in the alphabet, or exceeds a
  ///   limit.
  /// - Complexity: O(*n* log *c*) time and O(*n*) memory, where *n* is the total length of the patterns and *c* the
  ///   most children that one state has.
  public convenience init(
    compiling patterns: PatternList, symbolCount: Int, limits: AutomatonLimits = .init()
  ) throws(CompilationError) {
    try patterns.check(symbolCount: symbolCount, limits: limits)
    let sorted = SortedPatterns(patterns, symbolCount: symbolCount)
    let stateCount = try sorted.countStates(symbolCount: symbolCount, limits: limits)
    self.init(
      Trie(sorted, stateCount: stateCount), order: sorted.order, lengths: patterns.lengths, symbolCount: symbolCount)
  }
}

extension PatternList {
  /// The length of each pattern.
  fileprivate var lengths: ContiguousArray<UInt32> {
    ContiguousArray((0..<count).lazy.map { UInt32(self.range(of: PatternID($0)).count) })
  }

  /// Checks what can be checked before anything is built.
  fileprivate func check(symbolCount: Int, limits: AutomatonLimits) throws(CompilationError) {
    guard symbolCount <= limits.symbols else {
      throw .tooManySymbols(count: symbolCount, limit: limits.symbols)
    }
    guard count <= limits.patterns else {
      throw .tooManyPatterns(PatternID(max(limits.patterns, 0)), limit: limits.patterns)
    }
    for index in 0..<count {
      let pattern = PatternID(index)
      let range = range(of: pattern)
      guard !range.isEmpty else { throw .emptyPattern(pattern) }
      for symbol in symbols[range] where symbol.rawValue >= symbolCount {
        throw .symbolOutOfRange(pattern, symbol: symbol, symbolCount: symbolCount)
      }
    }
  }
}

extension SortedPatterns {
  /// Counts the states of the trie, so that its tables are made in their final size, or refused before they are.
  fileprivate func countStates(symbolCount: Int, limits: AutomatonLimits) throws(CompilationError) -> Int {
    var states = 1
    var longest = 0
    for rank in order.indices {
      states += length(rank) - sharedPrefix(rank)
      longest = max(longest, length(rank))
      guard states <= limits.states else { throw .tooManyStates(order[rank], limit: limits.states) }
      let bytes = Automaton.tableBytes(states: states, symbols: symbolCount, patterns: count, longest: longest)
      guard bytes <= limits.tableBytes else { throw .tooManyTableBytes(order[rank], limit: limits.tableBytes) }
    }
    return states
  }
}
