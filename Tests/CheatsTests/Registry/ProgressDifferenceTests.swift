import AhoCorasick
import CheatsTestSupport
import Testing

@testable import Cheats

struct ProgressDifferenceTests {
  private func automaton(_ codes: [String]) throws -> CheatCodeAutomaton<Character> {
    try CheatCodeAutomaton(codes.map { CheatCodeDefinition(actions: Array($0)) })
  }

  /// The state after some actions.
  private func state(after actions: some Sequence<Character>, in set: CheatCodeAutomaton<Character>) -> StateID {
    var session = set.makeSession()
    for action in actions { session.perform(action) }
    return session.core.place(under: .unlimited).state
  }

  /// The ranks that differ, one by one.
  private func differences(
    _ before: String, _ after: String, in set: CheatCodeAutomaton<Character>
  ) -> [Int] {
    var difference = ProgressDifference()
    difference.find(from: state(after: before, in: set), to: state(after: after, in: set), in: set.codes.engine)
    return difference.ranks.flatMap { Array($0.lowerBound.index..<$0.upperBound.index) }
  }

  @Test func codesThatStayWhereTheyAreAreNoDifference() throws {
    // Ranks     0     1     2      3     4
    let set = try automaton(["aab", "aac", "abc", "bc", "ca"])
    #expect(differences("", "", in: set) == [])
    #expect(differences("", "a", in: set) == [0, 1, 2])
    #expect(differences("a", "aa", in: set) == [0, 1], "abc is one action far before and after")
    #expect(differences("aa", "aa", in: set) == [])
    #expect(differences("aa", "aab", in: set) == [0, 1, 2, 3], "only aab went on; aac fell back")
    #expect(differences("b", "c", in: set) == [3, 4])
    #expect(differences("ab", "b", in: set) == [2], "bc is one action far both times")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func findsWhatComparingEveryCodeFinds(seed: UInt64) throws {
    var codes = RandomCodes(seed: seed, alphabet: "abc".prefix(seed.isMultiple(of: 2) ? 2 : 3), lengths: 1...7)
    let set = try CheatCodeAutomaton(
      codes.codes(count: Int.random(in: 1...30, using: &codes.random)).map { CheatCodeDefinition(actions: $0) })
    var session = set.makeSession()
    /// States, and how far the code at each rank is in each of them.
    var places: [(state: StateID, progress: [Int])] = []
    for action in [nil] + codes.stream(playing: [Array("abab"), Array("aaba")], length: 60) {
      if let action { session.perform(action) }
      let progress = (0..<set.count).map { rank in
        session.progress(of: set.ids[set.codes.engine.pattern(at: Rank(rank)).index])
      }
      places.append((session.core.place(under: .unlimited).state, progress))
    }
    var difference = ProgressDifference()
    for _ in 0..<200 {
      let (before, after) = (codes.random.choice(places), codes.random.choice(places))
      difference.find(from: before.state, to: after.state, in: set.codes.engine)
      let found = difference.ranks.flatMap { Array($0.lowerBound.index..<$0.upperBound.index) }
      let expected = (0..<set.count).filter { before.progress[$0] != after.progress[$0] }
      #expect(found == expected, "seed \(seed), \(before) to \(after)")
    }
  }
}
