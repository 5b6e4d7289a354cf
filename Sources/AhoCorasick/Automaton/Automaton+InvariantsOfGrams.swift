extension GramTable {
  /// What is wrong with the numbers of grams that have entries, by which entries are found.
  var brokenCount: String? {
    var count = 0
    guard bits.words.count == bits.counts.count else { return "there is a count for each word of the grams' bits" }
    for (word, before) in zip(bits.words, bits.counts) {
      guard Int(before) == count else { return "the count of each word of the grams' bits is that of the bits before" }
      count += word.nonzeroBitCount
    }
    return count == entries.count ? nil : "there are as many entries as grams that have one"
  }
}

extension Automaton {
  /// What is wrong with the grams: each says what is so of the longest end of it that is a path.
  ///
  /// - Complexity: O(*g* *k* + *n*), where *g* is the number of grams, *k* that of their symbols, *n* that of states.
  func brokenGram(_ statements: StateStatements) -> String? {
    var statesOfDepth = ContiguousArray<ContiguousArray<StateID>>(repeating: [], count: gramWidth + 1)
    for (index, depth) in statements.depths.enumerated() where depth <= gramWidth {
      statesOfDepth[depth].append(StateID(index))
    }
    /// For each gram of a length the state of a stream that is the gram.
    var states: ContiguousArray<StateID> = [.root]
    for length in 1...gramWidth {
      // A gram's ends are those of the gram without its first symbol, and the gram itself.
      states = ContiguousArray(repeatElement(states, count: Int(grams.grams.base)).joined())
      for state in statesOfDepth[length] { states[Int(statements.cursors[state.index].gram)] = state }
      for (gram, state) in states.enumerated() where !statements.hasRecord(state) {
        let known = Cursor.shallow + UInt32(length)
        let cursor = Cursor(gram: UInt32(gram), place: length == gramWidth ? place(of: UInt32(gram)) : known)
        guard self.state(at: cursor) == state else {
          return "gram \(gram) of \(length) symbols: its state is the longest end of it that is a path"
        }
      }
    }
    return brokenEntries(of: states, statements)
  }

  /// What is wrong with what the table says of each gram, whose states are given.
  private func brokenEntries(of states: ContiguousArray<StateID>, _ statements: StateStatements) -> String? {
    guard states.count == grams.grams.count else { return "there are as many grams as numbers of so many digits" }
    for (gram, state) in states.enumerated() {
      let matches = statements.matches[state.index]
      let isRoot = statements.hasRecord(state)
      let index = grams.bits.rankIfSet(gram)
      guard (index != nil) == (isRoot || !matches.isEmpty) else {
        return "gram \(gram) has an entry where its state has a record or patterns end"
      }
      guard let index else { continue }
      let said = isRoot ? state : endState(of: matches.first)
      let entry = GramEntry(
        record: UInt32(recordStarts.place(ofRank: said.rawValue)), hasMatches: !matches.isEmpty,
        labels: isRoot ? children(of: state).reduce(0) { $0 | GramEntry.bit(label(of: $1).rawValue) } : 0)
      guard grams.entries[Int(index)] == entry else { return "gram \(gram): its entry says what is so of its state" }
    }
    return nil
  }
}
