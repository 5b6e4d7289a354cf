import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("The order of patterns")
struct PatternOrderTests {
  private func order(_ patterns: [[UInt32]], symbolCount: Int) -> [Int] {
    PatternOrder.sorted(PatternList(patterns), symbolCount: symbolCount).map(\.index)
  }

  @Test func equalPatternsStayInOrderOfRegistrationAndBeginningsComeFirst() {
    let patterns: [[UInt32]] = [[1], [0, 1], [0], [1], [0, 0, 5], [0]]
    #expect(order(patterns, symbolCount: 6) == [2, 5, 4, 1, 0, 3])
    #expect(order([], symbolCount: 0) == [])
  }

  @Test(arguments: [1, 2, 3, 12, 200, 65_535, 1 << 20])
  func randomPatternsAreOrderedAsByComparison(_ symbolCount: Int) {
    for seed in 1...30 as ClosedRange<UInt64> {
      // Few different symbols, the greatest among them, so that long beginnings are shared.
      let alphabet = Set([0, 1, symbolCount / 2, symbolCount - 2, symbolCount - 1])
        .filter { (0..<symbolCount).contains($0) }.sorted().map { UInt32($0) }
      var generator = RandomCodes(seed: seed, alphabet: alphabet, lengths: 1...Int(1 + seed % 40))
      let patterns = generator.codes(count: 1 + Int(seed) * 5)
      #expect(
        order(patterns, symbolCount: symbolCount) == naiveOrder(patterns),
        "seed \(seed), \(symbolCount) symbols")
    }
  }

  @Test(arguments: [1, 12, 65_535])
  func patternsThatDifferLateOrInLengthOnly(_ symbolCount: Int) {
    // More than the few that are ordered by insertion, with a beginning of many keys.
    var random = SplitMix64(seed: 5)
    let shared = (0..<500).map { _ in UInt32.random(in: 0..<UInt32(symbolCount), using: &random) }
    let patterns = (0..<200).map { _ in
      let length = Int.random(in: 480...500, using: &random)
      let tail = (0..<Int.random(in: 0...2, using: &random)).map { _ in UInt32(symbolCount - 1) }
      return Array(shared.prefix(length)) + tail
    }
    #expect(order(patterns, symbolCount: symbolCount) == naiveOrder(patterns))
  }

  @Test func patternsOfAHundredThousandSymbols() {
    let long = [UInt32](repeating: 1, count: 100_000)
    // Each ends at another place near the end of the first, or goes on with another symbol there.
    let patterns = (0..<30).map { index in
      index % 3 == 0 ? long : Array(long.prefix(100_000 - index)) + (index % 3 == 1 ? [] : [UInt32(index % 2) * 2])
    }
    #expect(order(patterns, symbolCount: 3) == naiveOrder(patterns))
  }

  @Test func manyEqualPatterns() {
    let patterns = (0..<5_000).map { [7, UInt32($0 % 3)] }
    let expected = (0..<3).flatMap { rest in stride(from: rest, to: 5_000, by: 3) }
    #expect(order(patterns, symbolCount: 8) == expected)
  }

  @Test func theListKnowsItsPatterns() {
    let list = PatternList([[1, 2], [3], [4, 5, 6]])
    #expect(list.count == 3)
    #expect(list.totalLength == 6)
    #expect((0..<3).map { list.range(of: PatternID($0)) } == [0..<2, 2..<3, 3..<6])
  }
}
