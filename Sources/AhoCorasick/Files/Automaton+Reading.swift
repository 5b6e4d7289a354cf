extension Automaton {
  /// Reads an automaton from a file, which may say anything.
  ///
  /// What was read can be asked and followed safely: every place that a step, a scan or a question reads is inside its
  /// table, every chain of links ends, the trie has the shape of that of the patterns, and what is reported ends within the
  /// stream. That a label is the right one, or that a failure link or a gram leads to the right state, is not looked at: a
  /// file made to deceive can give wrong matches.
  ///
  /// - Parameter reader: The file, of which the ``sections`` are the next ones.
  /// - Throws: ``TableFileError``, when a table breaks a rule.
  /// - Complexity: O(*n* + *w* log *w*), where *n* is the number of bytes and *w* the number of states whose subtrees have
  ///   65,535 states or more; memory in proportion to the bytes.
  public convenience init(reading reader: inout TableReader) throws(TableFileError) {
    self.init(try Tables(reading: &reader))
  }
}

extension Automaton.Tables {
  fileprivate init(reading reader: inout TableReader) throws(TableFileError) {
    let numbers = try reader.table(.numbers, of: UInt32.self)
    guard numbers.count == 2, numbers[0] <= UInt32(Grams.mostGrams) else {
      throw .broken(.numbers, place: 0, rule: "the alphabet has a number of symbols")
    }
    let symbolCount = Int(numbers[0])
    let grams = try Grams(symbolCount: numbers[0], width: numbers[1])
    let patterns = try StoredPatterns(reading: &reader, symbolCount: symbolCount)
    let nextMatches = try reader.table(.nextMatches, of: MatchList.self)
    guard nextMatches.count == patterns.count else {
      throw .broken(.nextMatches, place: nextMatches.count, rule: "there is a list a pattern")
    }
    let gramBits = try reader.table(.gramBits, of: UInt64.self)
    let entries = try reader.table(.gramEntries, of: GramEntry.self)
    let bits = try BitRanks(gramBits, of: grams, entryCount: entries.count)
    let isWide = symbolCount > RecordTable.mostNarrowSymbols
    let records = RecordTable(
      words: try reader.table(.records, of: UInt16.self, padding: RecordTable.padding), isWide: isWide)
    let trie = try CheckedTrie(patterns, records, nextMatches, grams: grams, entries: entries)
    let tree = trie.tree
    let table = PatternTable(
      symbols: patterns.symbols, starts: patterns.starts, atRank: patterns.order, rankOf: trie.rankOf)
    let widerLinks = try WiderLinks(reading: &reader, tree, table)
    let dense = try DenseTable(
      reading: &reader, stateCount: tree.count, symbolCount: symbolCount, patternCount: patterns.count)
    self.init(
      grams: GramTable(grams: grams, bits: bits, entries: entries), records: records, dense: dense,
      nextMatches: nextMatches, patterns: table, tree: tree, recordStarts: trie.recordStarts,
      shallowStates: trie.shallowStates, widerLinks: widerLinks, symbolCount: symbolCount,
      longestPattern: trie.longestPattern)
  }
}

extension Grams {
  /// Grams as a file has them, whose number may be anything.
  fileprivate init(symbolCount: UInt32, width: UInt32) throws(TableFileError) {
    let base = max(symbolCount, 1)
    guard (1...UInt32(Self.mostSymbols)).contains(width) else {
      throw .broken(.numbers, place: 1, rule: "a gram has one to \(Self.mostSymbols) symbols")
    }
    var shorter: UInt32 = 1
    for _ in 1..<width {
      shorter *= base
      guard UInt64(shorter) * UInt64(base) <= UInt64(Self.mostGrams) else {
        throw .broken(.numbers, place: 1, rule: "there are not too many grams")
      }
    }
    self.init(width: width, base: base, shorterCount: shorter)
  }
}

extension BitRanks {
  /// Which grams say something, as a file has it.
  fileprivate init(_ words: ContiguousArray<UInt64>, of grams: Grams, entryCount: Int) throws(TableFileError) {
    guard words.count == (grams.count + 63) / 64 else {
      throw .broken(.gramBits, place: words.count, rule: "there is a bit a gram")
    }
    let behind = UInt64(grams.count & 63)
    guard behind == 0 || words[words.count - 1] >> behind == 0 else {
      throw .broken(.gramBits, place: words.count - 1, rule: "no bits are behind the last gram's")
    }
    self.init(words)
    guard words.reduce(0, { $0 + $1.nonzeroBitCount }) == entryCount else {
      throw .broken(.gramEntries, place: entryCount, rule: "there are as many entries as grams that say something")
    }
  }
}

extension DenseTable {
  /// Reads the rows, or nil where there are none.
  fileprivate init?(
    reading reader: inout TableReader, stateCount: Int, symbolCount: Int, patternCount: Int
  ) throws(TableFileError) {
    let rows = try reader.table(.denseRows, of: UInt16.self)
    let ends = try reader.table(.denseEnds, of: MatchList.self)
    guard !rows.isEmpty || !ends.isEmpty else { return nil }
    // As many states have rows as 16 bits tell apart, so the product fits.
    guard stateCount <= Self.mostStates, UInt64(rows.count) == UInt64(stateCount) * UInt64(symbolCount + 1) else {
      throw .broken(.denseRows, place: rows.count, rule: "a row has a number a symbol, and one for all others")
    }
    guard ends.count < stateCount else {
      throw .broken(.denseEnds, place: ends.count, rule: "nothing ends at the root")
    }
    for (place, list) in ends.enumerated() where list.isEmpty || list.first.index >= patternCount {
      throw .broken(.denseEnds, place: place, rule: "a pattern ends here")
    }
    guard Int(rows.max() ?? 0) < stateCount else {
      let place = rows.firstIndex { $0 >= stateCount } ?? 0
      throw .broken(.denseRows, place: place, rule: "a row leads to states")
    }
    self.init(rows: rows, ends: ends, width: symbolCount + 1)
  }
}

extension WiderLinks {
  fileprivate init(
    reading reader: inout TableReader, _ tree: StateTree, _ patterns: PatternTable
  ) throws(TableFileError) {
    let states = try reader.table(.widerStates, of: UInt32.self)
    let last = try reader.table(.widerLast, of: UInt32.self)
    guard states.count == last.count else {
      throw .broken(.widerLast, place: last.count, rule: "each of the states has a link")
    }
    for index in states.indices {
      let isBehind = index == 0 || states[index] > states[index - 1]
      guard isBehind, Int(states[index]) < tree.count else {
        throw .broken(.widerStates, place: index, rule: "states ascend")
      }
      // So a chain gets nearer to the root with each link.
      guard Int(last[index]) < tree.count,
        tree.depth(of: last[index], patterns.starts)
          < tree.depth(of: states[index], patterns.starts)
      else { throw .broken(.widerLast, place: index, rule: "a link leads to a state with a shorter path") }
    }
    self.init(states: states, last: last)
  }
}
