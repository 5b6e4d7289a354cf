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
    var at: Int
    if cursor.isDeep {
      at = Int(cursor.place)
    } else if cursor.isEntered {
      let entry = grams.entries[cursor.entry]
      guard entry.mayLead(symbol) else { return enter(&cursor) }
      at = entry.record
    } else {
      return cursor.place < Cursor.shallow + grams.grams.width ? enterEarly(&cursor) : enter(&cursor)
    }
    while true {
      let header = records.header(at)
      if let child = records.child(at, header, symbol) {
        cursor.place = child
        return records.matches(Int(child))
      }
      guard header.hasFailure else { return enter(&cursor) }
      at = Int(records.failure(at, header))
    }
  }

  /// Looks up what the last symbols alone say, all of which have come.
  @inlinable @inline(__always)
  func enter(_ cursor: inout Cursor) -> MatchList {
    guard let index = grams.bits.rankIfSet(Int(cursor.gram)) else {
      cursor.place = Cursor.shallow + grams.grams.width
      return .none
    }
    cursor.place = Cursor.firstEntry + index
    let entry = grams.entries[Int(index)]
    return entry.hasMatches ? records.matches(entry.record) : .none
  }

  /// Looks up what fewer symbols than a gram has say, or just as many, the latest of which has just come.
  @inlinable
  func enterEarly(_ cursor: inout Cursor) -> MatchList {
    cursor.place += 1
    let known = cursor.known(grams.grams.width)
    if known == grams.grams.width { return enter(&cursor) }
    guard let entry = grams.entry(of: cursor.gram), entry.hasMatches else { return .none }
    return dropping(records.matches(entry.record), longerThan: Int(known))
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
