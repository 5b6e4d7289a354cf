extension Automaton {
  /// What is wrong with the failure links: each leads to the longest end of a path, but for itself, that is a path.
  ///
  /// An end of a child's path is an end of its parent's and then the child's label. So the ends of the parent's path
  /// that are paths are looked through, longest first; those are on the parent's chain, if its links are right.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the total length of the patterns: along one of them the chain is climbed
  ///   by at most as much as it was descended.
  func brokenFailure(_ statements: StateStatements) -> String? {
    let failures = statements.failures
    guard failures[0] == .root else { return "the root has no failure link" }
    for index in 1..<max(stateCount, 1) where statements.depths[failures[index].index] >= statements.depths[index] {
      return "state \(index): its failure link leads towards the root"
    }
    for index in 0..<stateCount {
      for child in children(of: StateID(index)) {
        let label = label(of: child)
        var end = StateID(index)
        var expected: StateID?
        while expected == nil, end != .root {
          end = failures[end.index]
          expected = self.child(of: end, label)
        }
        guard failures[child.index] == expected ?? .root else {
          return "state \(child.rawValue): its failure link leads to the longest end of its path that is a path"
        }
      }
    }
    return nil
  }

  /// What is wrong with the matches: at a state end the patterns that are its path, and those at its failure link.
  ///
  /// - Complexity: O(*n*), where *n* is the number of states and patterns.
  func brokenMatches(_ statements: StateStatements) -> String? {
    guard nextMatches.count == patternCount else { return "each pattern is followed by some or none" }
    for index in 0..<stateCount {
      let state = StateID(index)
      guard self.state(at: statements.cursors[index]) == state else {
        return "state \(index): a stream that is its path is in it"
      }
      var expected = state == .root ? .none : statements.matches[statements.failures[index].index]
      for rank in tree.endingRanks(of: state).reversed() {
        let pattern = patterns.atRank[rank]
        guard nextMatches[pattern.index] == expected else {
          return "pattern \(pattern.rawValue): it is followed by equal ones, and then by those that end it"
        }
        expected = MatchList(pattern, hasMore: !expected.isEmpty)
      }
      guard statements.matches[index] == expected else {
        return "state \(index): the patterns that its path ends with end there"
      }
    }
    return nil
  }

  /// What is wrong with the wider links: each skips what has just the same patterns, as far as there are records.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of states.
  func brokenWiderLink(_ statements: StateStatements) -> String? {
    var count = 0
    for index in 1..<max(stateCount, 1) {
      let state = StateID(index)
      let failure = statements.failures[index]
      let isNeeded = statements.hasRecord(failure) && tree.ranks(of: failure) == tree.ranks(of: state)
      count += isNeeded ? 1 : 0
      guard widerLinks[state] == (isNeeded ? widerLinks[failure] ?? failure : nil) else {
        return "state \(index): its wider link leads to the last state on its chain with just the same patterns"
      }
    }
    let areAll = widerLinks.states.count == count && widerLinks.last.count == count
    return areAll ? nil : "no others have wider links"
  }
}
