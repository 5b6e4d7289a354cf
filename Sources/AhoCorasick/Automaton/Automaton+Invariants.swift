extension Automaton {
  /// Checks that the tables fit together; does nothing in a release build.
  ///
  /// - Complexity: O(*n* log *c*) per state.
  func assertInvariants() {
    assert(brokenInvariant == nil, brokenInvariant ?? "")
  }

  /// The first rule that the tables break, in words, or nil.
  var brokenInvariant: String? {
    let count = stateCount
    guard firstChild.count == count + 1, failure.count == count, matchLink.count == count, lowRank.count == count,
      highRank.count == count
    else { return "each table has an entry a state" }
    guard levels.first == 0, levels.last == UInt32(count) else { return "the levels cover the states" }
    guard firstChild[0] == 1, firstChild[count] == UInt32(count) else { return "every state but the root has a parent" }
    for index in 0..<count {
      if let rule = brokenInvariant(of: StateID(index)) { return "state \(index): \(rule)" }
    }
    for index in 0..<patternCount where pattern(at: rank(of: PatternID(index))) != PatternID(index) {
      return "pattern \(index): the ranks and the patterns are inverse"
    }
    return nil
  }

  private func brokenInvariant(of state: StateID) -> String? {
    let children = childIndices(of: state)
    guard children.lowerBound > state.index else { return "children come after their parent" }
    for (left, right) in zip(children, children.dropFirst()) {
      guard label[left] < label[right] else { return "labels ascend" }
      guard highRank[left] == lowRank[right] else { return "the children's ranks follow one another" }
    }
    for child in children where lowRank[child] < lowRank[state.index] || highRank[child] > highRank[state.index] {
      return "a child's ranks are among its parent's"
    }
    if let last = children.last, highRank[last] != highRank[state.index] { return "the last child's ranks end it" }
    guard lowRank[state.index] < highRank[state.index] || stateCount == 1 else { return "some pattern goes through" }
    guard state != .root else { return failure[0] == 0 && matchLink[0] == 0 ? nil : "the root has no links" }
    guard depth(of: failure(of: state)) < depth(of: state) else { return "the failure link is shallower" }
    guard failure(of: state) == .root ? true : label(of: failure(of: state)) == label(of: state) else {
      return "the failure link ends with the same symbol"
    }
    let isEnd = !endingRanks(of: state).isEmpty
    let expected = isEnd ? state.rawValue : matchLink[failure(of: state).index]
    return matchLink[state.index] == expected ? nil : "the match link is the state or its failure link's"
  }
}
