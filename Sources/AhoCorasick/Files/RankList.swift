/// Some of the ranks, in order.
struct RankList: ~Copyable {
  private let ranks: ScratchTable<Rank>
  private(set) var count = 0

  /// Makes room for so many; behind them is room for one more.
  init(capacity: Int) { ranks = ScratchTable(uninitialized: capacity + 1) }

  /// Appends a rank if something holds.
  ///
  /// It is written in any case, and kept if so: where it cannot be foreseen, to guess wrong takes longer.
  @inline(__always)
  mutating func append(_ rank: Rank, if isKept: Bool) {
    ranks[count] = rank
    count &+= isKept ? 1 : 0
  }

  /// One of the ranks.
  @inline(__always)
  subscript(place: Int) -> Rank { ranks[place] }
}
