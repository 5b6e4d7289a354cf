extension Automaton {
  /// How many leading symbols of a pattern a stream ends with.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - cursor: Where the stream stands.
  ///   - limit: The most symbols that count.
  /// - Complexity: O(*c* + *k*), where *c* is the number of records on the chain of failure links that not just the same
  ///   patterns begin with, and *k* the number of symbols of a gram.
  public func progress(of pattern: PatternID, at cursor: Cursor, upTo limit: Int) -> Int {
    let rank = rank(of: pattern)
    if cursor.isDeep, let depth = deepProgress(of: rank, at: cursor, upTo: limit) { return depth }
    var length = min(Int(cursor.known(grams.grams.width)), limit, patterns.length(rank.index))
    guard length > 0 else { return 0 }
    // The first symbols of the pattern as a gram, to be compared with the last ones of the stream.
    var beginning = (0..<length).reduce(0 as UInt32) { gram, offset in
      gram &* grams.grams.base &+ patterns.symbol(rank.index, at: offset).rawValue
    }
    var count = grams.grams.count(length)
    while length > 0, cursor.gram % count != beginning {
      beginning /= grams.grams.base
      count /= grams.grams.base
      length -= 1
    }
    return length
  }

  private func deepProgress(of rank: Rank, at cursor: Cursor, upTo limit: Int) -> Int? {
    var at = Int(cursor.place)
    while true {
      let state = StateID(rawValue: recordStarts.rank(at))
      if contains(rank, state) {
        let depth = depth(of: state)
        if depth <= limit { return depth }
      } else if let last = widerLinks[state] {
        at = recordStarts.place(ofRank: last.rawValue)
      }
      let header = records.header(at)
      guard header.hasFailure else { return nil }
      at = Int(records.failure(at, header))
    }
  }
}
