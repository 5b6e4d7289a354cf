extension GramTable {
  /// Says of each gram that says something which record it leads to.
  init(_ trie: Trie, _ short: ShortMatches, offsets: ContiguousArray<UInt32>, _ patterns: PatternTable) {
    self.init(
      grams: trie.grams, bits: short.bits,
      entries: ContiguousArray(
        short.entries.lazy.map { entry in
          let isRoot = entry.root != 0
          let node = isRoot ? entry.root : trie.ends[patterns.rankOf[entry.matches.first.index].index]
          return GramEntry(
            record: offsets[Int(node)], hasMatches: !entry.matches.isEmpty,
            labels: isRoot ? trie.labels(ofChildren: Int(node)) : 0)
        }))
  }
}

extension Trie {
  /// The filter that lets the labels of a node's children through.
  fileprivate func labels(ofChildren node: Int) -> UInt32 {
    var labels: UInt32 = 0
    forEachChild(of: node) { labels |= GramEntry.bit(label[$0]) }
    return labels
  }
}
