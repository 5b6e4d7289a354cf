/// The patterns copied in lexicographic order, so that building the trie reads memory from front to back.
struct SortedPatterns {
  /// The pattern at each rank.
  let order: ContiguousArray<PatternID>
  private var symbols: ContiguousArray<Symbol> = []
  private var starts: ContiguousArray<Int> = []

  /// Sorts patterns.
  ///
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ patterns: PatternList, symbolCount: Int) {
    order = PatternOrder.sorted(patterns, symbolCount: symbolCount)
    symbols.reserveCapacity(patterns.totalLength)
    starts.reserveCapacity(patterns.count + 1)
    for pattern in order {
      starts.append(symbols.count)
      symbols.append(contentsOf: patterns.symbols[patterns.range(of: pattern)])
    }
    starts.append(symbols.count)
  }

  /// The number of patterns.
  var count: Int { order.count }

  /// The length of the pattern at a rank.
  func length(_ rank: Int) -> Int { starts[rank + 1] - starts[rank] }

  /// One symbol of the pattern at a rank.
  func symbol(_ rank: Int, at offset: Int) -> Symbol { symbols[starts[rank] + offset] }

  /// The symbols of the pattern at a rank.
  func symbols(_ rank: Int) -> ContiguousArray<Symbol>.SubSequence { symbols[starts[rank]..<starts[rank + 1]] }

  /// How many leading symbols the pattern at a rank shares with the one before it.
  func sharedPrefix(_ rank: Int) -> Int {
    guard rank > 0 else { return 0 }
    let limit = min(length(rank), length(rank - 1))
    var shared = 0
    while shared < limit, symbol(rank, at: shared) == symbol(rank - 1, at: shared) { shared += 1 }
    return shared
  }
}
