extension Automaton {
  /// The bytes of the tables: what steps and matches read, and what questions about single patterns read.
  public var tableBytes: Int {
    Self.tableBytes(states: stateCount, symbols: symbolCount, patterns: patternCount, longest: longestPattern)
  }

  /// The bytes of the tables of an automaton of a size.
  ///
  /// A state takes seven numbers of 32 bits, a pattern three, a symbol and a level one.
  static func tableBytes(states: Int, symbols: Int, patterns: Int, longest: Int) -> Int {
    (7 * states + 1 + 3 * patterns + symbols + longest + 2) * MemoryLayout<UInt32>.stride
  }
}
