import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Steps and matches")
struct AutomatonStepTests {
  @Test func everySmallSetOnEveryShortStream() throws {
    for patterns in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 3, maxLength: 3) {
      let automaton = try Automaton(patterns, symbolCount: 2)
      let naive = NaiveAutomaton(patterns)
      let states = Dictionary(uniqueKeysWithValues: naive.paths.map { ($0, automaton.state(after: $0)) })
      walkEveryStream(alphabet: [0, 1] as [UInt32], maxLength: 7, from: StateID.root) { state, stream in
        state = automaton.next(after: state, Symbol(rawValue: stream[stream.count - 1]))
        // Only so many of the last symbols are in a path or a pattern.
        let end = Array(stream.suffix(3))
        guard state == states[naive.path(after: end)], automaton.matches(at: state) == naive.matches(after: end) else {
          Issue.record("\(patterns) on \(stream)")
          return
        }
      }
    }
  }

  @Test func randomSetsOnRandomStreams() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      let symbols = [1, 2, 3, 12][Int(seed % 4)]
      var generator = RandomCodes(seed: seed, alphabet: 0..<UInt32(symbols), lengths: 1...Int(2 + seed % 9))
      let patterns = generator.codes(count: 1 + Int(seed % 30))
      let automaton = try Automaton(patterns, symbolCount: symbols)
      let naive = NaiveAutomaton(patterns)
      var state = StateID.root
      var stream: [UInt32] = []
      for symbol in generator.stream(playing: patterns, length: 150) {
        stream.append(symbol)
        state = automaton.next(after: state, Symbol(rawValue: symbol))
        let end = Array(stream.suffix(automaton.longestPattern))
        try #require(automaton.path(of: state).map(\.rawValue) == naive.path(after: end), "seed \(seed)")
        try #require(automaton.matches(at: state) == naive.matches(after: end), "seed \(seed)")
      }
    }
  }

  @Test func matchesComeLongestFirstAndEqualOnesInOrderOfRegistration() throws {
    let automaton = try Automaton([[1], [0, 1], [1], [0, 0, 1], [0, 1], [1]])
    #expect(automaton.matches(at: automaton.state(after: [0, 0, 1])) == [3, 1, 4, 0, 2, 5])
    #expect(automaton.matches(at: automaton.state(after: [1, 0, 1])) == [1, 4, 0, 2, 5])
    #expect(automaton.matches(at: .root) == [])
  }

  @Test func theChainOfMatchStatesLeavesOutStatesWhereNothingEnds() throws {
    let automaton = try Automaton([[0, 0, 0, 0, 1], [0, 0, 0], [0]])
    let state = automaton.state(after: [0, 0, 0, 0])
    let first = try #require(automaton.firstMatchState(from: state))
    let second = try #require(automaton.nextMatchState(after: first))
    #expect(automaton.depth(of: first) == 3)
    #expect(automaton.depth(of: second) == 1)
    #expect(automaton.nextMatchState(after: second) == nil)
    #expect(automaton.firstMatchState(from: .root) == nil)
  }

  @Test func symbolsThatAreInNoPatternLeadToTheRoot() throws {
    let automaton = try Automaton([[0, 1, 2], [3]], symbolCount: 6)
    let state = automaton.state(after: [0, 1])
    // Two that the alphabet has and no pattern, the first behind it, and the one that is in no alphabet.
    for symbol in [4, 5, 6, 1_000_000, .max] as [UInt32] {
      #expect(automaton.next(after: state, Symbol(rawValue: symbol)) == .root)
      #expect(automaton.next(after: .root, Symbol(rawValue: symbol)) == .root)
    }
    #expect(automaton.next(after: state, .unknown) == .root)
    #expect(automaton.next(after: state, Symbol(rawValue: 3)) == automaton.state(after: [3]))
  }

  @Test func anAutomatonWithoutPatternsStaysAtTheRoot() throws {
    for symbolCount in [0, 2] {
      let automaton = try Automaton([], symbolCount: symbolCount)
      #expect(automaton.stateCount == 1)
      #expect(automaton.patternCount == 0)
      #expect(automaton.longestPattern == 0)
      #expect(automaton.state(after: [0, 1, 2]) == .root)
      #expect(automaton.matches(at: .root) == [])
      #expect(automaton.isLeaf(.root))
    }
  }
}
