extension Automaton {
  /// Compiles patterns into one automaton.
  ///
  /// ```
  /// patterns ─ sort ─ merge beginnings ─ link failures and matches ─ lay out records ─ tables
  /// ```
  ///
  /// - Parameters:
  ///   - list: The patterns in order of registration; equal ones keep an id each.
  ///   - symbolCount: The number of symbols of the alphabet, above every symbol of the patterns.
  ///   - limits: How large the automaton may become.
  ///   - budget: How much memory the tables may take for speed.
  /// - Throws: ``CompilationError``, when a pattern is empty, has a symbol that is not in the alphabet, or exceeds a
  ///   limit.
  /// - Complexity: O(*n* log *c*) time and O(*n*) memory, where *n* is the total length of the patterns and *c* the
  ///   most children that one state has.
  public convenience init(
    compiling list: consuming PatternList, symbolCount: Int, limits: AutomatonLimits = .init(),
    budget: TableBudget = .balanced
  ) throws(CompilationError) {
    self.init(
      try Tables(compiling: consume list, symbolCount: symbolCount, limits: limits) { profile in
        TableShape(budget, profile: profile, symbolCount: symbolCount)
      })
  }

  /// Compiles patterns to tables of a shape that a budget may not buy.
  convenience init(
    compiling list: PatternList, symbolCount: Int, shape: TableShape, limits: AutomatonLimits = .init()
  ) throws(CompilationError) {
    self.init(try Tables(compiling: list, symbolCount: symbolCount, limits: limits) { _ in shape })
  }
}

extension Automaton.Tables {
  /// Makes the tables of patterns.
  ///
  /// Much of it needs no more than a few of the arrays at a time, so each is freed as soon as it can be: the list when
  /// it is in the pattern table, unless the caller holds it, and the grams when nothing but records is missing.
  ///
  /// - Parameter shape: Chooses the shape of the tables, when it is known how many states there are.
  init(
    compiling list: consuming PatternList, symbolCount: Int, limits: AutomatonLimits,
    shape: (TrieProfile) -> TableShape
  ) throws(CompilationError) {
    try list.check(symbolCount: symbolCount, limits: limits)
    let patterns = PatternTable(consume list, symbolCount: symbolCount)
    let profile = try TrieProfile(patterns, limits: limits)
    let shape = shape(profile)
    let grams = Grams(width: shape.gramWidth, symbolCount: symbolCount)
    var trie = Trie(patterns, profile, grams: grams)
    let short = ShortMatches(trie, order: patterns.atRank)
    let links = TrieLinks(trie, short, order: patterns.atRank, longest: profile.longest)
    let dense = shape.hasDense ? DenseTable(trie, links, short, symbolCount: symbolCount) : nil
    let shallowStates = ShallowStates(trie)
    let widerLinks = WiderLinks(trie, links)
    trie.forgetGrams()
    let writer = RecordWriter(trie, links, isWide: symbolCount > RecordTable.mostNarrowSymbols)
    // Where integers have 32 bits there cannot be so many words.
    guard writer.wordCount < Int(clamping: Cursor.firstEntry) else {
      throw .tooManyTableBytes(writer.wordCount * 2, limit: Int(Cursor.firstEntry) * 2)
    }
    self.init(
      grams: GramTable(trie, short, offsets: writer.offsets, patterns), records: writer.records(), dense: dense,
      nextMatches: links.nextMatches, patterns: patterns, tree: trie.tree, recordStarts: writer.starts(),
      shallowStates: shallowStates, widerLinks: widerLinks, symbolCount: symbolCount, longestPattern: profile.longest)
    let bytes = Automaton(self).tableBytes
    guard bytes <= limits.tableBytes else { throw .tooManyTableBytes(bytes, limit: limits.tableBytes) }
  }
}

extension ShallowStates {
  /// Lists the nodes of a trie whose paths are shorter than a gram.
  init(_ trie: Trie) {
    let width = Int(trie.grams.width)
    var bits = (1..<max(width, 1)).map { BitRanks.noBits(Int(trie.grams.count($0))) }
    var states = ContiguousArray<ContiguousArray<StateID>>(repeating: [], count: bits.count)
    for node in 1..<max(trie.count, 1) where trie.depth[node] < trie.grams.width {
      let level = Int(trie.depth[node]) - 1
      bits[level].setBit(Int(trie.gram[node]))
      states[level].append(StateID(node))
    }
    self.init(bits: ContiguousArray(bits), states: states, grams: trie.grams)
  }
}

extension WiderLinks {
  /// Finds the nodes whose failure links lead to a node with just the same patterns.
  ///
  /// Such a node is above them on the same path, so it comes before them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(_ trie: Trie, _ links: TrieLinks) {
    var states = ContiguousArray<UInt32>()
    var last = ContiguousArray<UInt32>()
    for (node, link) in links.failure.enumerated() where link != 0 && trie.contains(node, in: Int(link)) {
      let ranks = trie.tree.ranks(of: StateID(rawValue: link))
      guard trie.tree.ranks(of: StateID(node)) == ranks else { continue }
      let target = WiderLinks(states: states, last: last)[StateID(rawValue: link)]
      states.append(UInt32(node))
      last.append(target?.rawValue ?? link)
    }
    self.init(states: states, last: last)
  }
}

extension PatternList {
  /// Checks what can be checked before anything is built.
  fileprivate func check(symbolCount: Int, limits: AutomatonLimits) throws(CompilationError) {
    precondition(symbolCount >= 0, "an alphabet has a number of symbols")
    guard symbolCount <= limits.symbols else {
      throw .tooManySymbols(count: symbolCount, limit: limits.symbols)
    }
    guard count <= limits.patterns else {
      throw .tooManyPatterns(PatternID(max(limits.patterns, 0)), limit: limits.patterns)
    }
    for index in 0..<count {
      let pattern = PatternID(index)
      let range = range(of: pattern)
      guard !range.isEmpty else { throw .emptyPattern(pattern) }
      guard range.upperBound <= limits.patternSymbols else {
        throw .tooManyPatternSymbols(pattern, limit: limits.patternSymbols)
      }
      for symbol in symbols[range] where symbol.rawValue >= symbolCount {
        throw .symbolOutOfRange(pattern, symbol: symbol, symbolCount: symbolCount)
      }
    }
  }
}
