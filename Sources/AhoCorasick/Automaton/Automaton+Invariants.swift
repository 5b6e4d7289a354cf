extension Automaton {
  /// The first rule that the tables break, in words, or nil.
  ///
  /// Tables that break no rule are those that compiling some patterns gives. Any tables can be asked: each rule reads
  /// only what the rules before it have shown to be in range, and takes no more time than the tables have room for.
  ///
  /// ```
  /// patterns, grams ─▶ all tables, as those patterns compile ─▶ states, records, links and grams by definition
  /// ```
  ///
  /// Compiling does not ask: it would take several times as long. Tests do, of many sets.
  ///
  /// The last rules would not be needed if the compiler had no fault: they say what the tables mean, state by state,
  /// and use nothing of it.
  ///
  /// - Complexity: O(*k* *g* + *n* log *n* + *d*), where *n* is the total length of the patterns, *g* the number of
  ///   grams, *k* the number of symbols of a gram, and *d* the size of the dense table.
  package var brokenInvariant: String? { brokenTable ?? brokenDefinition }

  /// The first rule that tables from elsewhere may break; those that break none are as they would have been compiled.
  var brokenTable: String? {
    guard (0...Grams.mostGrams).contains(symbolCount) else { return "the alphabet has a number of symbols" }
    return patterns.brokenRule(symbolCount: symbolCount) ?? grams.grams.brokenRule(symbolCount: symbolCount)
      ?? otherThanCompiled
  }

  /// The first definition that tables do not fit which could be read everywhere, or nil.
  var brokenDefinition: String? {
    if let rule = brokenState ?? grams.brokenCount { return rule }
    let statements = StateStatements(self)
    return brokenRecord(statements) ?? brokenFailure(statements) ?? brokenMatches(statements)
      ?? brokenWiderLink(statements) ?? brokenGram(statements) ?? brokenRow(statements)
  }

  /// Where a stream stands that is just the path of a state.
  func cursor(at state: StateID) -> Cursor {
    let depth = depth(of: state)
    let length = min(depth, gramWidth)
    let rank = tree.firstRank(from: state.rawValue)
    var gram: UInt32 = 0
    for offset in depth - length..<depth {
      gram = grams.grams.appending(patterns.symbol(rank, at: offset).rawValue, to: gram)
    }
    if depth > gramWidth { return Cursor(gram: gram, place: UInt32(recordStarts.place(ofRank: state.rawValue))) }
    return Cursor(gram: gram, place: depth < gramWidth ? Cursor.shallow + UInt32(depth) : place(of: gram))
  }
}

/// What the tables say of each state, read once.
struct StateStatements {
  private(set) var depths: ContiguousArray<Int> = []
  private(set) var failures: ContiguousArray<StateID> = []
  private(set) var matches: ContiguousArray<MatchList> = []
  /// Where a stream stands that is just the path of each state.
  private(set) var cursors: ContiguousArray<Cursor> = []
  /// Whether a stream is followed in the record of each state.
  private(set) var isFollowed: ContiguousArray<Bool> = []

  init(_ automaton: Automaton) {
    for index in 0..<automaton.stateCount {
      let state = StateID(index)
      let cursor = automaton.cursor(at: state)
      let depth = automaton.depth(of: state)
      depths.append(depth)
      isFollowed.append(
        depth > automaton.gramWidth || (depth == automaton.gramWidth && !automaton.isLeaf(state)))
      failures.append(automaton.failure(of: state))
      matches.append(automaton.matches(at: cursor))
      cursors.append(cursor)
    }
  }

  /// Whether a stream is followed in the record of a state.
  func hasRecord(_ state: StateID) -> Bool { isFollowed[state.index] }
}
