extension Automaton {
  /// The deepest state on a state's chain, itself included, where patterns end, or nil.
  @inlinable
  public func firstMatchState(from state: StateID) -> StateID? {
    let link = matchLink[state.index]
    return link == 0 ? nil : StateID(rawValue: link)
  }

  /// The next shorter state on a chain where patterns end, or nil.
  @inlinable
  public func nextMatchState(after state: StateID) -> StateID? {
    firstMatchState(from: failure(of: state))
  }

  /// The ranks of the patterns that end at a state, equal patterns in order of registration.
  @inlinable
  public func endingRanks(of state: StateID) -> Range<Rank> {
    let children = childIndices(of: state)
    let high = children.isEmpty ? highRank[state.index] : lowRank[children.lowerBound]
    return Rank(rawValue: lowRank[state.index])..<Rank(rawValue: high)
  }

  /// Calls a closure with every pattern that the stream ends with, longest first, equal ones in order of registration.
  ///
  /// - Complexity: O(*k*), where *k* is the number of patterns that end here.
  @inlinable
  public func forEachMatch(at state: StateID, _ body: (PatternID) -> Void) {
    var match = firstMatchState(from: state)
    while let found = match {
      for rank in found.endingIndices(in: self) { body(patternAtRank[rank]) }
      match = nextMatchState(after: found)
    }
  }
}

extension StateID {
  @inlinable
  func endingIndices(in automaton: Automaton) -> Range<Int> {
    let ranks = automaton.endingRanks(of: self)
    return ranks.lowerBound.index..<ranks.upperBound.index
  }
}
