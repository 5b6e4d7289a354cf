import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Long patterns, many patterns, large alphabets")
struct AutomatonSizeTests {
  private func matches(_ automaton: Automaton, after stream: some Sequence<UInt32>) -> [Int] {
    automaton.numbers(in: automaton.matches(at: automaton.cursor(after: stream)))
  }

  @Test func anAlphabetOfAsManySymbolsAsUnicodeHadOnce() throws {
    let count: UInt32 = 65_535
    let patterns = (0..<count).map { [$0, count - 1 - $0] } + [[count - 1]]
    let automaton = try Automaton(patterns, symbolCount: Int(count))
    try automaton.requireSoundTables()
    #expect(automaton.symbolCount == 65_535)
    #expect(automaton.children(of: .root).reduce(0) { count, _ in count + 1 } == 65_535)
    #expect(automaton.stateCount == 2 * 65_535 + 1)
    for symbol in stride(from: 0, to: count, by: 4_369) {
      #expect(matches(automaton, after: [symbol, count - 1 - symbol]) == [Int(symbol)] + (symbol == 0 ? [65_535] : []))
    }
    #expect(automaton.state(at: automaton.cursor(after: [7, count])) == .root)
  }

  @Test(arguments: [300, 4_096, 4_097, 70_000])
  func aStateWithManyChildrenFindsEachAndNoOther(_ symbolCount: Int) throws {
    for children in [1, 2, 3, 4, 5, 7, 15, 16, 17, 18, 33, 34, 100] as [UInt32] {
      // The labels are every other symbol, up to the greatest.
      let greatest = UInt32(symbolCount - 1)
      let automaton = try Automaton(
        (0..<children).map { [0, greatest - 2 * $0] }, symbolCount: symbolCount, gramWidth: 1)
      if children > 30 { try automaton.requireSoundTables() }
      let parent = try #require(automaton.state(withPath: [0]))
      for distance in 0..<2 * children + 3 {
        let symbol = greatest - distance
        let isChild = distance % 2 == 0 && distance < 2 * children
        let child = automaton.child(of: parent, Symbol(rawValue: symbol))
        #expect(child.map { automaton.label(of: $0).rawValue } == (isChild ? symbol : nil))
        #expect(matches(automaton, after: [0, symbol]) == (isChild ? [Int(distance / 2)] : []))
        var cursor = Cursor()
        let found = automaton.found(in: SymbolString([3, 0, symbol]), from: &cursor)
        #expect(found.map(\.pattern) == (isChild ? [Int(distance / 2)] : []))
      }
      #expect(matches(automaton, after: [0, .max]) == [])
    }
  }

  @Test func aPatternOfAHundredThousandSymbols() throws {
    var random = SplitMix64(seed: 9)
    let long = (0..<100_000).map { _ in UInt32.random(in: 0..<4, using: &random) }
    let automaton = try Automaton([long, [9]], symbolCount: 10)
    try automaton.requireSoundTables()
    #expect(automaton.longestPattern == 100_000)
    #expect(automaton.symbols(of: PatternID(0)).map(\.rawValue) == long)
    let almost = automaton.cursor(after: long.dropLast())
    #expect(automaton.depth(of: automaton.state(at: almost)) == 99_999)
    #expect(automaton.matches(at: almost).isEmpty)
    #expect(automaton.numbers(in: automaton.matches(at: automaton.cursor(after: long.suffix(1), from: almost))) == [0])
    #expect(automaton.numbers(in: automaton.matches(at: automaton.cursor(after: [9], from: almost))) == [1])
    var cursor = Cursor()
    #expect(automaton.found(in: SymbolString(long + long), from: &cursor).map(\.end) == [100_000, 200_000])
  }

  @Test func aPatternOfAHundredThousandEqualSymbols() throws {
    let automaton = try Automaton([[UInt32](repeating: 0, count: 100_000), [0, 0, 0]], symbolCount: 2)
    try automaton.requireSoundTables()
    let stream = [UInt32](repeating: 0, count: 100_002)
    #expect(matches(automaton, after: stream) == [0, 1])
    var cursor = automaton.cursor(after: [1])
    let found = automaton.found(in: SymbolString(stream), from: &cursor)
    #expect(found.count == 100_000 + 3)
    #expect(found.last == FoundMatch(end: 100_002, pattern: 1))
    automaton.restrict(&cursor, to: 99_999)
    #expect(automaton.depth(of: automaton.state(at: cursor)) == 99_999)
  }

  @Test func aLongRunAndThenAnotherSymbol() throws {
    // Each further symbol of the run falls back by one; the last falls back through the whole run.
    let length = 20_000
    let run = [UInt32](repeating: 0, count: length)
    let automaton = try Automaton([run + [1], run + [2], [3]])
    try automaton.requireSoundTables()
    let cursor = automaton.cursor(after: run + run)
    #expect(automaton.depth(of: automaton.state(at: cursor)) == length)
    for (pattern, symbol) in [1, 2, 3].enumerated() as EnumeratedSequence<[UInt32]> {
      let next = automaton.cursor(after: [symbol], from: cursor)
      #expect(automaton.numbers(in: automaton.matches(at: next)) == [pattern])
    }
  }

  @Test(arguments: [1, 2, 9])
  func manyPatternsEachTheEndOfTheNext(_ gramWidth: Int) throws {
    // All codes 0ⁿ1.
    let patterns = (0..<1_000).map { [UInt32](repeating: 0, count: $0) + [1] }
    let automaton = try Automaton(patterns, gramWidth: gramWidth)
    try automaton.requireSoundTables()
    #expect(matches(automaton, after: patterns[999]) == Array((0..<1_000).reversed()))
    #expect(matches(automaton, after: [1] + patterns[20]) == Array((0...20).reversed()))
    #expect(matches(automaton, after: [UInt32](repeating: 0, count: 2_000) + [1]) == Array((0..<1_000).reversed()))
    var cursor = Cursor()
    let found = automaton.found(in: SymbolString([1, 0, 1] + patterns[300] + [0, 0, 0]), from: &cursor)
    #expect(found.map(\.end) == [1, 3, 3] + Array(repeating: 304, count: 301))
    #expect(automaton.path(of: automaton.state(at: cursor)).count == 3)
  }

  @Test func endsOfOnePatternThatHaveNoneInCommon() throws {
    var random = SplitMix64(seed: 10)
    let whole = (0..<300).map { _ in UInt32.random(in: 0..<12, using: &random) }
    let automaton = try Automaton((1...300).map { Array(whole.suffix($0)) })
    try automaton.requireSoundTables()
    #expect(matches(automaton, after: whole) == Array((0..<300).reversed()))
  }

  @Test func manyEqualPatternsKeepTheirIDs() throws {
    for (gramWidth, hasDense) in [(1, false), (2, false), (3, true)] {
      let automaton = try Automaton(
        [[UInt32]](repeating: [0, 1], count: 10_000), gramWidth: gramWidth, hasDense: hasDense)
      try automaton.requireSoundTables()
      #expect(automaton.stateCount == 3)
      #expect(matches(automaton, after: [0, 1]) == Array(0..<10_000))
      #expect(automaton.ranks(of: StateID(2)) == Rank(0)..<Rank(10_000))
    }
  }

  @Test func manyEqualShortPatternsBesideAWideGramTakeNoLonger() throws {
    // Each of the short patterns is the end of a quarter of a million grams.
    let patterns = [[UInt32]](repeating: [1], count: 20_000) + [[0, 1, 0]]
    let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: 18 - 4)
    try automaton.requireSoundTables()
    #expect(matches(automaton, after: [0, 1]).count == 20_000)
    #expect(matches(automaton, after: [0, 1, 0]) == [20_000])
  }
}
