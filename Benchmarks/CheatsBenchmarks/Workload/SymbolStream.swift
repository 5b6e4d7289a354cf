import AhoCorasick

/// A stream of symbols, two bytes each, before any engine has seen it.
struct SymbolStream: Hashable {
  /// The symbols from first to last.
  private(set) var symbols: ContiguousArray<UInt16> = []

  /// Creates a stream of given symbols.
  init(_ symbols: some Sequence<UInt16>) {
    self.symbols = ContiguousArray(symbols)
  }

  /// Makes the first symbols of one of a set's streams.
  ///
  /// - Complexity: O(*n*), where *n* is the length.
  init(generating kind: WorkloadStreamKind, _ set: WorkloadSet, codes: CodeList, length: Int) {
    var source = DrawSource(kind.source(for: set))
    symbols.reserveCapacity(length + 256)
    switch kind {
    case .uniform:
      while symbols.count < length { symbols.append(source.symbol(of: set.alphabet)) }
    case .player:
      while symbols.count < length { appendTurn(of: codes, set.alphabet, &source) }
      symbols.removeLast(symbols.count - length)
    }
  }

  /// The number of symbols.
  var count: Int { symbols.count }

  /// One symbol as engines take it.
  @inline(__always)
  subscript(_ at: Int) -> Symbol { Symbol(rawValue: UInt32(symbols[at])) }

  /// The first symbols, or all if there are not more.
  func prefix(_ count: Int) -> SymbolStream { SymbolStream(symbols.prefix(count)) }

  /// Adds what a player does before they think again: noise, the beginning of a code or all of it.
  private mutating func appendTurn(of codes: CodeList, _ alphabet: WorkloadAlphabet, _ source: inout DrawSource) {
    let lot = source.choice(outOf: 100)
    if lot < 50 {
      for _ in 0..<1 + source.choice(outOf: 8) { symbols.append(source.symbol(of: alphabet)) }
    } else {
      let code = codes.range(of: PatternID(source.choice(outOf: codes.count)))
      let length = lot < 85 ? 1 + source.choice(outOf: code.count - 1) : code.count
      for at in code.prefix(length) { symbols.append(codes.symbols[at]) }
    }
  }
}
