import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Scans over a dense table")
struct AutomatonDenseScanTests {
  private let blockLength = DenseScanBuffers.blockLength

  /// Scans with a dense table and without, from where another stream has come to; both have to find the same.
  private func check(
    _ dense: Automaton, _ plain: Automaton, _ string: SymbolString, _ range: Range<Int>, after stream: [UInt32] = []
  ) throws {
    try #require(dense.dense != nil && plain.dense == nil)
    var cursor = dense.cursor(after: stream)
    var expectedCursor = plain.cursor(after: stream)
    let found = dense.found(in: string, range, from: &cursor)
    try #require(found == plain.found(in: string, range, from: &expectedCursor))
    try #require(cursor == expectedCursor)
  }

  private func automata(_ patterns: [[UInt32]], symbolCount: Int, gramWidth: Int) throws -> (Automaton, Automaton) {
    (
      try Automaton(patterns, symbolCount: symbolCount, gramWidth: gramWidth, hasDense: true),
      try Automaton(patterns, symbolCount: symbolCount, gramWidth: gramWidth)
    )
  }

  @Test func everySmallSetOnALongStream() throws {
    var random = SplitMix64(seed: 12)
    let stream = (0..<9_500).map { _ in random.chance(97) ? UInt32.random(in: 0...1, using: &random) : .max }
    let strings = SymbolUnit.allCases.map { SymbolString(stream, in: $0) }
    for (number, patterns) in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 2, maxLength: 3).enumerated() {
      let (dense, plain) = try automata(patterns, symbolCount: 2, gramWidth: 1 + number % 4)
      let start = number * 10
      try check(dense, plain, strings[number % 3], start..<stream.count, after: [0, 1, 1, 0].suffix(number % 5))
    }
  }

  @Test func theSameAsByDefinition() throws {
    var generator = RandomCodes(seed: 13, alphabet: 0..<3 as Range<UInt32>, lengths: 1...9)
    let patterns = generator.codes(count: 12)
    let automaton = try Automaton(patterns, symbolCount: 3, gramWidth: 2, hasDense: true)
    var stream = generator.stream(playing: patterns, length: 3 * blockLength)
    for place in stride(from: 7, to: stream.count, by: 501) { stream[place] = .max }
    var cursor = Cursor()
    #expect(automaton.found(in: SymbolString(stream), from: &cursor) == NaiveAutomaton(patterns).allMatches(in: stream))
    #expect(cursor == automaton.cursor(after: stream))
  }

  @Test func lengthsAroundWholeBlocks() throws {
    var generator = RandomCodes(seed: 14, alphabet: 0..<2 as Range<UInt32>, lengths: 3...20)
    let patterns = generator.codes(count: 9)
    let (dense, plain) = try automata(patterns, symbolCount: 2, gramWidth: 3)
    let longest = dense.longestPattern
    let string = SymbolString(generator.stream(playing: patterns, length: 2 * blockLength + longest + 10), in: .byte)
    for blocks in [1, 2] {
      for more in [-1, 0, 1, longest - 1, longest, longest + 1, longest + 9] {
        let length = blocks * blockLength + more
        try check(dense, plain, string, 0..<length)
        try check(dense, plain, string, 1..<min(length + 1, string.count), after: [0, 1, 0])
      }
    }
  }

  @Test(arguments: [1, 2, 255, 256, 257])
  func matchesLieAcrossTheBordersOfPieces(_ length: Int) throws {
    // Whatever the period, some of the long pattern's occurrences end next to a border between pieces or blocks.
    var random = SplitMix64(seed: 15)
    let long = (0..<length).map { _ in UInt32.random(in: 0..<3, using: &random) }
    let (dense, plain) = try automata([long, Array(long.suffix(2)), [2, 0]], symbolCount: 4, gramWidth: 2)
    let stream = (0..<18_000 / (length + 3)).flatMap { long + [UInt32]([3, 3, 0].prefix($0 % 4)) }
    try check(dense, plain, SymbolString(stream, in: .half), 0..<stream.count)
    var cursor = Cursor()
    let found = dense.found(in: SymbolString(stream), from: &cursor)
    #expect(found.count(where: { $0.pattern == 0 }) >= 18_000 / (length + 3))
  }

  @Test func asManyStatesAsTheRowsCanTellApart() throws {
    // Every stream of at most 15 symbols, and one of 16: something ends at each state but the root.
    let patterns = everyCode(alphabet: [0, 1] as [UInt32], maxLength: 15) + [[UInt32](repeating: 0, count: 16)]
    let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: 8, hasDense: true)
    try automaton.requireSoundTables()
    #expect(automaton.stateCount == DenseTable.mostStates)
    #expect(automaton.dense?.root == .max)
    let stream = (0..<UInt32(blockLength + 100)).map { $0 % 20 == 19 ? UInt32.max : $0 >> 3 & $0 & 1 }
    var cursor = Cursor()
    let found = automaton.found(in: SymbolString(stream), from: &cursor)
    // Behind the symbol that no pattern has, one more pattern ends at each place, up to the longest.
    #expect(found.count(where: { $0.end % 20 == 10 }) == found.count(where: { $0.end % 20 == 1 }) * 10)
    #expect(cursor == automaton.cursor(after: stream))
  }
}
