extension Automaton {
  /// The state that a stream is in.
  ///
  /// - Complexity: O(*k*), where *k* is the number of symbols of a gram.
  public func state(at cursor: Cursor) -> StateID {
    if let record = record(at: cursor) { return StateID(rawValue: recordStarts.rank(record)) }
    return shallowState(of: cursor.gram, known: Int(cursor.known(grams.grams.width)))
  }

  /// The record of the state that a stream is in, if a stream is followed in it.
  func record(at cursor: Cursor) -> Int? {
    if cursor.isDeep { return Int(cursor.place) }
    guard cursor.isEntered, grams.entries[cursor.entry].isRoot else { return nil }
    return grams.entries[cursor.entry].record
  }

  /// The place of a stream of which all is known by its gram.
  func place(of gram: UInt32) -> UInt32 {
    grams.bits.rankIfSet(Int(gram)).map { Cursor.firstEntry + $0 } ?? Cursor.shallow + grams.grams.width
  }

  /// The length of a state's path.
  public func depth(of state: StateID) -> Int {
    guard state != .root else { return 0 }
    let first = tree.firstRank(from: state.rawValue)
    return patterns.length(first) - Int(tree.ends[first] - state.rawValue)
  }

  /// The deepest other state whose path is an end of this state's path.
  ///
  /// - Complexity: O(log *n*) for finding the record, where *n* is the number of states.
  public func failure(of state: StateID) -> StateID {
    guard state != .root else { return .root }
    let at = recordStarts.place(ofRank: state.rawValue)
    let header = records.header(at)
    if header.hasFailure { return StateID(rawValue: recordStarts.rank(Int(records.failure(at, header)))) }
    let depth = depth(of: state)
    let length = min(depth - 1, gramWidth)
    return shallowState(of: gram(ofLast: length, of: state, depth: depth), known: length)
  }

  /// A state further up a state's chain, or the root; all in between have just the patterns of the state.
  ///
  /// Where a pattern is looked for on a chain, or all that are on it, the states in between have nothing new.
  public func wider(than state: StateID) -> StateID { failure(of: widerLinks[state] ?? state) }

  /// Forgets all but the last symbols of a stream.
  ///
  /// - Complexity: O(*c*), where *c* is the number of failure links to a path that is short enough.
  public func restrict(_ cursor: inout Cursor, to length: Int) {
    while cursor.isDeep {
      let depth = depth(of: state(at: cursor))
      if depth > gramWidth, depth <= length { return }
      let at = Int(cursor.place)
      let header = records.header(at)
      cursor.place = header.hasFailure ? records.failure(at, header) : place(of: cursor.gram)
    }
    if length < cursor.known(grams.grams.width) { cursor.place = Cursor.shallow + UInt32(length) }
  }

  /// The state of a stream that is not followed in a record.
  private func shallowState(of gram: UInt32, known: Int) -> StateID {
    if known >= gramWidth, let entry = grams.entry(of: gram), entry.hasMatches {
      // A pattern as long as a gram, with none that goes on behind it, ends at a state in which no stream is followed.
      let longest = records.matches(entry.record).first
      if length(of: longest) == gramWidth { return endState(of: longest) }
    }
    return shallowStates.state(of: gram, upTo: known)
  }

  /// The last symbols of a state's path as a gram.
  private func gram(ofLast length: Int, of state: StateID, depth: Int) -> UInt32 {
    let rank = tree.firstRank(from: state.rawValue)
    return (depth - length..<depth).reduce(0) { gram, offset in
      gram &* grams.grams.base &+ patterns.symbol(rank, at: offset).rawValue
    }
  }
}
