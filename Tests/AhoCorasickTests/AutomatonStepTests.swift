import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Steps and matches")
struct AutomatonStepTests {
  /// The symbols of the streams; the last is in no pattern.
  private let alphabet: [UInt32] = [0, 1, 9]

  @Test(arguments: 1...4)
  func everySmallSetOnEveryShortStream(_ gramWidth: Int) throws {
    let ends = [[]] + everyCode(alphabet: alphabet, maxLength: 3)
    for patterns in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 3, maxLength: 3) {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: gramWidth)
      let naive = NaiveAutomaton(patterns)
      // Only so many of the last symbols are in a path or a pattern.
      let expected = Dictionary(
        uniqueKeysWithValues: ends.map {
          ($0, (state: automaton.state(withPath: naive.path(after: $0)), matches: naive.matches(after: $0)))
        })
      walkEveryStream(alphabet: alphabet, maxLength: 5, from: Cursor()) { cursor, stream in
        let matches = automaton.advance(&cursor, Symbol(rawValue: stream[stream.count - 1]))
        guard let (state, numbers) = expected[Array(stream.suffix(3))], automaton.state(at: cursor) == state,
          automaton.numbers(in: matches) == numbers, automaton.matches(at: cursor) == matches
        else {
          Issue.record("\(patterns) on \(stream)")
          return
        }
      }
    }
  }

  @Test func randomSetsOnRandomStreams() throws {
    for seed in 1...120 as ClosedRange<UInt64> {
      let symbols = [1, 2, 3, 12][Int(seed % 4)]
      var generator = RandomCodes(seed: seed, alphabet: 0..<UInt32(symbols), lengths: 1...Int(2 + seed % 9))
      let patterns = generator.codes(count: 1 + Int(seed % 30))
      let automaton = try Automaton(patterns, symbolCount: symbols, gramWidth: 1 + Int(seed % (symbols < 12 ? 5 : 3)))
      let naive = NaiveAutomaton(patterns)
      var cursor = Cursor()
      var stream: [UInt32] = []
      for symbol in generator.stream(playing: patterns, length: 150) {
        stream.append(symbol)
        let matches = automaton.advance(&cursor, Symbol(rawValue: symbol))
        let end = Array(stream.suffix(automaton.longestPattern))
        try #require(automaton.path(of: automaton.state(at: cursor)).map(\.rawValue) == naive.path(after: end))
        try #require(automaton.numbers(in: matches) == naive.matches(after: end), "seed \(seed)")
        try #require(automaton.matches(at: cursor) == matches, "seed \(seed)")
      }
    }
  }

  @Test func matchesComeLongestFirstAndEqualOnesInOrderOfRegistration() throws {
    for width in 1...4 {
      let automaton = try Automaton([[1], [0, 1], [1], [0, 0, 1], [0, 1], [1]], gramWidth: width)
      func matches(_ stream: [UInt32]) -> [Int] {
        automaton.numbers(in: automaton.matches(at: automaton.cursor(after: stream)))
      }
      #expect(matches([0, 0, 1]) == [3, 1, 4, 0, 2, 5])
      #expect(matches([1, 0, 1]) == [1, 4, 0, 2, 5])
      #expect(matches([0, 1]) == [1, 4, 0, 2, 5])
      #expect(matches([1]) == [0, 2, 5])
      #expect(matches([]) == [])
    }
  }

  @Test func theRestOfAListIsWithoutItsFirst() throws {
    let automaton = try Automaton([[0, 0, 0, 0, 1], [0, 0, 0], [0], [0]])
    let matches = automaton.matches(at: automaton.cursor(after: [0, 0, 0, 0]))
    #expect(matches.first == PatternID(1))
    #expect(automaton.numbers(in: automaton.rest(of: matches)) == [2, 3])
    #expect(automaton.numbers(in: automaton.rest(of: automaton.rest(of: matches))) == [3])
    #expect(automaton.rest(of: automaton.rest(of: automaton.rest(of: matches))).isEmpty)
  }

  @Test func symbolsThatAreInNoPatternLeadToTheRoot() throws {
    for width in 1...3 {
      let automaton = try Automaton([[0, 1, 2], [3]], symbolCount: 6, gramWidth: width)
      let cursor = automaton.cursor(after: [0, 1])
      // Two that the alphabet has and no pattern, the first behind it, and the one that is in no alphabet.
      for symbol in [4, 5, 6, 1_000_000, .max] as [UInt32] {
        #expect(automaton.state(at: automaton.cursor(after: [symbol], from: cursor)) == .root)
        #expect(automaton.state(at: automaton.cursor(after: [symbol])) == .root)
        #expect(automaton.state(at: automaton.cursor(after: [symbol, 2], from: cursor)) == .root)
      }
      let next = automaton.cursor(after: [3], from: cursor)
      #expect(automaton.state(at: next) == automaton.state(withPath: [3]))
      #expect(automaton.numbers(in: automaton.matches(at: next)) == [1])
    }
  }

  @Test func anAutomatonWithoutPatternsStaysAtTheRoot() throws {
    for symbolCount in [0, 2] {
      let automaton = try Automaton([], symbolCount: symbolCount)
      #expect(automaton.stateCount == 1)
      #expect(automaton.patternCount == 0)
      #expect(automaton.longestPattern == 0)
      #expect(automaton.state(at: automaton.cursor(after: [0, 1, 2])) == .root)
      #expect(automaton.matches(at: automaton.cursor(after: [0, 1])).isEmpty)
      #expect(automaton.isLeaf(.root))
    }
  }

  @Test func cursorsOfOneStreamAreEqualAndOfTwoAreNot() throws {
    let automaton = try Automaton([[0, 1, 0, 1], [1, 1]], gramWidth: 1)
    #expect(automaton.cursor(after: [0, 1, 0]) == automaton.cursor(after: [0, 1, 0]))
    #expect(automaton.cursor(after: [0, 1, 0]) != automaton.cursor(after: [0, 1, 0, 0]))
    #expect(Set([Cursor(), automaton.cursor(after: [0, 9])]).count == 1)
    #expect(MemoryLayout<Cursor>.size == 8)
  }
}
