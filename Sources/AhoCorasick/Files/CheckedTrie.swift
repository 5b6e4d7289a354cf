/// What is made of the patterns and the records of a file in one pass over both, if they fit together.
///
/// ```
///  order, ends ─▶ each pattern's own states, and their depths ─┬─▶ sizes of subtrees, shallow states
///                                                              └─▶ where each record begins
/// ```
///
/// The pass goes through the patterns in lexicographic order. How many states a pattern adds says how many symbols it
/// shares with the one before it, so that every state's depth is known when its record is reached: what a record says is
/// judged by that.
struct CheckedTrie {
  let rankOf: ContiguousArray<Rank>
  let tree: StateTree
  let recordStarts: BitRanks
  let shallowStates: ShallowStates
  let longestPattern: Int

  /// - Throws: ``TableFileError/broken(_:place:rule:)`` with the first rule that is broken.
  /// - Complexity: O(*n*), where *n* is the number of bytes of all; a sort of the large subtrees besides.
  init(
    _ patterns: StoredPatterns, _ records: RecordTable, _ nextMatches: ContiguousArray<MatchList>, grams: Grams,
    entries: ContiguousArray<GramEntry>
  ) throws(TableFileError) {
    // The closures must not throw: they would lose the type of the error.
    let longest = (0..<patterns.count).reduce(0) { max($0, patterns.length($1)) }
    let result = patterns.symbols.withStoredSymbols { symbols in
      records.words.withUnsafeBufferPointer { words in
        Result { () throws(TableFileError) in
          let check = RecordCheck(
            words, isWide: records.isWide, patterns, gramWidth: Int(grams.width), longestPattern: longest)
          return try Self(patterns, symbols, check, nextMatches, grams: grams, entries: entries, longest: longest)
        }
      }
    }
    self = try result.get()
  }

  private init(
    _ patterns: StoredPatterns, _ symbols: StoredSymbols, _ check: consuming RecordCheck,
    _ nextMatches: ContiguousArray<MatchList>, grams: Grams, entries: ContiguousArray<GramEntry>, longest: Int
  ) throws(TableFileError) {
    // Each state has a record of a word at least. So what is made is no larger than what was read.
    let stateCount = Int(patterns.ends.last ?? 0) + 1
    guard stateCount <= check.wordCount, stateCount <= AutomatonLimits.addressable else {
      throw .broken(.ends, place: patterns.count - 1, rule: "there are as many states as records")
    }
    longestPattern = longest
    var walk = PatternWalk(patterns, symbols)
    var builder = TreeBuilder(stateCount: stateCount, longestPattern: longestPattern, grams: grams)
    try check.checkRoot()
    for rank in 0..<patterns.count {
      let run = try walk.next(rank)
      builder.add(run, symbols)
      try check.check(run)
    }
    rankOf = try walk.ranks()
    tree = builder.tree(ends: patterns.ends)
    shallowStates = builder.shallowStates
    recordStarts = try check.finish(tree)
    try check.check(entries)
    try patterns.check(nextMatches, rankOf: rankOf)
  }
}

extension StoredPatterns {
  /// Checks that a list of matches goes on to an equal pattern behind, or to a shorter one; so it ends.
  fileprivate func check(
    _ nextMatches: ContiguousArray<MatchList>, rankOf: ContiguousArray<Rank>
  ) throws(TableFileError) {
    for (place, list) in nextMatches.enumerated() where !list.isEmpty {
      let next = list.first.index
      guard next < count else { throw .broken(.nextMatches, place: place, rule: "it leads to a pattern") }
      if length(next) < length(place) { continue }
      let (rank, nextRank) = (rankOf[place].index, rankOf[next].index)
      guard nextRank == rank + 1, ends[rank] == ends[nextRank] else {
        throw .broken(.nextMatches, place: place, rule: "it leads to a shorter pattern, or to the next equal one")
      }
    }
  }

  /// The number of symbols of a pattern.
  @inline(__always)
  func length(_ pattern: Int) -> Int { Int(starts[pattern + 1] - starts[pattern]) }
}
