/// Lays out the records of a trie's deep nodes one after another, and writes them.
///
/// Of a node that no stream is followed in only the matches are told. Where there are none it gets an empty record of one
/// word, which no step reads: so the nodes are numbered by counting records, and a node's number is all that other tables
/// need.
struct RecordWriter {
  private let trie: Trie
  private let links: TrieLinks
  private let isWide: Bool
  /// For each node the first word of its record.
  private(set) var offsets: ContiguousArray<UInt32> = []
  /// The number of words.
  private(set) var wordCount = 0

  init(_ trie: Trie, _ links: TrieLinks, isWide: Bool) {
    self.trie = trie
    self.links = links
    self.isWide = isWide
    offsets.reserveCapacity(trie.count)
    for node in 0..<trie.count {
      offsets.append(UInt32(truncatingIfNeeded: wordCount))
      wordCount += size(of: node)
    }
  }

  private func hasMatches(_ node: Int) -> Bool { !links.matches[node].isEmpty }

  /// Whether a node has more than an empty record.
  private func hasRecord(_ node: Int) -> Bool { trie.isDeep(node) || hasMatches(node) }

  /// The number of children that a node's record tells of.
  private func childCount(_ node: Int) -> UInt32 { trie.isDeep(node) ? trie.childCount[node] : 0 }

  /// The words of a node's record.
  private func size(of node: Int) -> Int {
    guard hasRecord(node) else { return 1 }
    let children = Int(childCount(node))
    return 1 + (isWide ? 2 : 0) + (hasMatches(node) ? 2 : 0) + (links.failure[node] != 0 ? 2 : 0)
      + (children > 1 ? children * (isWide ? 4 : 3) : 0)
  }

  /// Writes all records.
  func records() -> RecordTable {
    var words = ContiguousArray<UInt16>(repeating: 0, count: wordCount + RecordTable.padding)
    for node in 0..<trie.count where hasRecord(node) { write(node, to: &words) }
    return RecordTable(words: words, isWide: isWide)
  }

  @inline(__always)
  private func write(_ node: Int, to words: inout ContiguousArray<UInt16>) {
    var at = Int(offsets[node])
    let childCount = childCount(node)
    let value = childCount == 0 ? 0 : childCount == 1 ? trie.label[node + 1] : childCount - 1
    var header: UInt16 = childCount == 0 ? 0 : childCount == 1 ? RecordHeader.oneChild : RecordHeader.branch
    if hasMatches(node) { header |= RecordHeader.matches }
    if links.failure[node] != 0 { header |= RecordHeader.failure }
    words[at] = isWide ? header : header | UInt16(truncatingIfNeeded: value) << 4
    at += 1
    if isWide { words.write(pair: value, &at) }
    if hasMatches(node) { words.write(pair: links.matches[node].rawValue, &at) }
    if links.failure[node] != 0 { words.write(pair: offsets[Int(links.failure[node])], &at) }
    guard childCount > 1 else { return }
    let children = trie.children(ofBranch: node)
    for child in children {
      let label = trie.label[Int(child)]
      if isWide {
        words.write(pair: label, &at)
      } else {
        words[at] = UInt16(truncatingIfNeeded: label)
        at += 1
      }
    }
    for child in children { words.write(pair: offsets[Int(child)], &at) }
  }

  /// Which words begin a record.
  func starts() -> BitRanks {
    var bits = BitRanks.noBits(wordCount)
    for offset in offsets { bits.setBit(Int(offset)) }
    return BitRanks(bits)
  }
}

extension ContiguousArray<UInt16> {
  /// Writes a number of two words, and goes on behind it.
  @inline(__always)
  fileprivate mutating func write(pair: UInt32, _ at: inout Int) {
    self[at] = UInt16(truncatingIfNeeded: pair)
    self[at + 1] = UInt16(truncatingIfNeeded: pair >> 16)
    at += 2
  }
}
