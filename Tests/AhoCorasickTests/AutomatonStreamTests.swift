import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Questions about a stream")
struct AutomatonStreamTests {
  /// The symbols of the streams; the last is in no pattern.
  private let alphabet: [UInt32] = [0, 1, 9]

  @Test(arguments: 1...4)
  func progressOfEveryPatternAfterEveryShortStream(_ gramWidth: Int) throws {
    for (number, patterns) in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 2, maxLength: 4).enumerated()
    where number % 2 == gramWidth % 2 || patterns.contains(where: { $0.count == gramWidth + 1 }) {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: gramWidth)
      let naive = NaiveAutomaton(patterns)
      walkEveryStream(alphabet: alphabet, maxLength: 4, from: Cursor()) { cursor, stream in
        _ = automaton.advance(&cursor, Symbol(rawValue: stream[stream.count - 1]))
        for pattern in patterns.indices {
          for limit in [0, 1, 2, 3, 9] {
            let progress = automaton.progress(of: PatternID(pattern), at: cursor, upTo: limit)
            if progress != naive.progress(of: pattern, after: stream, upTo: limit) {
              Issue.record("\(patterns) on \(stream): pattern \(pattern) up to \(limit): \(progress)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: 1...4)
  func whatIsForgottenIsInNoMatch(_ gramWidth: Int) throws {
    let ends = [[]] + everyCode(alphabet: alphabet, maxLength: 3)
    for patterns in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 2, maxLength: 3) {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: gramWidth)
      let naive = NaiveAutomaton(patterns)
      let expected = Dictionary(
        uniqueKeysWithValues: ends.map {
          ($0, (state: automaton.state(withPath: naive.path(after: $0)), matches: naive.matches(after: $0)))
        })
      walkEveryStream(alphabet: alphabet, maxLength: 4, from: Cursor()) { cursor, stream in
        _ = automaton.advance(&cursor, Symbol(rawValue: stream[stream.count - 1]))
        for length in 0...4 {
          var restricted = cursor
          automaton.restrict(&restricted, to: length)
          var rest = Array(stream.suffix(length))
          for symbol in [nil, 0, 1, 1] as [UInt32?] {
            if let symbol {
              rest = Array(rest.suffix(2)) + [symbol]
              _ = automaton.advance(&restricted, Symbol(rawValue: symbol))
            }
            guard let (state, matches) = expected[Array(rest.suffix(3))], automaton.state(at: restricted) == state,
              automaton.numbers(in: automaton.matches(at: restricted)) == matches
            else {
              Issue.record("\(patterns) on \(stream), restricted to \(length), then \(rest)")
              return
            }
          }
        }
      }
    }
  }

  @Test func randomSetsOnRandomStreams() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let symbols = [1, 2, 3, 12][Int(seed % 4)]
      var generator = RandomCodes(seed: seed, alphabet: 0..<UInt32(symbols), lengths: 1...Int(2 + seed % 12))
      let patterns = generator.codes(count: 1 + Int(seed % 12))
      let automaton = try Automaton(patterns, symbolCount: symbols, gramWidth: 1 + Int(seed % 3))
      let naive = NaiveAutomaton(patterns)
      var cursor = Cursor()
      var stream: [UInt32] = []
      for symbol in generator.stream(playing: patterns, length: 120) {
        stream = Array(stream.suffix(20)) + [symbol]
        _ = automaton.advance(&cursor, Symbol(rawValue: symbol))
        if generator.random.chance(10) {
          let length = Int.random(in: 0...12, using: &generator.random)
          automaton.restrict(&cursor, to: length)
          stream = Array(stream.suffix(length))
        }
        let pattern = Int.random(in: patterns.indices, using: &generator.random)
        let limit = Int.random(in: 0...15, using: &generator.random)
        try #require(
          automaton.progress(of: PatternID(pattern), at: cursor, upTo: limit)
            == naive.progress(of: pattern, after: stream, upTo: limit), "seed \(seed)")
        try #require(automaton.path(of: automaton.state(at: cursor)).map(\.rawValue) == naive.path(after: stream))
        try #require(automaton.numbers(in: automaton.matches(at: cursor)) == naive.matches(after: stream))
      }
    }
  }

  @Test func progressOfAHundredThousandEqualSymbolsDoesNotWalkTheirChain() throws {
    let length = 100_000
    let automaton = try Automaton([[UInt32](repeating: 0, count: length), [0, 1], [1, 1]], symbolCount: 2)
    let cursor = automaton.cursor(after: [UInt32](repeating: 0, count: length))
    #expect(automaton.progress(of: PatternID(0), at: cursor, upTo: .max) == length)
    for _ in 0..<2_000 {
      #expect(automaton.progress(of: PatternID(1), at: cursor, upTo: .max) == 1)
      #expect(automaton.progress(of: PatternID(2), at: cursor, upTo: .max) == 0)
    }
  }
}
