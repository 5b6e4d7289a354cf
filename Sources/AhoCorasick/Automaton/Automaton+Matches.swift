extension Automaton {
  /// The rest of a list of matches behind its first.
  @inlinable
  public func rest(of matches: MatchList) -> MatchList {
    matches.hasMore ? nextMatches[matches.first.index] : .none
  }

  /// The patterns that end a pattern and are shorter.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of patterns that are equal to it.
  public func shorterMatches(in pattern: PatternID) -> MatchList {
    let equal = endingRanks(of: endState(of: pattern))
    return nextMatches[self.pattern(at: Rank(equal.upperBound.index - 1)).index]
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

  /// The number of symbols of the pattern at a rank.
  @inlinable
  public func length(at rank: Rank) -> Int { patterns.length(rank.index) }
}

extension Automaton {
  /// All patterns that a stream ends with.
  public func matches(at cursor: Cursor) -> MatchList {
    if cursor.isDeep { return records.matches(Int(cursor.place)) }
    guard let entry = grams.entry(of: cursor.gram), entry.hasMatches else { return .none }
    return dropping(records.matches(entry.record), longerThan: Int(cursor.known(grams.grams.width)))
  }
}
