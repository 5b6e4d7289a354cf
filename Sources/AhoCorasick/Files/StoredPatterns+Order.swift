extension StoredPatterns {
  /// Checks that the patterns are in lexicographic order, and that each ends as many states behind the one before it as
  /// it has symbols that it does not share with that.
  ///
  /// - Parameter bound: How many symbols a pattern must share with the one before it not to be listed.
  /// - Returns: The ranks of those that share fewer. They are listed here because a pass of its own for them took longer.
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  func checkOrder(_ symbols: StoredSymbols, sharingLessThan bound: Int) throws(TableFileError) -> RankList {
    var branching = RankList(capacity: count)
    let lastEnd = stateCount - 1
    /// The pattern before the next one; at first an empty one, which ends at the root.
    var last = (start: 0, length: 0, head: 0 as UInt64, end: 0)
    for rank in 0..<count {
      let start = Int(starts[rank])
      let next = (start: start, length: length(rank), head: symbols.head(at: start), end: Int(ends[rank]))
      let own = next.end &- last.end
      guard last.end...lastEnd ~= next.end, own <= next.length, next.length &- own <= last.length else {
        throw .broken(
          .ends, place: rank, rule: "a pattern ends behind the one before it, by as much as it has of its own")
      }
      let shared = next.length &- own
      guard symbols.areEqual(start, last.start, count: shared, heads: next.head, last.head),
        own == 0
          ? isBehindEqual(rank, last.length == shared)
          : shared == last.length
            || symbols.symbol(at: shared, of: start, head: next.head)
              > symbols.symbol(at: shared, of: last.start, head: last.head)
      else {
        throw .broken(
          .order, place: rank, rule: "patterns are in lexicographic order, equal ones in order of registration")
      }
      branching.append(Rank(rank), if: shared < bound)
      last = next
    }
    return branching
  }

  /// Whether a pattern that has nothing of its own is registered behind the one before it, which it is equal to.
  private func isBehindEqual(_ rank: Int, _ isEqual: Bool) -> Bool {
    isEqual && rank > 0 && order[rank] > order[rank - 1]
  }
}
