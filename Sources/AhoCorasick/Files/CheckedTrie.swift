/// What is made of the patterns and the records of a file, if they fit together.
///
/// ```
///  patterns ─▶ how many states of its own each has ─┬─▶ where each record begins
///                                                   └─▶ sizes of subtrees, shallow states
/// ```
///
/// How many states a pattern adds says how many symbols it shares with the one before it. So every state's depth is known
/// when its record is reached: what a record says is judged by that.
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
    let result = patterns.symbols.withStoredSymbols { symbols in
      records.words.withUnsafeBufferPointer { words in
        Result { () throws(TableFileError) in
          let ranks = try StoredRanks(patterns)
          try ranks.check(nextMatches)
          // Each state has a record of a word at least. So what is made is no larger than what was read.
          let wordCount = words.count - RecordTable.padding
          guard patterns.stateCount <= min(wordCount, AutomatonLimits.addressable) else {
            throw .broken(.ends, place: patterns.count - 1, rule: "there are as many states as records")
          }
          let check = RecordCheck(words, isWide: records.isWide, ranks, gramWidth: Int(grams.width))
          return try Self(patterns, symbols, check, grams: grams, entries: entries)
        }
      }
    }
    self = try result.get()
  }

  private init(
    _ patterns: StoredPatterns, _ symbols: StoredSymbols, _ check: consuming RecordCheck, grams: Grams,
    entries: ContiguousArray<GramEntry>
  ) throws(TableFileError) {
    let branching = try patterns.checkOrder(symbols, sharingLessThan: Int(grams.width) - 1)
    try check.checkRecords()
    rankOf = check.ranks.rankOf
    longestPattern = patterns.longest
    tree = StateTree(patterns)
    shallowStates = ShallowStates(patterns, symbols, grams, ranks: branching)
    recordStarts = try check.finish(tree)
    try check.check(entries)
  }
}
