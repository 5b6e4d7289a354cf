extension Automaton {
  /// Checks that the tables fit together; does nothing in a release build.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the total length of the patterns and *c* the most children of a state.
  func assertInvariants() {
    assert(brokenInvariant == nil, brokenInvariant ?? "")
  }

  /// The first rule that the tables break, in words, or nil.
  ///
  /// Tables that break no rule are those of some patterns. No table is read before what it is read with is known to be
  /// in range, so any tables can be asked.
  var brokenInvariant: String? {
    if let rule = brokenSize ?? brokenTree { return rule }
    for index in 0..<stateCount {
      let state = StateID(index)
      if let rule = brokenRanks(of: state) ?? brokenLinks(of: state) { return "state \(index): \(rule)" }
    }
    return nil
  }

  private var brokenSize: String? {
    let count = stateCount
    guard count > 0, firstChild.count == count + 1, failure.count == count, matchLink.count == count,
      widerLink.count == count, lowRank.count == count, highRank.count == count
    else { return "each table has an entry a state" }
    guard patternAtRank.count == patternCount, rankOfPattern.count == patternCount else {
      return "each table has an entry a pattern"
    }
    for index in 0..<patternCount {
      let rank = rankOfPattern[index]
      guard rank.index < patternCount, pattern(at: rank) == PatternID(index) else {
        return "pattern \(index): the ranks and the patterns are inverse"
      }
    }
    return nil
  }

  /// What is wrong with the states as a tree that is numbered breadth first.
  private var brokenTree: String? {
    let count = UInt32(stateCount)
    guard firstChild[0] == 1, firstChild[stateCount] == count else { return "every state but the root has a parent" }
    guard levels.count >= 2, levels[0] == 0, levels[levels.count - 1] == count else {
      return "the levels cover the states"
    }
    for (level, next) in zip(levels, levels.dropFirst()) {
      guard level < next, next <= count else { return "the levels ascend" }
      // The children of a level are the next one.
      guard firstChild[Int(level)] == next else { return "the levels are those of the tree" }
    }
    for index in 0..<stateCount {
      guard firstChild[index] > index, firstChild[index] <= firstChild[index + 1], firstChild[index + 1] <= count else {
        return "state \(index): children come after their parent and its brothers' children"
      }
      let children = childIndices(of: StateID(index))
      for child in children where label[child] >= symbolCount { return "state \(child): the label is a symbol" }
      for (left, right) in zip(children, children.dropFirst()) where label[left] >= label[right] {
        return "state \(index): labels ascend"
      }
    }
    for (symbol, child) in rootChild.enumerated() {
      let expected = self.child(of: .root, Symbol(rawValue: UInt32(symbol))) ?? .root
      guard child == expected.rawValue else { return "symbol \(symbol): the root's child is in its table" }
    }
    return nil
  }

  private func brokenRanks(of state: StateID) -> String? {
    let (low, high) = (lowRank[state.index], highRank[state.index])
    guard low <= high, high <= UInt32(patternCount) else { return "the ranks are those of patterns" }
    if state == .root, low > 0 || high < patternCount { return "all patterns go through the root" }
    guard low < high || stateCount == 1 else { return "some pattern goes through" }
    let children = childIndices(of: state)
    guard let first = children.first, let last = children.last else { return brokenLengths(of: state, low..<high) }
    guard low <= lowRank[first], highRank[last] == high else { return "the children's ranks are the last ones" }
    for (left, right) in zip(children, children.dropFirst()) where highRank[left] != lowRank[right] {
      return "the children's ranks follow one another"
    }
    return brokenLengths(of: state, low..<lowRank[first])
  }

  private func brokenLengths(of state: StateID, _ ending: Range<UInt32>) -> String? {
    if state == .root, !ending.isEmpty { return "no pattern is empty" }
    let depth = depth(of: state)
    for rank in ending {
      let pattern = pattern(at: Rank(rawValue: rank))
      guard length(of: pattern) == depth else { return "the patterns that end here are as long as its path" }
      guard rank == ending.lowerBound || self.pattern(at: Rank(rawValue: rank - 1)) < pattern else {
        return "equal patterns are in order of registration"
      }
    }
    return nil
  }

  /// What is wrong with a state's match link and with its children's failure links.
  ///
  /// The links of shallower states are known to be right, so the children's can be followed from them.
  private func brokenLinks(of state: StateID) -> String? {
    if state == .root, failure[0] != 0 { return "the root has no failure link" }
    let isEnd = !endingRanks(of: state).isEmpty
    let expected = isEnd && state != .root ? state.rawValue : matchLink[failure(of: state).index]
    guard state == .root ? matchLink[0] == 0 : matchLink[state.index] == expected else {
      return "the match link is the state or its failure link's"
    }
    guard state != .root || widerLink[0] == 0 else { return "the root has no wider link" }
    let link = failure(of: state)
    guard state == .root || wider(than: state) == (ranks(of: link) == ranks(of: state) ? wider(than: link) : link)
    else {
      return "the wider link is the failure link, or its wider link where the ranks are the same"
    }
    for child in children(of: state) {
      let link = state == .root ? .root : next(after: failure(of: state), label(of: child))
      guard failure(of: child) == link else { return "a child's failure link is where its parent's leads" }
    }
    return nil
  }
}
