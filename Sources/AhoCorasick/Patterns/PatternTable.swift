/// The patterns in lexicographic order, and how that order and the order of registration belong together.
///
/// ```
/// patterns  0: b    1: a b    2: a b c         ranks  0: a b    1: a b c    2: b
/// symbols   a b a b c b                        atRank 1  2  0
/// starts    0   2     5 6                      rankOf 2  0  1
/// ```
///
/// A trie is made, and a file is checked, from front to back, and questions about a state are about neighbours. So what
/// is read together lies together.
@usableFromInline
struct PatternTable: Sendable {
  /// The symbols of all patterns, one rank after another.
  let symbols: SymbolString
  /// For each rank the first symbol of its pattern, and behind the last one the number of symbols.
  @usableFromInline let starts: ContiguousArray<UInt32>
  /// The pattern at each rank.
  @usableFromInline let atRank: ContiguousArray<PatternID>
  /// The rank of each pattern.
  @usableFromInline let rankOf: ContiguousArray<Rank>

  /// Sorts patterns, of which none is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ list: PatternList, symbolCount: Int) {
    let order = PatternOrder.sorted(list, symbolCount: symbolCount)
    var sorted = ContiguousArray<Symbol>()
    sorted.reserveCapacity(list.totalLength)
    var starts = ContiguousArray<UInt32>()
    starts.reserveCapacity(list.count + 1)
    for pattern in order {
      starts.append(UInt32(sorted.count))
      sorted.append(contentsOf: list.symbols[list.range(of: pattern)])
    }
    starts.append(UInt32(sorted.count))
    var symbols = SymbolString(symbolCount: symbolCount)
    symbols.reserveCapacity(sorted.count)
    symbols.append(contentsOf: sorted)
    self.init(symbols: symbols, starts: starts, atRank: order, rankOf: order.inverse)
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
  func length(of pattern: PatternID) -> Int { length(rankOf[pattern.index].index) }

  /// The number of symbols of the pattern at a rank.
  @inlinable
  func length(_ rank: Int) -> Int { Int(starts[rank + 1] - starts[rank]) }

  /// One symbol of the pattern at a rank.
  func symbol(_ rank: Int, at offset: Int) -> Symbol { symbols[Int(starts[rank]) + offset] }

  /// One symbol of the pattern at a rank, as a number that sorts as symbols do; 0 is behind the pattern's end.
  func sortKey(_ rank: Int, at offset: Int) -> UInt64 {
    offset < length(rank) ? UInt64(symbol(rank, at: offset).rawValue) + 1 : 0
  }

  /// How many leading symbols the pattern at a rank shares with the one before it.
  func sharedPrefix(_ rank: Int) -> Int {
    guard rank > 0 else { return 0 }
    let limit = min(length(rank), length(rank - 1))
    var shared = 0
    while shared < limit, symbol(rank, at: shared) == symbol(rank - 1, at: shared) { shared += 1 }
    return shared
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
