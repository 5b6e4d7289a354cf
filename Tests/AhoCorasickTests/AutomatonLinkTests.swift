import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("States, links and ranks by definition")
struct AutomatonLinkTests {
  /// Compares all that is known of every state with what it is by definition.
  private func check(_ patterns: [[UInt32]], symbolCount: Int, gramWidth: Int) throws {
    // No question asks the dense table, but its rules are looked at too.
    let hasDense = (patterns.count + gramWidth) % 2 == 0
    let automaton = try Automaton(patterns, symbolCount: symbolCount, gramWidth: gramWidth, hasDense: hasDense)
    let naive = NaiveAutomaton(patterns)
    try automaton.requireSoundTables()
    try #require(automaton.gramWidth == gramWidth)
    try #require(automaton.stateCount == naive.paths.count)
    try #require(automaton.patternCount == patterns.count)
    try #require(automaton.longestPattern == naive.longest)
    let order = naiveOrder(patterns)
    for path in naive.paths {
      let state = try #require(automaton.state(withPath: path))
      try #require(automaton.path(of: state).map(\.rawValue) == path)
      try #require(automaton.depth(of: state) == path.count)
      try #require(automaton.failure(of: state) == automaton.state(withPath: naive.failure(of: path)))
      let cursor = automaton.cursor(at: state)
      try #require(automaton.state(at: cursor) == state)
      try #require(automaton.numbers(in: automaton.matches(at: cursor)) == naive.matches(after: path))
      if let last = path.last { try #require(automaton.label(of: state).rawValue == last) }
      try checkWider(than: state, automaton)
      try checkChildren(of: state, automaton, (0..<UInt32(symbolCount)).filter { naive.paths.contains(path + [$0]) })
      try checkRanks(of: state, automaton, order.indices.filter { patterns[order[$0]].starts(with: path) }, path.count)
    }
    try checkPatterns(patterns, order, automaton)
  }

  private func checkPatterns(_ patterns: [[UInt32]], _ order: [Int], _ automaton: Automaton) throws {
    for (rank, index) in order.enumerated() {
      let pattern = PatternID(index)
      try #require(automaton.rank(of: pattern) == Rank(rank))
      try #require(automaton.pattern(at: Rank(rank)) == pattern)
      try #require(automaton.length(of: pattern) == patterns[index].count)
      try #require(automaton.symbols(of: pattern).map(\.rawValue) == patterns[index])
      try #require(automaton.endState(of: pattern) == automaton.state(withPath: patterns[index]))
      for depth in 0...patterns[index].count {
        let path = Array(patterns[index].prefix(depth))
        try #require(automaton.state(on: Rank(rank), atDepth: depth) == automaton.state(withPath: path))
      }
    }
  }

  /// The wider state is on the chain, and all between have just the patterns of the state.
  private func checkWider(than state: StateID, _ automaton: Automaton) throws {
    let wider = automaton.wider(than: state)
    var between = automaton.failure(of: state)
    while between != wider {
      try #require(between != .root)
      try #require(automaton.ranks(of: between) == automaton.ranks(of: state))
      between = automaton.failure(of: between)
    }
  }

  private func checkChildren(of state: StateID, _ automaton: Automaton, _ symbols: [UInt32]) throws {
    try #require(automaton.children(of: state).map { automaton.label(of: $0).rawValue } == symbols)
    try #require(automaton.isLeaf(state) == symbols.isEmpty)
    for symbol in [UInt32](0...UInt32(automaton.symbolCount)) + [.max] {
      let child = automaton.child(of: state, Symbol(rawValue: symbol))
      try #require((child != nil) == symbols.contains(symbol))
      try #require(child.map { automaton.label(of: $0).rawValue } ?? symbol == symbol)
    }
  }

  private func checkRanks(of state: StateID, _ automaton: Automaton, _ through: [Int], _ depth: Int) throws {
    try #require(automaton.ranks(of: state).asArray == through)
    let ending = through.filter { automaton.length(of: automaton.pattern(at: Rank($0))) == depth }
    try #require(automaton.endingRanks(of: state).asArray == ending)
    try #require(automaton.unfinishedRanks(of: state).asArray == Array(through.dropFirst(ending.count)))
    for rank in 0..<automaton.patternCount {
      try #require(automaton.contains(Rank(rank), state) == through.contains(rank))
    }
    for rank in through {
      let child = automaton.child(of: state, towards: Rank(rank))
      try #require((child == nil) == ending.contains(rank))
      if let child {
        try #require(automaton.contains(Rank(rank), child))
        try #require(automaton.depth(of: child) == depth + 1)
      }
    }
  }

  @Test(arguments: 1...4)
  func everySmallSetOfPatterns(_ gramWidth: Int) throws {
    for patterns in everyCodeSet(alphabet: [0, 1] as [UInt32], maxCodes: 3, maxLength: 3) {
      try check(patterns, symbolCount: 2, gramWidth: gramWidth)
    }
    for symbolCount in [0, 1, 3] { try check([], symbolCount: symbolCount, gramWidth: gramWidth) }
  }

  @Test(arguments: 1...4)
  func randomSetsOfPatterns(_ gramWidth: Int) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      let symbols = [1, 2, 3, 12, 40][Int(seed % 5)]
      guard gramWidth < 4 || symbols < 12 else { continue }
      var generator = RandomCodes(seed: seed, alphabet: 0..<UInt32(symbols), lengths: 1...Int(2 + seed % 7))
      let patterns = generator.codes(count: 1 + Int(seed % 25))
      try check(patterns, symbolCount: symbols + Int(seed % 3), gramWidth: gramWidth)
    }
  }

  @Test func theWiderStateOfALongRunIsNearTheRoot() throws {
    let automaton = try Automaton([[UInt32](repeating: 0, count: 1_000) + [1]], symbolCount: 2, gramWidth: 3)
    let deepest = try #require(automaton.state(withPath: [UInt32](repeating: 0, count: 1_000)))
    #expect(automaton.depth(of: automaton.failure(of: deepest)) == 999)
    #expect(automaton.depth(of: automaton.wider(than: deepest)) < automaton.gramWidth)
  }

  @Test func numbersOfStatesPatternsSymbolsAndRanksAreComparedAsNumbers() {
    #expect(StateID(rawValue: 1) < StateID(rawValue: 2))
    #expect(PatternID(rawValue: 1) < PatternID(rawValue: 2))
    #expect(Symbol(rawValue: 1) < Symbol.unknown)
    #expect(Rank(rawValue: 1) < Rank(2))
  }
}

extension Range<Rank> {
  fileprivate var asArray: [Int] { Array(lowerBound.index..<upperBound.index) }
}
