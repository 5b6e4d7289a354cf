extension Automaton {
  /// Follows a stream by one symbol.
  ///
  /// - Returns: All patterns that the stream ends with now.
  /// - Complexity: O(1) failure links amortised over a stream, each with a search among a state's children.
  @inlinable
  public func advance(_ cursor: inout Cursor, _ symbol: Symbol) -> MatchList {
    let symbol = symbol.rawValue
    guard symbol < grams.grams.base else {
      // No pattern has the symbol, so nothing before it counts any more.
      cursor = Cursor()
      return .none
    }
    cursor.gram = grams.grams.appending(symbol, to: cursor.gram)
    guard cursor.isDeep else { return enter(&cursor) }
    var at = Int(cursor.place)
    while true {
      let header = records.header(at)
      if let child = records.child(at, header, symbol) {
        cursor.place = child
        return records.matches(Int(child))
      }
      guard header.hasFailure else { break }
      at = Int(records.failure(at, header))
    }
    cursor.place = Cursor.shallow + grams.grams.width
    return enter(&cursor)
  }

  /// Looks up what the last symbols alone say, the latest of which has just come.
  @inlinable @inline(__always)
  func enter(_ cursor: inout Cursor) -> MatchList {
    let bits = grams.bits[cursor.gram]
    let known = cursor.known
    guard known >= grams.grams.width else { return enterEarly(&cursor, bits) }
    if bits == 0 { return .none }
    if bits & 1 != 0 { cursor.place = grams.root(of: cursor.gram) }
    return bits & 2 != 0 ? grams.matches(of: cursor.gram) : .none
  }

  /// Looks up what fewer symbols than a gram has say.
  @inlinable
  func enterEarly(_ cursor: inout Cursor, _ bits: UInt64) -> MatchList {
    cursor.place += 1
    if cursor.known == grams.grams.width, bits & 1 != 0 {
      let root = grams.root(of: cursor.gram)
      let matches = bits & 2 != 0 ? grams.matches(of: cursor.gram) : .none
      cursor.place = root
      return matches
    }
    guard bits & 2 != 0 else { return .none }
    return dropping(grams.matches(of: cursor.gram), longerThan: Int(cursor.known))
  }

  /// The matches of a list that a stream of a length can end with.
  @inlinable
  func dropping(_ matches: MatchList, longerThan length: Int) -> MatchList {
    var matches = matches
    while !matches.isEmpty, self.length(of: matches.first) > length {
      matches = matches.hasMore ? nextMatches[matches.first.index] : .none
    }
    return matches
  }
}
