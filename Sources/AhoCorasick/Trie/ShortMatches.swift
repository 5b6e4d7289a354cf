/// What grams alone say, while it still speaks of nodes: the roots, and the matches of the patterns that are no longer.
struct ShortMatches {
  private let grams: Grams
  /// For each pattern its length.
  let lengths: ContiguousArray<UInt32>
  let bits: GramBits
  /// The deep nodes that are as deep as a gram has symbols, in the order of their grams, which is the one of nodes.
  let roots: ContiguousArray<UInt32>
  /// The matches of the grams that a short pattern ends with.
  private(set) var ends: ContiguousArray<MatchList>
  /// For each short pattern those that end it, and none for the others.
  private(set) var nextMatches: ContiguousArray<MatchList>

  /// - Complexity: O(*n* + *g*), where *n* is the number of nodes and *g* that of grams that a short pattern ends with.
  init(_ trie: Trie, order: ContiguousArray<PatternID>) {
    grams = trie.grams
    var lengths = ContiguousArray<UInt32>(repeating: 0, count: order.count)
    for (rank, pattern) in order.enumerated() { lengths[pattern.index] = trie.depth[Int(trie.ends[rank])] }
    self.lengths = lengths
    nextMatches = ContiguousArray(repeating: .none, count: order.count)
    var words = GramBits.noBits(grams.count)
    var roots: ContiguousArray<UInt32> = []
    for node in 0..<trie.count where trie.depth[node] == trie.grams.width && trie.childCount[node] > 0 {
      roots.append(UInt32(node))
      words.set(GramBits.root, ofGram: trie.gram[node])
    }
    // Of equal patterns the first stands for all.
    let shortRanks = order.indices.filter { rank in
      trie.depth[Int(trie.ends[rank])] <= trie.grams.width && (rank == 0 || trie.ends[rank - 1] != trie.ends[rank])
    }
    for rank in shortRanks {
      for gram in trie.grams(endingWith: Int(trie.ends[rank])) { words.set(GramBits.end, ofGram: UInt32(gram)) }
    }
    self.roots = roots
    bits = GramBits(words)
    ends = ContiguousArray(
      repeating: .none, count: words.reduce(0) { $0 + ($1 & GramBits.endMask).nonzeroBitCount })
    // Longer patterns replace shorter ones, which follow them.
    let byLength = shortRanks.sorted { trie.depth[Int(trie.ends[$0])] < trie.depth[Int(trie.ends[$1])] }
    for rank in byLength { add(from: rank, trie, order) }
  }

  /// Adds the patterns that are equal to the one at a rank, which is the first of them.
  private mutating func add(from rank: Int, _ trie: Trie, _ order: ContiguousArray<PatternID>) {
    let node = Int(trie.ends[rank])
    let end = trie.ends[rank...].firstIndex { $0 != trie.ends[rank] } ?? order.count
    var matches = matches(of: trie.gram[node])
    for pattern in order[rank..<end].reversed() {
      nextMatches[pattern.index] = matches
      matches = MatchList(pattern, hasMore: !matches.isEmpty)
    }
    for gram in trie.grams(endingWith: node) { ends[bits.ends(before: UInt32(gram))] = matches }
  }

  /// The deep node whose path a gram is.
  ///
  /// - Precondition: The gram is a root.
  @inline(__always)
  func root(of gram: UInt32) -> UInt32 { roots[bits.roots(before: gram)] }

  /// The short patterns that a gram ends with.
  func matches(of gram: UInt32) -> MatchList {
    bits[gram] & GramBits.end != 0 ? ends[bits.ends(before: gram)] : .none
  }
}

extension Trie {
  /// All grams that end with the path of a node that is no deeper.
  fileprivate func grams(endingWith node: Int) -> StrideTo<Int> {
    stride(from: Int(gram[node]), to: grams.count, by: Int(grams.count(Int(depth[node]))))
  }
}
