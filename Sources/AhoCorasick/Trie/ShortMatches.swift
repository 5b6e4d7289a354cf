/// What grams alone say, while it still speaks of nodes: the roots, and the matches of the patterns that are no longer.
struct ShortMatches {
  private let grams: Grams
  /// For each pattern its length.
  let lengths: ContiguousArray<UInt32>
  /// The grams that say something.
  let bits: BitRanks
  /// What they say.
  private(set) var entries: ContiguousArray<Entry>
  /// The nodes that short patterns end at, and what ends there.
  private(set) var ends: ContiguousArray<(node: UInt32, matches: MatchList)> = []
  /// For each short pattern those that end it, and none for the others.
  private(set) var nextMatches: ContiguousArray<MatchList>

  /// What one gram says.
  struct Entry {
    /// The deep node whose path the gram is, or 0.
    var root: UInt32 = 0
    /// The short patterns that the gram ends with.
    var matches = MatchList.none
  }

  /// - Complexity: O(*n* + *g*), where *n* is the number of nodes and *g* that of grams that a short pattern ends with.
  init(_ trie: Trie, order: ContiguousArray<PatternID>) {
    grams = trie.grams
    var lengths = ContiguousArray<UInt32>(repeating: 0, count: order.count)
    for (rank, pattern) in order.enumerated() { lengths[pattern.index] = trie.depth[Int(trie.ends[rank])] }
    self.lengths = lengths
    nextMatches = ContiguousArray(repeating: .none, count: order.count)
    var words = BitRanks.noBits(grams.count)
    var roots: ContiguousArray<UInt32> = []
    for node in 0..<trie.count where trie.depth[node] == trie.grams.width && trie.hasChildren(node) {
      roots.append(UInt32(node))
      words.setBit(Int(trie.gram[node]))
    }
    // Of equal patterns the first stands for all.
    let shortRanks = order.indices.filter { rank in
      trie.depth[Int(trie.ends[rank])] <= trie.grams.width && (rank == 0 || trie.ends[rank - 1] != trie.ends[rank])
    }
    for rank in shortRanks {
      for gram in trie.grams(endingWith: Int(trie.ends[rank])) { words.setBit(gram) }
    }
    bits = BitRanks(words)
    entries = ContiguousArray(repeating: Entry(), count: words.reduce(0) { $0 + $1.nonzeroBitCount })
    for node in roots { entries[Int(bits.rank(Int(trie.gram[Int(node)])))].root = node }
    // Longer patterns replace shorter ones, which follow them.
    let byLength = shortRanks.sorted { trie.depth[Int(trie.ends[$0])] < trie.depth[Int(trie.ends[$1])] }
    for rank in byLength { add(from: rank, trie, order) }
  }

  /// Adds the patterns that are equal to the one at a rank, which is the first of them.
  private mutating func add(from rank: Int, _ trie: Trie, _ order: ContiguousArray<PatternID>) {
    let node = Int(trie.ends[rank])
    let end = trie.ends[rank...].firstIndex { $0 != trie.ends[rank] } ?? order.count
    var matches = self[trie.gram[node]].matches
    for pattern in order[rank..<end].reversed() {
      nextMatches[pattern.index] = matches
      matches = MatchList(pattern, hasMore: !matches.isEmpty)
    }
    ends.append((UInt32(node), matches))
    for gram in trie.grams(endingWith: node) { entries[Int(bits.rank(gram))].matches = matches }
  }

  /// What a gram says; nothing has neither a root nor matches.
  @inline(__always)
  subscript(gram: UInt32) -> Entry { bits.rankIfSet(Int(gram)).map { entries[Int($0)] } ?? Entry() }
}

extension Trie {
  /// All grams that end with the path of a node that is no deeper.
  fileprivate func grams(endingWith node: Int) -> StrideTo<Int> {
    stride(from: Int(gram[node]), to: grams.count, by: Int(grams.count(Int(depth[node]))))
  }
}
