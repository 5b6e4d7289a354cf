/// What grams alone say, while it still speaks of nodes: the roots, and the matches of the patterns that are no longer.
struct ShortMatches {
  private let grams: Grams
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
    nextMatches = ContiguousArray(repeating: .none, count: order.count)
    var words = GramBits.noBits(grams.count)
    var roots: ContiguousArray<UInt32> = []
    for node in 0..<trie.count where trie.depth[node] == trie.grams.width && trie.childCount[node] > 0 {
      roots.append(UInt32(node))
      words.set(GramBits.root, ofGram: trie.gram[node])
    }
    let shortRanks = order.indices.filter { trie.depth[Int(trie.ends[$0])] <= trie.grams.width }
    for rank in shortRanks {
      for gram in trie.grams(endingWith: Int(trie.ends[rank])) { words.set(GramBits.end, ofGram: UInt32(gram)) }
    }
    self.roots = roots
    bits = GramBits(words)
    ends = ContiguousArray(
      repeating: .none, count: words.reduce(0) { $0 + ($1 & GramBits.endMask).nonzeroBitCount })
    // Longer patterns replace shorter ones, which follow them; of equal ones the first replaces the others.
    let byLength = shortRanks.map { (depth: trie.depth[Int(trie.ends[$0])], rank: $0) }
      .sorted { ($0.depth, $1.rank) < ($1.depth, $0.rank) }
    for (_, rank) in byLength { add(order[rank], at: Int(trie.ends[rank]), trie) }
  }

  private mutating func add(_ pattern: PatternID, at node: Int, _ trie: Trie) {
    let following = matches(of: trie.gram[node])
    nextMatches[pattern.index] = following
    let matches = MatchList(pattern, hasMore: !following.isEmpty)
    for gram in trie.grams(endingWith: node) { ends[bits.ends(before: UInt32(gram))] = matches }
  }

  /// The deep node whose path a gram is, or nil.
  func root(of gram: UInt32) -> Int? {
    bits[gram] & GramBits.root != 0 ? Int(roots[bits.roots(before: gram)]) : nil
  }

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
