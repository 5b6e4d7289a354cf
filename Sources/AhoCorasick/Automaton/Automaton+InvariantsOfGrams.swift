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
        let cursor = Cursor(gram: UInt32(gram), place: Cursor.shallow + UInt32(length))
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
    var (rootCount, endCount) = (0, 0)
    for (gram, state) in states.enumerated() {
      let bits = grams.bits[UInt32(gram)]
      let matches = statements.matches[state.index]
      guard (bits & GramBits.root != 0) == statements.hasRecord(state) else {
        return "gram \(gram) is a root where its state has a record"
      }
      guard (bits & GramBits.end != 0) == !matches.isEmpty else { return "gram \(gram) is an end where patterns end" }
      if bits & GramBits.root != 0 {
        guard grams.bits.roots(before: UInt32(gram)) == rootCount, rootCount < grams.roots.count,
          Int(grams.roots[rootCount]) == recordStarts.place(ofRank: state.rawValue)
        else { return "gram \(gram): its root is the record of its state" }
        rootCount += 1
      }
      if bits & GramBits.end != 0 {
        guard grams.bits.ends(before: UInt32(gram)) == endCount, endCount < grams.ends.count,
          grams.ends[endCount] == matches
        else { return "gram \(gram): the patterns that its state's path ends with end there" }
        endCount += 1
      }
    }
    guard rootCount == grams.roots.count, endCount == grams.ends.count else { return "there are no other grams" }
    return nil
  }
}
