import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Single tables")
struct TableTests {
  @Test(arguments: [0, 1, 30, 50, 99, 100])
  func bitsAreCountedAndFound(_ percent: Int) {
    var random = SplitMix64(seed: UInt64(percent))
    for count in [1, 63, 64, 65, 1_000] {
      let places = (0..<count).filter { _ in random.chance(percent) }
      var words = BitRanks.noBits(count)
      for place in places { words.setBit(place) }
      let ranks = BitRanks(words)
      for place in 0..<count {
        #expect(ranks[place] == places.contains(place))
        let before = places.count { $0 < place }
        #expect(ranks.rank(place) == UInt32(before))
      }
      for (rank, place) in places.enumerated() { #expect(ranks.place(ofRank: UInt32(rank)) == place) }
    }
  }

  @Test func gramsAreNumbersOfSymbols() {
    let grams = Grams(width: 3, symbolCount: 5)
    #expect(grams.count == 125)
    let counts = (0...3).map { grams.count($0) }
    #expect(counts == [1, 5, 25, 125])
    // Only the last three symbols count: 3 · 25 + 1 · 5 + 2.
    var gram: UInt32 = 0
    for symbol in [4, 0, 3, 1, 2] as [UInt32] { gram = grams.appending(symbol, to: gram) }
    #expect(gram == 82)
    #expect(Grams(width: 4, symbolCount: 0).count == 1)
    #expect(Grams(width: 1, symbolCount: 1 << 28).count == 1 << 28)
    #expect(Grams(width: 28, symbolCount: 2).count == 1 << 28)
  }

  @Test func aGramLosesItsFirstSymbolWithoutADivision() {
    var random = SplitMix64(seed: 4)
    for (symbolCount, width) in [(0, 1), (1, 5), (2, 28), (12, 7), (64, 4), (645, 3), (1 << 14, 2), (1 << 28, 1)] {
      let grams = Grams(width: width, symbolCount: symbolCount)
      let drawn = (0..<1_000).map { _ in UInt32(random.next() % UInt64(grams.count)) }
      for gram in drawn + [0, UInt32(grams.count - 1), grams.shorterCount, grams.shorterCount - 1, .max] {
        #expect(grams.withoutFirst(gram) == gram % grams.shorterCount)
      }
    }
  }

  @Test func aStreamOfAsManySymbolsAsThereCanBeHasAGramOfItsOwn() throws {
    // The greatest symbols of the largest alphabets: what is computed with a gram must fit.
    for (symbolCount, width) in [(1 << 14, 2), (645, 3), (128, 4)] {
      let last = UInt32(symbolCount - 1)
      let automaton = try Automaton(
        [[UInt32](repeating: last, count: width), [0, last]], symbolCount: symbolCount, gramWidth: width)
      var cursor = Cursor()
      let stream = [UInt32](repeating: last, count: width + 3) + [0, last, last]
      let found = automaton.found(in: SymbolString(stream), from: &cursor)
      #expect(found == NaiveAutomaton([[UInt32](repeating: last, count: width), [0, last]]).allMatches(in: stream))
    }
  }

  @Test(arguments: [2, 31, 32, 33, 64, 100])
  func sizesRanksAndEndsOfATree(_ count: UInt32) {
    // A chain with a pattern at every tenth state, and two at the last.
    let ends = ContiguousArray(stride(from: 10, to: count - 1, by: 10)) + [count - 1, count - 1]
    let tree = StateTree(sizes: (0..<count).map { count - $0 }, ends: ends)
    #expect(tree.largeSizes.isEmpty)
    for number in 0..<count {
      let state = StateID(rawValue: number)
      let before = ends.count { $0 < number }
      let here = ends.count { $0 == number }
      #expect(tree.end(of: state) == count)
      #expect(tree.firstRank(from: number) == before)
      #expect(tree.endingRanks(of: state) == before..<before + here)
      #expect(tree.ranks(of: state) == before..<ends.count)
      #expect(tree.contains(Rank(0), state) == (number <= ends[0]))
    }
    #expect(tree.firstRank(from: count) == ends.count)
  }

  @Test func aSizeOfMoreThanSixteenBitsIsListed() {
    let count = UInt32(UInt16.max) + 3
    let tree = StateTree(sizes: (0..<count).map { count - $0 }, ends: [count - 1])
    #expect(tree.largeSizes.map(\.state) == [0, 1, 2, 3])
    for state in [0, 1, 2, 3, 4, 5, count - 1] as [UInt32] {
      let size = tree.size(of: StateID(rawValue: state))
      #expect(size == count - state)
    }
  }

  @Test func stringsTakeAsFewBytesAsTheAlphabetNeeds() {
    for (symbolCount, bytes) in [(0, 1), (255, 1), (256, 2), (65_535, 2), (65_536, 4)] {
      var string = SymbolString(symbolCount: symbolCount)
      let numbers: [UInt32] = [0, UInt32(max(symbolCount - 1, 0)), UInt32(symbolCount), .max]
      let symbols = numbers.map { Symbol(rawValue: $0) }
      string.reserveCapacity(8)
      string.append(contentsOf: ContiguousArray(symbols))
      string.append(contentsOf: [Symbol(rawValue: 0)])
      #expect(string.count == 5)
      #expect(string.byteCount == 5 * bytes)
      #expect(string[1] == symbols[1])
      #expect(string[3] == .unknown)
      // What is behind the alphabet need not be told apart, but is none of its symbols.
      #expect(string[2].rawValue >= symbolCount)
    }
    #expect(SymbolString(bytes: [1, 255])[1] == .unknown)
  }
}
