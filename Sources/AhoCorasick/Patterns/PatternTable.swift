/// The patterns themselves, and their lexicographic order.
///
/// ```
/// patterns  0: b    1: a b    2: a b c         ranks  0: a b    1: a b c    2: b
/// symbols   b a b a b c                        atRank 1  2  0
/// starts    0 1   3     6                      rankOf 2  0  1
/// ```
@usableFromInline
struct PatternTable: Sendable {
  /// The symbols of all patterns in order of registration.
  let symbols: SymbolString
  /// For each pattern its first symbol, and behind the last pattern the number of symbols.
  @usableFromInline let starts: ContiguousArray<UInt32>
  /// The pattern at each rank.
  @usableFromInline let atRank: ContiguousArray<PatternID>
  /// The rank of each pattern.
  @usableFromInline let rankOf: ContiguousArray<Rank>

  init(_ list: PatternList, order: ContiguousArray<PatternID>, symbolCount: Int) {
    var symbols = SymbolString(symbolCount: symbolCount)
    symbols.reserveCapacity(list.totalLength)
    symbols.append(contentsOf: list.symbols)
    self.init(
      symbols: symbols, starts: [0] + ContiguousArray(list.ends.lazy.map { UInt32($0) }), atRank: order,
      rankOf: order.inverse)
  }

  /// Takes tables as they are.
  init(
    symbols: SymbolString, starts: ContiguousArray<UInt32>, atRank: ContiguousArray<PatternID>,
    rankOf: ContiguousArray<Rank>
  ) {
    self.symbols = symbols
    self.starts = starts
    self.atRank = atRank
    self.rankOf = rankOf
  }

  /// The number of patterns.
  var count: Int { atRank.count }

  /// The number of symbols of a pattern.
  @inlinable
  func length(of pattern: PatternID) -> Int { Int(starts[pattern.index + 1] - starts[pattern.index]) }

  /// One symbol of a pattern.
  func symbol(of pattern: PatternID, at offset: Int) -> Symbol { symbols[Int(starts[pattern.index]) + offset] }

  /// One symbol of the pattern at a rank, as a number that sorts as symbols do; 0 is behind the pattern's end.
  func sortKey(_ rank: Int, at offset: Int) -> UInt64 {
    let pattern = atRank[rank]
    return offset < length(of: pattern) ? UInt64(symbol(of: pattern, at: offset).rawValue) + 1 : 0
  }

  /// The bytes of the tables.
  var byteCount: Int {
    symbols.byteCount + (starts.count + atRank.count + rankOf.count) * MemoryLayout<UInt32>.stride
  }
}

extension ContiguousArray<PatternID> {
  /// The rank of each pattern in this order.
  fileprivate var inverse: ContiguousArray<Rank> {
    var ranks = ContiguousArray<Rank>(repeating: Rank(0), count: count)
    for (rank, pattern) in enumerated() { ranks[pattern.index] = Rank(rank) }
    return ranks
  }
}
