import AhoCorasick
import CheatsTestSupport
import Testing

@testable import Cheats

@Suite("The shortest code of a range of ranks")
struct LengthIndexTests {
  /// Numbers of codes around those that fill blocks and rows of the tree.
  @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 48, 100, 500])
  func itIsTheFirstOfTheShortest(_ count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let codes = (0..<count).map { _ in
      CheatCodeDefinition<Int>(
        actions: (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0..<3, using: &random) },
        parameters: (0..<Int.random(in: 0...2, using: &random)).map { _ in .any })
    }
    for codes in [codes, codes.map { CheatCodeDefinition(actions: $0.actions) }] {
      let set = try CheatCodeAutomaton(codes).codes
      let lengths = (0..<count).map { set.length(of: set.engine.pattern(at: Rank($0))) }
      #expect((0..<count).map { set.lengths.length(Rank($0)) } == lengths)
      #expect(set.longest == lengths.max())
      for _ in 0..<300 {
        let first = Int.random(in: 0..<count, using: &random)
        let end = Int.random(in: first + 1...count, using: &random)
        let expected = (first..<end).min { (lengths[$0], $0) < (lengths[$1], $1) }
        #expect(set.lengths.shortest(in: Rank(first)..<Rank(end)).index == expected, "\(first)..<\(end)")
      }
    }
  }
}
