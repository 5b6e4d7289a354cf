extension PatternTable {
  /// The first rule that the tables break, in words, or nil; they may be any tables.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  func brokenRule(symbolCount: Int) -> String? {
    brokenSize(symbolCount) ?? brokenSymbol(symbolCount) ?? brokenOrder
  }

  private func brokenSize(_ symbolCount: Int) -> String? {
    guard count < AutomatonLimits.addressable, starts.count == count + 1, rankOf.count == count else {
      return "each table has an entry a pattern"
    }
    guard starts[0] == 0, Int(starts[count]) == symbols.count else { return "the patterns cover their symbols" }
    for rank in 0..<count where starts[rank] >= starts[rank + 1] { return "rank \(rank): its pattern is not empty" }
    switch (symbols.storage, SymbolString(symbolCount: symbolCount).storage) {
    case (.bytes, .bytes), (.halves, .halves), (.words, .words): return nil
    default: return "symbols take as few bytes as the alphabet needs"
    }
  }

  private func brokenSymbol(_ symbolCount: Int) -> String? {
    for place in 0..<symbols.count where symbols[place].rawValue >= symbolCount {
      return "symbol \(place) of the patterns is in the alphabet"
    }
    return nil
  }

  private var brokenOrder: String? {
    for (rank, pattern) in atRank.enumerated() {
      guard pattern.index < count, rankOf[pattern.index] == Rank(rank) else {
        return "rank \(rank): the ranks and the patterns are inverse"
      }
    }
    for rank in 0..<count where rank > 0 {
      let shared = sharedPrefix(rank)
      let (before, after) = (sortKey(rank - 1, at: shared), sortKey(rank, at: shared))
      guard before < after || (before == after && atRank[rank - 1] < atRank[rank]) else {
        return "rank \(rank): patterns are in lexicographic order, equal ones in order of registration"
      }
    }
    return nil
  }

  /// The patterns in order of registration.
  var list: PatternList {
    var list = PatternList()
    list.reserveCapacity(patterns: count, symbols: symbols.count)
    for rank in rankOf { list.append((0..<length(rank.index)).lazy.map { symbol(rank.index, at: $0) }) }
    return list
  }
}
