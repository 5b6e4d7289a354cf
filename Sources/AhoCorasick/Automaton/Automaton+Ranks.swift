extension Automaton {
  /// The place of a pattern in lexicographic order.
  public func rank(of pattern: PatternID) -> Rank { patterns.rankOf[pattern.index] }

  /// The pattern at a place in lexicographic order.
  public func pattern(at rank: Rank) -> PatternID { patterns.atRank[rank.index] }

  /// One symbol of a pattern.
  ///
  /// - Precondition: The pattern is longer than the offset.
  public func symbol(of pattern: PatternID, at offset: Int) -> Symbol {
    patterns.symbol(rank(of: pattern).index, at: offset)
  }

  /// The symbols of a pattern.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pattern.
  public func symbols(of pattern: PatternID) -> [Symbol] {
    let rank = rank(of: pattern).index
    return (0..<patterns.length(rank)).map { patterns.symbol(rank, at: $0) }
  }

  /// How many symbols there are up to the greatest that a pattern has.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols of all patterns.
  public var patternSymbolCount: Int { patterns.symbols.greatest.map { Int($0) + 1 } ?? 0 }

  /// The ranks of the patterns that begin with a state's path.
  public func ranks(of state: StateID) -> Range<Rank> { Range(tree.ranks(of: state)) }

  /// The ranks of the patterns that end at a state, equal patterns in order of registration.
  public func endingRanks(of state: StateID) -> Range<Rank> { Range(tree.endingRanks(of: state)) }

  /// The ranks of the patterns that begin with a state's path and go on behind it.
  public func unfinishedRanks(of state: StateID) -> Range<Rank> {
    endingRanks(of: state).upperBound..<ranks(of: state).upperBound
  }

  /// Whether a pattern begins with a state's path.
  public func contains(_ rank: Rank, _ state: StateID) -> Bool { tree.contains(rank, state) }

  /// The state whose path a pattern is.
  public func endState(of pattern: PatternID) -> StateID { tree.end(of: rank(of: pattern)) }
}

extension Range<Rank> {
  /// Ranks by their places in the tables.
  fileprivate init(_ places: Range<Int>) { self = Rank(places.lowerBound)..<Rank(places.upperBound) }
}
