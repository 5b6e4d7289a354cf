extension Automaton {
  /// The bytes of all tables.
  public var tableBytes: Int { transitionBytes + queryBytes }

  /// The bytes of the transitions and outputs: what steps and scans read.
  public var transitionBytes: Int {
    stepBytes + (dense?.byteCount ?? 0) + nextMatches.count * MemoryLayout<MatchList>.stride
  }

  /// The bytes of what steps read where nothing matches.
  public var stepBytes: Int { grams.byteCount + records.byteCount }

  /// The bytes of what only questions about single patterns and states read.
  public var queryBytes: Int {
    patterns.byteCount + tree.byteCount + recordStarts.byteCount + shallowStates.byteCount + widerLinks.byteCount
  }

  /// The number of last symbols that say where a stream is while it is no deeper in the trie.
  public var gramWidth: Int { Int(grams.grams.width) }
}
