extension Automaton {
  /// The rest of a list of matches behind its first.
  @inlinable
  public func rest(of matches: MatchList) -> MatchList {
    matches.hasMore ? nextMatches[matches.first.index] : .none
  }

  /// Calls a closure with every pattern of a list, longest first, equal ones in order of registration.
  ///
  /// - Complexity: O(*k*), where *k* is the number of patterns.
  @inlinable
  public func forEachMatch(in matches: MatchList, _ body: (PatternID) -> Void) {
    var matches = matches
    while !matches.isEmpty {
      body(matches.first)
      matches = rest(of: matches)
    }
  }

  /// The number of symbols of a pattern.
  @inlinable
  public func length(of pattern: PatternID) -> Int { patterns.length(of: pattern) }
}
