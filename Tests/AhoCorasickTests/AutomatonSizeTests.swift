import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Long patterns, many patterns, large alphabets")
struct AutomatonSizeTests {
  @Test func anAlphabetOfAsManySymbolsAsUnicodeHadOnce() throws {
    let count: UInt32 = 65_535
    let patterns = (0..<count).map { [$0, count - 1 - $0] } + [[count - 1]]
    let automaton = try Automaton(patterns, symbolCount: Int(count))
    #expect(automaton.symbolCount == 65_535)
    #expect(automaton.children(of: .root).count == 65_535)
    #expect(automaton.stateCount == 2 * 65_535 + 1)
    for symbol in stride(from: 0, to: count, by: 4_369) {
      let end = automaton.state(after: [symbol, count - 1 - symbol])
      #expect(automaton.matches(at: end) == [Int(symbol)] + (symbol == 0 ? [65_535] : []))
    }
    #expect(automaton.next(after: .root, Symbol(rawValue: count)) == .root)
  }

  @Test func aStateWithManyChildrenFindsEachAndNoOther() throws {
    for children in [1, 2, 7, 8, 9, 10, 16, 17, 100] as [UInt32] {
      let automaton = try Automaton((0..<children).map { [0, 2 * $0 + 1] }, symbolCount: 300)
      let parent = automaton.state(after: [0])
      for symbol in 0..<2 * children + 3 {
        let child = automaton.child(of: parent, Symbol(rawValue: symbol))
        #expect(
          child.map { automaton.label(of: $0).rawValue } == (symbol % 2 == 1 && symbol < 2 * children ? symbol : nil))
      }
    }
  }

  @Test func aPatternOfAHundredThousandSymbols() throws {
    var random = SplitMix64(seed: 9)
    let long = (0..<100_000).map { _ in UInt32.random(in: 0..<4, using: &random) }
    let automaton = try Automaton([long, [9]], symbolCount: 10)
    #expect(automaton.longestPattern == 100_000)
    #expect(automaton.symbols(of: PatternID(0)).map(\.rawValue) == long)
    let almost = automaton.state(after: long.dropLast())
    #expect(automaton.depth(of: almost) == 99_999)
    #expect(automaton.matches(at: almost) == [])
    #expect(automaton.matches(at: automaton.state(after: long.suffix(1), from: almost)) == [0])
    #expect(automaton.matches(at: automaton.state(after: [9], from: almost)) == [1])
  }

  @Test func aLongRunAndThenAnotherSymbol() throws {
    // Each further symbol of the run falls back by one; the last falls back through the whole run.
    let length = 50_000
    let run = [UInt32](repeating: 0, count: length)
    let automaton = try Automaton([run + [1], run + [2], [3]])
    var state = automaton.state(after: run)
    for _ in 0..<length { state = automaton.next(after: state, Symbol(rawValue: 0)) }
    #expect(automaton.depth(of: state) == length)
    #expect(automaton.matches(at: automaton.next(after: state, Symbol(rawValue: 1))) == [0])
    #expect(automaton.matches(at: automaton.next(after: state, Symbol(rawValue: 2))) == [1])
    #expect(automaton.matches(at: automaton.next(after: state, Symbol(rawValue: 3))) == [2])
  }

  @Test func twoThousandPatternsEachTheEndOfTheNext() throws {
    let patterns = (0..<2_000).map { [UInt32](repeating: 0, count: $0) + [1] }
    let automaton = try Automaton(patterns)
    #expect(automaton.stateCount == 4_000)
    let end = automaton.state(after: patterns[1_999])
    #expect(automaton.matches(at: end) == Array((0..<2_000).reversed()))
    #expect(automaton.matches(at: automaton.state(after: [1, 0, 0, 1])) == [2, 1, 0])
  }

  @Test func patternsThatShareOneEndAndNoBeginning() throws {
    var random = SplitMix64(seed: 3)
    let whole = (0..<300).map { _ in UInt32.random(in: 0..<12, using: &random) }
    let patterns = (1...300).map { Array(whole.suffix($0)) }
    let automaton = try Automaton(patterns)
    #expect(automaton.matches(at: automaton.state(after: whole)) == Array((0..<300).reversed()))
  }

  @Test func manyEqualPatternsKeepTheirIDs() throws {
    let automaton = try Automaton([[UInt32]](repeating: [0, 1], count: 10_000))
    #expect(automaton.stateCount == 3)
    #expect(automaton.matches(at: automaton.state(after: [0, 1])) == Array(0..<10_000))
  }
}
