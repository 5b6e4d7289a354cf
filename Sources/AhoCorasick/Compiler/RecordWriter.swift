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

  /// Whether a node's record tells of more than one child.
  private func isBranch(_ node: Int) -> Bool { trie.isDeep(node) && trie.isBranch(node) }

  /// The words of a node's record.
  private func size(of node: Int) -> Int {
    guard hasRecord(node) else { return 1 }
    var size = 1 + (isWide ? 2 : 0) + (hasMatches(node) ? 2 : 0) + (links.failure[node] == 0 ? 0 : 2)
    if isBranch(node) { trie.forEachChild(of: node) { _ in size += isWide ? 4 : 3 } }
    return size
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
    let isBranch = isBranch(node)
    var value: UInt32 = 0
    var header: UInt16 = 0
    if isBranch {
      header = RecordHeader.branch
      trie.forEachChild(of: node) { _ in value += 1 }
      value -= 1
    } else if trie.isDeep(node), trie.hasChildren(node) {
      header = RecordHeader.oneChild
      value = trie.label[node + 1]
    }
    let matches = links.matches[node]
    let failure = Int(links.failure[node])
    if !matches.isEmpty { header |= RecordHeader.matches }
    if failure != 0 { header |= RecordHeader.failure }
    words[at] = isWide ? header : header | UInt16(truncatingIfNeeded: value) << 4
    at += 1
    if isWide { words.write(pair: value, &at) }
    if !matches.isEmpty { words.write(pair: matches.rawValue, &at) }
    if failure != 0 { words.write(pair: offsets[failure], &at) }
    guard isBranch else { return }
    trie.forEachChild(of: node) { child in
      if isWide {
        words.write(pair: trie.label[child], &at)
      } else {
        words[at] = UInt16(truncatingIfNeeded: trie.label[child])
        at += 1
      }
    }
    trie.forEachChild(of: node) { words.write(pair: offsets[$0], &at) }
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
