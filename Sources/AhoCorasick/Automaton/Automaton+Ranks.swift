extension Automaton {
  /// The ranks of the patterns that begin with a state's path.
  @inlinable
  public func ranks(of state: StateID) -> Range<Rank> {
    Rank(rawValue: lowRank[state.index])..<Rank(rawValue: highRank[state.index])
  }

  /// The ranks of the patterns that begin with a state's path and go on behind it.
  @inlinable
  public func unfinishedRanks(of state: StateID) -> Range<Rank> {
    endingRanks(of: state).upperBound..<Rank(rawValue: highRank[state.index])
  }

  /// The deepest other state on a state's chain that not just the same patterns begin with, or the root.
  ///
  /// Where a pattern is looked for on a chain, or all that are on it, the states in between have nothing new.
  @inlinable
  public func wider(than state: StateID) -> StateID { StateID(rawValue: widerLink[state.index]) }

  /// Whether a pattern begins with a state's path.
  @inlinable
  public func contains(_ rank: Rank, _ state: StateID) -> Bool {
    lowRank[state.index] <= rank.rawValue && rank.rawValue < highRank[state.index]
  }

  /// The place of a pattern in lexicographic order.
  @inlinable
  public func rank(of pattern: PatternID) -> Rank { rankOfPattern[pattern.index] }

  /// The pattern at a place in lexicographic order.
  @inlinable
  public func pattern(at rank: Rank) -> PatternID { patternAtRank[rank.index] }

  /// The number of symbols of a pattern.
  @inlinable
  public func length(of pattern: PatternID) -> Int { Int(lengths[pattern.index]) }

  /// The child of a state on the way to a pattern, or nil when the pattern ends at the state.
  ///
  /// This is how the next symbol of a pattern is known although no pattern is stored.
  ///
  /// - Precondition: The pattern begins with the state's path.
  /// - Complexity: O(log *c*), where *c* is the number of children.
  public func child(of state: StateID, towards rank: Rank) -> StateID? {
    let children = childIndices(of: state)
    guard let first = children.first, lowRank[first] <= rank.rawValue else { return nil }
    var low = children.lowerBound
    var high = children.upperBound
    while high - low > 1 {
      let middle = (low + high) >> 1
      if lowRank[middle] <= rank.rawValue { low = middle } else { high = middle }
    }
    return StateID(low)
  }

  /// The symbols of a pattern, read from the labels on the way from the root to its end.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the length of the pattern and *c* the most children of a state.
  public func symbols(of pattern: PatternID) -> [Symbol] {
    path(towards: rank(of: pattern), length: length(of: pattern))
  }

  /// The path of a state.
  ///
  /// - Complexity: O(*d* log *c*), where *d* is the depth of the state and *c* the most children of a state.
  public func path(of state: StateID) -> [Symbol] {
    path(towards: Rank(rawValue: lowRank[state.index]), length: depth(of: state))
  }

  private func path(towards rank: Rank, length: Int) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(length)
    var state = StateID.root
    while symbols.count < length, let next = child(of: state, towards: rank) {
      symbols.append(label(of: next))
      state = next
    }
    return symbols
  }
}
