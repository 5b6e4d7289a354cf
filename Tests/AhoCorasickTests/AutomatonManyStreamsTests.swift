import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Many streams at once")
struct AutomatonManyStreamsTests {
  @Test(arguments: [0, 1, 64, 249, 250, 251, 501])
  func eachStreamGoesAsIfItWereAlone(_ streamCount: Int) throws {
    for seed in 1...24 as ClosedRange<UInt64> {
      let symbols = [1, 2, 12, 300, 5_000][Int(seed % 5)]
      var generator = RandomCodes(
        seed: seed, alphabet: (0..<8).map { UInt32(symbols - 1) * $0 / 7 }, lengths: 1...Int(2 + seed % 9))
      let patterns = generator.codes(count: 1 + Int(seed))
      let automaton = try Automaton(patterns, symbolCount: symbols, gramWidth: symbols > 12 ? 1 : 1 + Int(seed % 4))
      let streams = (0..<streamCount).map { number in
        // In each stream at another place a symbol that no pattern has.
        var stream = generator.stream(playing: patterns, length: 40)
        if number % 3 > 0 { stream[number % 40] = number % 3 == 1 ? .max : UInt32(symbols) }
        return stream
      }
      var cursors = ContiguousArray(repeating: Cursor(), count: streamCount)
      var alone = cursors
      for place in 0..<40 {
        let symbols = ContiguousArray(streams.map { Symbol(rawValue: $0[place]) })
        var found = ContiguousArray(repeating: MatchList.none, count: streamCount)
        automaton.advance(&cursors, by: symbols) { stream, matches in
          #expect(found[stream].isEmpty && !matches.isEmpty)
          found[stream] = matches
        }
        let expected = alone.indices.map { automaton.advance(&alone[$0], symbols[$0]) }
        try #require(found.elementsEqual(expected), "seed \(seed)")
        try #require(cursors == alone, "seed \(seed)")
      }
    }
  }

  @Test func everySmallSetWithAStreamForEveryShortStream() throws {
    let streams = everyStream(alphabet: [0, 1, .max] as [UInt32], length: 4)
    for (number, patterns) in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 2, maxLength: 3).enumerated() {
      let automaton = try Automaton(patterns, symbolCount: 2, gramWidth: 1 + number % 4)
      let naive = NaiveAutomaton(patterns)
      var cursors = ContiguousArray(repeating: Cursor(), count: streams.count)
      for place in 0..<4 {
        var found = [[Int]](repeating: [], count: streams.count)
        automaton.advance(&cursors, by: ContiguousArray(streams.map { Symbol(rawValue: $0[place]) })) {
          found[$0] = automaton.numbers(in: $1)
        }
        try #require(found == streams.map { naive.matches(after: $0[...place]) }, "\(patterns)")
      }
    }
  }
}
