extension Automaton {
  /// The bytes of the tables: what steps and matches read, and what questions about single patterns read.
  public var tableBytes: Int {
    Self.tableBytes(states: stateCount, symbols: symbolCount, patterns: patternCount)
      + levels.count * MemoryLayout<UInt32>.stride
  }

  /// The bytes of the tables of an automaton of a size, but for the few of its levels.
  ///
  /// A state takes six numbers of 32 bits, a pattern three, a symbol one.
  static func tableBytes(states: Int, symbols: Int, patterns: Int) -> Int {
    (6 * states + 3 * patterns + symbols + 1) * MemoryLayout<UInt32>.stride
  }
}
