extension Grams {
  /// The first rule that the numbers break, in words, or nil; they may be any numbers.
  func brokenRule(symbolCount: Int) -> String? {
    guard Int(base) == max(symbolCount, 1) else { return "the base of grams is the number of symbols" }
    guard (1...Self.mostSymbols).contains(Int(width)) else { return "a gram has one to \(Self.mostSymbols) symbols" }
    var shorter = 1
    for _ in 1..<Int(width) {
      shorter *= Int(base)
      guard shorter * Int(base) <= Self.mostGrams else { return "there are not too many grams" }
    }
    guard Int(shorterCount) == shorter else { return "the number of shorter grams is a power of the base" }
    return nil
  }
}

extension Automaton {
  /// The tables as they are.
  var tables: Tables {
    Tables(
      grams: grams, records: records, dense: dense, nextMatches: nextMatches, patterns: patterns, tree: tree,
      recordStarts: recordStarts, shallowStates: shallowStates, widerLinks: widerLinks, symbolCount: symbolCount,
      longestPattern: longestPattern)
  }

  /// The first table that is not what compiling the patterns with grams of the same width gives, or nil.
  ///
  /// - Precondition: The patterns and the grams break no rule.
  var otherThanCompiled: String? {
    // Grams and rows need room, however few the patterns are: so it is looked whether they have it before it is taken.
    guard grams.bits.words.count == (grams.grams.count + 63) / 64 else { return "there is a bit a gram" }
    let limits = AutomatonLimits()
    let compiled = try? Tables(compiling: patterns.list, symbolCount: symbolCount, limits: limits) { profile in
      TableShape(gramWidth: gramWidth, hasDense: dense?.hasRoom(for: profile, symbolCount: symbolCount) ?? false)
    }
    guard let compiled else { return "the patterns have no more states and records than there can be" }
    return tables.difference(from: compiled)
  }
}

extension Automaton.Tables {
  /// Where these tables first differ from others, which have the same patterns and grams, or nil.
  fileprivate func difference(from other: Self) -> String? {
    if symbolCount != other.symbolCount { return "the alphabet has \(other.symbolCount) symbols" }
    if longestPattern != other.longestPattern { return "the longest pattern has \(other.longestPattern) symbols" }
    if records.isWide != other.records.isWide { return "labels have as few words as the alphabet needs" }
    return patterns.difference(from: other.patterns) ?? grams.difference(from: other.grams)
      ?? firstDifference("records.words", records.words, other.records.words)
      ?? denseDifference(from: other)
      ?? firstDifference("nextMatches", nextMatches, other.nextMatches)
      ?? tree.difference(from: other.tree) ?? recordStarts.difference("recordStarts", from: other.recordStarts)
      ?? shallowStates.difference(from: other.shallowStates)
      ?? firstDifference("widerLinks.states", widerLinks.states, other.widerLinks.states)
      ?? firstDifference("widerLinks.last", widerLinks.last, other.widerLinks.last)
  }
}

extension DenseTable {
  /// Whether the table has a row for each state that the patterns have, and no more.
  fileprivate func hasRoom(for profile: TrieProfile, symbolCount: Int) -> Bool {
    Self.byteCount(states: profile.stateCount, symbolCount: symbolCount) == rows.count * MemoryLayout<UInt16>.stride
  }
}

extension Automaton.Tables {
  private func denseDifference(from other: Self) -> String? {
    guard let dense else { return nil }
    guard let other = other.dense, dense.width == other.width else { return "a dense table has a row a state" }
    return firstDifference("dense.rows", dense.rows, other.rows)
      ?? firstDifference("dense.ends", dense.ends, other.ends)
  }
}

extension PatternTable {
  fileprivate func difference(from other: Self) -> String? {
    firstDifference("patterns.starts", starts, other.starts) ?? firstDifference("patterns.atRank", atRank, other.atRank)
      ?? firstDifference("patterns.rankOf", rankOf, other.rankOf)
  }
}

extension GramTable {
  fileprivate func difference(from other: Self) -> String? {
    bits.difference("grams.bits", from: other.bits) ?? firstDifference("grams.entries", entries, other.entries)
  }
}

extension StateTree {
  fileprivate func difference(from other: Self) -> String? {
    firstDifference("tree.sizes", sizes, other.sizes)
      ?? firstDifference("tree.largeSizes", largeSizes, other.largeSizes)
      ?? firstDifference("tree.ends", ends, other.ends)
      ?? firstDifference("tree.firstRanks", firstRanks, other.firstRanks)
  }
}

extension BitRanks {
  fileprivate func difference(_ name: String, from other: Self) -> String? {
    firstDifference("\(name).words", words, other.words) ?? firstDifference("\(name).counts", counts, other.counts)
  }
}

extension ShallowStates {
  fileprivate func difference(from other: Self) -> String? {
    guard lengths.count == other.lengths.count else { return "there are shallow states of each length below a gram's" }
    for (index, (mine, others)) in zip(lengths, other.lengths).enumerated() {
      guard mine.count == others.count, mine.first == others.first else {
        return "shallowStates.lengths[\(index)] is of so many grams and begins where the one before it ends"
      }
      let difference = mine.bits.difference("shallowStates.lengths[\(index)].bits", from: others.bits)
      if let difference { return difference }
    }
    return firstDifference("shallowStates.states", states, other.states)
  }
}

/// Where a table first differs from the one that the patterns give, or nil.
private func firstDifference<Element: Equatable>(
  _ name: String, _ table: ContiguousArray<Element>, _ expected: ContiguousArray<Element>
) -> String? {
  guard table.count == expected.count else { return "\(name) has \(expected.count) entries, not \(table.count)" }
  for (index, (element, other)) in zip(table, expected).enumerated() where element != other {
    return "\(name)[\(index)] is that of the patterns"
  }
  return nil
}
