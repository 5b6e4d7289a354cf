import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Scans of long streams")
struct AutomatonLongScanTests {
  /// Scans a stream as a whole, and in ranges cut at random, and steps through it; each has to find all there is.
  private func check(
    _ automaton: Automaton, on stream: [UInt32], for expected: [FoundMatch], random: inout SplitMix64
  ) throws {
    try automaton.requireSoundTables()
    let end = automaton.cursor(after: stream)
    for unit in SymbolUnit.wideEnough(for: automaton.symbolCount) {
      let string = SymbolString(stream, in: unit)
      var cursor = Cursor()
      try #require(automaton.found(in: string, from: &cursor) == expected)
      try #require(cursor == end)
      cursor = Cursor()
      var found: [FoundMatch] = []
      var start = 0
      while start < stream.count {
        let length = random.choice([1, 2, 7, 100, 1_023, 1_024, 1_025, 3_000, 9_000])
        let next = min(start + Int.random(in: length / 2...length, using: &random), stream.count)
        found += automaton.found(in: string, start..<next, from: &cursor)
        start = next
      }
      try #require(found == expected)
      try #require(cursor == end)
    }
  }

  @Test(arguments: [1, 2, 12, 64, 200, 255, 256, 4_096, 4_097, 70_000])
  func randomSetsOverAlphabetsOfManySizes(_ symbolCount: Int) throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      // Few different symbols, the greatest among them, so that they meet again.
      var random = SplitMix64(seed: seed)
      let alphabet = Set((0..<8).map { _ in UInt32.random(in: 0..<UInt32(symbolCount), using: &random) })
        .union([0, UInt32(symbolCount - 1)]).sorted()
      var generator = RandomCodes(seed: seed, alphabet: alphabet, lengths: 1...Int(2 + seed * 4))
      let patterns = generator.codes(count: 5 + Int(seed) * 20)
      var stream = generator.stream(playing: patterns, length: 2_500)
      for place in stream.indices where random.chance(seed > 1 ? 2 : 0) { stream[place] = .max }
      let expected = NaiveAutomaton(patterns).allMatches(in: stream)
      for width in 1...3 where width == 1 || (width == 2 && symbolCount <= 256) || symbolCount <= 64 {
        let automaton = try Automaton(patterns, symbolCount: symbolCount, gramWidth: width)
        try check(automaton, on: stream, for: expected, random: &random)
      }
      try check(Automaton(patterns, symbolCount: symbolCount), on: stream, for: expected, random: &random)
    }
  }

  @Test(arguments: [1, 2, 12, 200])
  func everyBudgetFindsTheSame(_ symbolCount: Int) throws {
    var generator = RandomCodes(seed: UInt64(symbolCount), alphabet: 0..<UInt32(symbolCount), lengths: 1...12)
    let patterns = generator.codes(count: symbolCount < 12 ? 20 : 300)
    // Long enough for many blocks of whatever a scan does at once.
    let stream = generator.stream(playing: patterns, length: 10_000) + [UInt32.max] + generator.noise(1_500)
    let expected = NaiveAutomaton(patterns).allMatches(in: stream)
    for budget in [TableBudget.compact, .balanced, .fast, .bytes(0), .bytes(10_000), .bytes(.max)] {
      let automaton = try Automaton(patterns, symbolCount: symbolCount, budget: budget)
      try check(automaton, on: stream, for: expected, random: &generator.random)
    }
  }

  @Test func runsOfOneSymbolMakeAScanGiveUpItsRounds() throws {
    let run = [UInt32](repeating: 0, count: 200)
    let patterns = [run + [1], run, [0, 0], [0, 1], [1, 1, 0], [1]]
    let naive = NaiveAutomaton(patterns)
    var random = SplitMix64(seed: 3)
    for width in 1...3 {
      let automaton = try Automaton(patterns, symbolCount: 3, gramWidth: width)
      for count in [10, 199, 200, 201, 1_000, 1_500] {
        let part = [2, 2, 2, 2, 1, 1] + [UInt32](repeating: 0, count: count) + [1, 0, 2, 2, 2, 0, 0, 1, 1]
        let stream = part + part + part.dropLast(3)
        try check(automaton, on: stream, for: naive.allMatches(in: stream), random: &random)
      }
    }
  }

  @Test func whereRoundsAreGivenUpNothingIsDone() throws {
    let run = [UInt32](repeating: 0, count: 200)
    let automaton = try Automaton([run, [1, 1]], symbolCount: 3, gramWidth: 1)
    for (symbols, isGivenUp) in [([2] + run + run, true), ([UInt32](repeating: 2, count: 100) + [0, 1, 0], false)] {
      let cursor = automaton.cursor(after: [2])
      var moved = cursor
      let buffers = ScanBuffers(length: symbols.count)
      defer { buffers.deallocate() }
      let end = symbols.withUnsafeBufferPointer { units in
        var end: Int?
        automaton.withScanTables { tables in
          let segment = BlockSegment(units: units, start: 1, end: units.count, origin: 0)
          end = segment.scan(from: &moved, tables, buffers)
        }
        return end
      }
      #expect(end == (isGivenUp ? nil : symbols.count))
      #expect(moved == (isGivenUp ? cursor : automaton.cursor(after: symbols)))
    }
  }

  @Test func aMatchMayLieAcrossManyBlocks() throws {
    var random = SplitMix64(seed: 8)
    let long = (0..<5_000).map { _ in UInt32.random(in: 0..<4, using: &random) }
    let patterns = [long, Array(long.suffix(1_030)), Array(long.suffix(2))]
    let stream = [4, 4] + long.prefix(700) + long + long + long.prefix(4_000) + [4] + long.suffix(3_000)
    let expected = NaiveAutomaton(patterns).allMatches(in: stream)
    for width in [1, 4, 7] {
      let automaton = try Automaton(patterns, symbolCount: 5, gramWidth: width)
      try check(automaton, on: stream, for: expected, random: &random)
    }
  }
}
