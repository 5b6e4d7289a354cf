extension ShallowStates {
  /// Lists the states whose paths are shorter than a gram, of the patterns of a file, whose ends have been checked.
  ///
  /// - Parameter ranks: The ranks of the patterns that have such states of their own.
  init(_ patterns: StoredPatterns, _ symbols: StoredSymbols, _ grams: Grams, ranks: borrowing RankList) {
    let longest = Int(grams.width) - 1
    var bits = ContiguousArray((0..<longest).map { BitRanks.noBits(Int(grams.count($0 + 1))) })
    var states = ContiguousArray<ContiguousArray<StateID>>(repeating: [], count: longest)
    /// For each length up to the longest the latest path as a gram.
    var path = ContiguousArray<UInt32>(repeating: 0, count: longest + 1)
    for index in 0..<ranks.count {
      let rank = ranks[index].index
      let length = patterns.length(rank)
      for depth in patterns.sharedPrefix(rank)..<min(length, longest) {
        let gram = grams.appending(symbols[Int(patterns.starts[rank]) + depth], to: path[depth])
        bits[depth].setBit(Int(gram))
        states[depth].append(StateID(rawValue: patterns.ends[rank] - UInt32(length - depth - 1)))
        path[depth + 1] = gram
      }
    }
    self.init(bits: bits, states: states, grams: grams)
  }
}
