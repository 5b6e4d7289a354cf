@testable import AhoCorasick

extension TableNumbers {
  /// All tables of an automaton; those of single numbers have as many as there are and take what they can of others.
  static let all: [TableNumbers] =
    single + grams + linear + [patternSymbols] + tree + [recordStartWords, recordStartCounts] + shallow + dense

  /// The tables that are arrays of numbers, whose lengths can be changed.
  static var arrays: [TableNumbers] { all.filter { !single.map(\.name).contains($0.name) } }

  private static let single: [TableNumbers] = [
    TableNumbers("grams.grams") {
      [$0.grams.grams.width, $0.grams.grams.base, $0.grams.grams.shorterCount].map { UInt64($0) }
    } write: { tables, numbers in
      let numbers = numbers.map { UInt32(truncatingIfNeeded: $0) }
      tables.setGrams(grams: Grams(width: numbers[0], base: numbers[1], shorterCount: numbers[2]))
    },
    TableNumbers("symbolCount, longestPattern, records.isWide") {
      [$0.symbolCount, $0.longestPattern, $0.records.isWide ? 1 : 0].map { UInt64(truncatingIfNeeded: $0) }
    } write: {
      $0.symbolCount = Int(truncatingIfNeeded: $1[0])
      $0.longestPattern = Int(truncatingIfNeeded: $1[1])
      $0.records = RecordTable(words: $0.records.words, isWide: $1[2] & 1 == 1)
    },
    TableNumbers("shallowStates.lengths") {
      $0.shallowStates.lengths.flatMap { [UInt64($0.count), UInt64(bitPattern: Int64($0.first))] }
    } write: { tables, numbers in
      var lengths = tables.shallowStates.lengths
      for index in lengths.indices {
        lengths[index].count = UInt32(truncatingIfNeeded: numbers[2 * index])
        lengths[index].first = Int(truncatingIfNeeded: numbers[2 * index + 1])
      }
      tables.shallowStates = ShallowStates(lengths: lengths, states: tables.shallowStates.states)
    },
    TableNumbers("dense.width") {
      $0.dense.map { [UInt64(bitPattern: Int64($0.width))] } ?? []
    } write: { tables, numbers in
      guard let dense = tables.dense else { return }
      tables.dense = DenseTable(rows: dense.rows, ends: dense.ends, width: Int(truncatingIfNeeded: numbers[0]))
    },
  ]

  private static let grams: [TableNumbers] = [
    TableNumbers("grams.bits.words", { $0.grams.bits.words }) {
      $0.setGrams(bits: BitRanks(words: $1, counts: $0.grams.bits.counts))
    },
    TableNumbers("grams.bits.counts", { $0.grams.bits.counts }) {
      $0.setGrams(bits: BitRanks(words: $0.grams.bits.words, counts: $1))
    },
    TableNumbers("grams.entries", { $0.grams.entries }) { $0.setGrams(entries: $1) },
  ]

  private static let linear: [TableNumbers] = [
    TableNumbers("records.words", { $0.records.words }) {
      $0.records = RecordTable(words: $1, isWide: $0.records.isWide)
    },
    TableNumbers("nextMatches", { $0.nextMatches }) { $0.nextMatches = $1 },
    TableNumbers("patterns.starts", { $0.patterns.starts }) { $0.setPatterns(starts: $1) },
    TableNumbers("patterns.atRank", { $0.patterns.atRank }) { $0.setPatterns(atRank: $1) },
    TableNumbers("patterns.rankOf", { $0.patterns.rankOf }) { $0.setPatterns(rankOf: $1) },
    TableNumbers("widerLinks.states", { $0.widerLinks.states }) {
      $0.widerLinks = WiderLinks(states: $1, last: $0.widerLinks.last)
    },
    TableNumbers("widerLinks.last", { $0.widerLinks.last }) {
      $0.widerLinks = WiderLinks(states: $0.widerLinks.states, last: $1)
    },
  ]

  /// The symbols of the patterns as the numbers that they are stored as.
  private static let patternSymbols = TableNumbers("patterns.symbols") {
    switch $0.patterns.symbols.storage {
    case .bytes(let units): units.map(\.number)
    case .halves(let units): units.map(\.number)
    case .words(let units): units.map(\.number)
    }
  } write: { tables, numbers in
    let unit: SymbolUnit =
      switch tables.patterns.symbols.storage {
      case .bytes: .byte
      case .halves: .half
      case .words: .word
      }
    tables.setPatterns(symbols: SymbolString(numbers.map { UInt32(clamping: $0) }, in: unit))
  }

  private static let tree: [TableNumbers] = [
    TableNumbers("tree.sizes", { $0.tree.sizes }) { $0.setTree(sizes: $1) },
    TableNumbers("tree.largeSizes", { $0.tree.largeSizes }) { $0.setTree(largeSizes: $1) },
    TableNumbers("tree.ends", { $0.tree.ends }) { $0.setTree(ends: $1) },
    TableNumbers("tree.firstRanks", { $0.tree.firstRanks }) { $0.setTree(firstRanks: $1) },
  ]

  private static let recordStartWords = TableNumbers("recordStarts.words", { $0.recordStarts.words }) {
    $0.recordStarts = BitRanks(words: $1, counts: $0.recordStarts.counts)
  }
  private static let recordStartCounts = TableNumbers("recordStarts.counts", { $0.recordStarts.counts }) {
    $0.recordStarts = BitRanks(words: $0.recordStarts.words, counts: $1)
  }

  private static let shallow: [TableNumbers] =
    [
      TableNumbers("shallowStates.states", { $0.shallowStates.states }) {
        $0.shallowStates = ShallowStates(lengths: $0.shallowStates.lengths, states: $1)
      }
    ]
    + (0..<2).flatMap { level in
      [
        TableNumbers("shallowStates.lengths[\(level)].bits.words", { $0.shallowBits(level)?.words ?? [] }) {
          tables, words in tables.setShallowBits(level) { BitRanks(words: words, counts: $0.counts) }
        },
        TableNumbers("shallowStates.lengths[\(level)].bits.counts", { $0.shallowBits(level)?.counts ?? [] }) {
          tables, counts in tables.setShallowBits(level) { BitRanks(words: $0.words, counts: counts) }
        },
      ]
    }

  private static let dense: [TableNumbers] = [
    TableNumbers("dense.rows", { $0.dense?.rows ?? [] }) { tables, rows in
      tables.dense = tables.dense.map { DenseTable(rows: rows, ends: $0.ends, width: $0.width) }
    },
    TableNumbers("dense.ends", { $0.dense?.ends ?? [] }) { tables, ends in
      tables.dense = tables.dense.map { DenseTable(rows: $0.rows, ends: ends, width: $0.width) }
    },
  ]
}

extension Automaton.Tables {
  /// Small tables with equal patterns, ends of others, branches, failure links and a long chain.
  static func ofEverything(gramWidth: Int, hasDense: Bool) throws -> Self {
    let patterns: [[UInt32]] = [
      [0, 1, 0], [1, 0], [0], [1, 0], [0, 2, 1, 0], [0, 2, 2], [2, 2, 2, 2, 2], [1, 0, 2, 1, 1],
    ]
    return try Automaton(patterns, symbolCount: 3, gramWidth: gramWidth, hasDense: hasDense).tables
  }

  fileprivate mutating func setGrams(
    grams: Grams? = nil, bits: BitRanks? = nil, entries: ContiguousArray<GramEntry>? = nil
  ) {
    self.grams = GramTable(
      grams: grams ?? self.grams.grams, bits: bits ?? self.grams.bits, entries: entries ?? self.grams.entries)
  }

  fileprivate mutating func setPatterns(
    symbols: SymbolString? = nil, starts: ContiguousArray<UInt32>? = nil, atRank: ContiguousArray<PatternID>? = nil,
    rankOf: ContiguousArray<Rank>? = nil
  ) {
    patterns = PatternTable(
      symbols: symbols ?? patterns.symbols, starts: starts ?? patterns.starts, atRank: atRank ?? patterns.atRank,
      rankOf: rankOf ?? patterns.rankOf)
  }

  fileprivate mutating func setTree(
    sizes: ContiguousArray<UInt16>? = nil, largeSizes: ContiguousArray<StateTree.LargeSize>? = nil,
    ends: ContiguousArray<UInt32>? = nil, firstRanks: ContiguousArray<UInt32>? = nil
  ) {
    tree = StateTree(
      sizes: sizes ?? tree.sizes, largeSizes: largeSizes ?? tree.largeSizes, ends: ends ?? tree.ends,
      firstRanks: firstRanks ?? tree.firstRanks)
  }

  fileprivate func shallowBits(_ level: Int) -> BitRanks? {
    level < shallowStates.lengths.count ? shallowStates.lengths[level].bits : nil
  }

  fileprivate mutating func setShallowBits(_ level: Int, _ change: (BitRanks) -> BitRanks) {
    guard level < shallowStates.lengths.count else { return }
    var lengths = shallowStates.lengths
    lengths[level].bits = change(lengths[level].bits)
    shallowStates = ShallowStates(lengths: lengths, states: shallowStates.states)
  }
}
