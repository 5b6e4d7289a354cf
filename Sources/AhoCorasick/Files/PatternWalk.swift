/// Goes through the patterns of a file in lexicographic order, and checks that it is one.
///
/// In memory the patterns are in another order, so that each read of one may have to wait for memory. So some hundred are
/// looked up at once, where no read waits for another: alone that halves the time in which a million patterns are read.
struct PatternWalk: ~Copyable {
  private let patterns: StoredPatterns
  private let symbols: StoredSymbols
  private let rankOf: ScratchTable<Rank>
  /// For each pattern of the block its first symbol, the number of its symbols, and the first ones.
  private let starts = ScratchTable<UInt32>(repeating: 0, count: PatternWalk.blockLength)
  private let lengths = ScratchTable<UInt32>(repeating: 0, count: PatternWalk.blockLength)
  private let heads = ScratchTable<UInt64>(repeating: 0, count: PatternWalk.blockLength)
  /// The pattern before the next one; at first an empty one, which ends at the root.
  private var last = Run(pattern: PatternID(rawValue: .max), start: 0, length: 0, shared: 0)
  private var lastHead: UInt64 = 0
  /// The state where it ends.
  private var end = 0
  /// The state where the last pattern of all ends, behind which there are none.
  private let lastEnd: Int

  /// A pattern, and how much of it is new.
  struct Run {
    var pattern: PatternID
    /// The place of its first symbol.
    var start: Int
    /// The number of its symbols.
    var length: Int
    /// How many leading ones it shares with the pattern before it; of an equal pattern all.
    var shared: Int
  }

  /// Stands for a rank that is not known; no pattern has it.
  private static let unknown = Rank(rawValue: .max)
  /// How many patterns are looked up at once.
  private static let blockLength = 256

  init(_ patterns: StoredPatterns, _ symbols: StoredSymbols) {
    self.patterns = patterns
    self.symbols = symbols
    lastEnd = Int(patterns.ends.last ?? 0)
    rankOf = ScratchTable(repeating: Self.unknown, count: patterns.count)
  }

  /// The pattern at the next rank.
  @inline(__always)
  mutating func next(_ rank: Int) throws(TableFileError) -> Run {
    let place = rank & (Self.blockLength - 1)
    if place == 0 { try lookUp(rank..<min(rank + Self.blockLength, patterns.count)) }
    let length = Int(lengths[place])
    let newEnd = Int(patterns.ends[rank])
    guard end...lastEnd ~= newEnd, newEnd &- end <= length, length &- (newEnd &- end) <= last.length else {
      throw .broken(
        .ends, place: rank, rule: "a pattern ends behind the one before it, by as much as it has of its own")
    }
    let run = Run(
      pattern: patterns.order[rank], start: Int(starts[place]), length: length, shared: length &- (newEnd &- end))
    guard isBehindLast(run, heads[place]) else {
      throw .broken(
        .order, place: rank, rule: "patterns are in lexicographic order, equal ones in order of registration")
    }
    last = run
    lastHead = heads[place]
    end = newEnd
    return run
  }

  /// Looks up the patterns of a block.
  private func lookUp(_ ranks: Range<Int>) throws(TableFileError) {
    for rank in ranks {
      let pattern = patterns.order[rank].index
      guard pattern < patterns.count else { throw .broken(.order, place: rank, rule: "a rank is that of a pattern") }
      let place = rank & (Self.blockLength - 1)
      starts[place] = patterns.starts[pattern]
      lengths[place] = patterns.starts[pattern + 1] &- patterns.starts[pattern]
      rankOf[pattern] = Rank(rank)
    }
    for place in 0..<ranks.count { heads[place] = symbols.head(at: Int(starts[place])) }
  }

  /// Whether a pattern comes behind the last one, and shares as many symbols with it as it says.
  @inline(__always)
  private func isBehindLast(_ run: Run, _ head: UInt64) -> Bool {
    guard symbols.areEqual(run.start, last.start, count: run.shared, heads: head, lastHead) else { return false }
    if run.shared == last.length { return run.length > run.shared || (end > 0 && run.pattern > last.pattern) }
    guard run.shared < run.length else { return false }
    return symbols.symbol(at: run.shared, of: run.start, head: head)
      > symbols.symbol(at: run.shared, of: last.start, head: lastHead)
  }

  /// The rank of each pattern, when all have been gone through.
  func ranks() throws(TableFileError) -> ContiguousArray<Rank> {
    let ranks = rankOf.array
    // There are as many ranks as patterns. So where a pattern has two, another one has none.
    if let pattern = ranks.firstIndex(of: Self.unknown) {
      throw .broken(.order, place: pattern, rule: "each pattern has a rank")
    }
    return ranks
  }
}
