/// The rank of each pattern of a file, and how long it is.
///
/// The ranks are read in order and written wherever the patterns are. Their lengths are written beside them: a record may
/// report any pattern, and a byte for each pattern is near when its length is asked for.
struct StoredRanks: ~Copyable {
  let rankOf: ContiguousArray<Rank>
  /// For each pattern the number of its symbols, or ``long``.
  private let lengths: ScratchTable<UInt8>
  let patterns: StoredPatterns

  /// The number in ``lengths`` for all that a byte does not hold.
  private static let long = UInt8.max
  /// Stands for a rank that is not known; no pattern has it.
  private static let unknown = Rank(rawValue: .max)

  /// - Throws: ``TableFileError/broken(_:place:rule:)``, when the ranks are not those of all patterns.
  init(_ patterns: StoredPatterns) throws(TableFileError) {
    let lengths = ScratchTable<UInt8>(uninitialized: patterns.count)
    var ranks = ContiguousArray(repeating: Self.unknown, count: patterns.count)
    let stray = ranks.withUnsafeMutableBufferPointer { ranks in
      for rank in 0..<patterns.count {
        let pattern = patterns.order[rank].index
        guard pattern < patterns.count else { return rank as Int? }
        ranks[pattern] = Rank(rank)
        lengths[pattern] = UInt8(clamping: patterns.length(rank))
      }
      return nil
    }
    if let stray { throw .broken(.order, place: stray, rule: "a rank is that of a pattern") }
    // There are as many ranks as patterns. So where a pattern has two, another one has none.
    if let pattern = ranks.firstIndex(of: Self.unknown) {
      throw .broken(.order, place: pattern, rule: "each pattern has a rank")
    }
    rankOf = ranks
    self.lengths = lengths
    self.patterns = patterns
  }

  /// Checks that a list of matches goes on to an equal pattern behind, or to a shorter one; so it ends.
  func check(_ nextMatches: ContiguousArray<MatchList>) throws(TableFileError) {
    for (place, list) in nextMatches.enumerated() where !list.isEmpty {
      let next = list.first
      guard next.index < patterns.count else {
        throw .broken(.nextMatches, place: place, rule: "it leads to a pattern")
      }
      if length(of: next) < length(of: PatternID(place)) { continue }
      let (rank, nextRank) = (rankOf[place].index, rankOf[next.index].index)
      guard nextRank == rank + 1, patterns.ends[rank] == patterns.ends[nextRank] else {
        throw .broken(.nextMatches, place: place, rule: "it leads to a shorter pattern, or to the next equal one")
      }
    }
  }

  /// Whether a number is that of a pattern which is shorter than a path.
  @inline(__always)
  func isPattern(_ pattern: PatternID, shorterThan depth: Int) -> Bool {
    guard depth <= Self.long else { return pattern.index < patterns.count && length(of: pattern) < depth }
    // A pattern whose length a byte does not hold is not shorter.
    let isKnown = pattern.index < patterns.count
    return isKnown && lengths[isKnown ? pattern.index : 0] < depth
  }

  /// The number of symbols of a pattern.
  @inline(__always)
  func length(of pattern: PatternID) -> Int {
    let length = lengths[pattern.index]
    return length == Self.long ? patterns.length(rankOf[pattern.index].index) : Int(length)
  }
}
