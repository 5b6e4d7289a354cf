import Testing

@testable import AhoCorasick

@Suite("Limits and errors of compiling")
struct AutomatonLimitTests {
  private let patterns: [[UInt32]] = [[0, 1], [0, 1, 2], [2], [0, 1]]

  private func error(_ limits: AutomatonLimits) -> CompilationError? {
    do {
      _ = try Automaton(patterns, symbolCount: 3, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func anEmptyPatternIsRefused() {
    #expect(throws: CompilationError.emptyPattern(PatternID(1))) { try Automaton([[0], [], [1]]) }
  }

  @Test func aSymbolThatTheAlphabetDoesNotHaveIsRefused() {
    #expect(
      throws: CompilationError.symbolOutOfRange(PatternID(1), symbol: Symbol(rawValue: 2), symbolCount: 2)
    ) { try Automaton([[0], [1, 2]], symbolCount: 2) }
    #expect(throws: CompilationError.symbolOutOfRange(PatternID(0), symbol: .unknown, symbolCount: 2)) {
      try Automaton([[.max]], symbolCount: 2)
    }
    #expect(
      throws: CompilationError.symbolOutOfRange(PatternID(0), symbol: Symbol(rawValue: 0), symbolCount: 0)
    ) { try Automaton([[0]], symbolCount: 0) }
  }

  @Test func tooManySymbols() {
    #expect(error(AutomatonLimits(symbols: 3)) == nil)
    #expect(error(AutomatonLimits(symbols: 2)) == .tooManySymbols(count: 3, limit: 2))
    #expect(throws: CompilationError.tooManySymbols(count: 1 << 28 + 1, limit: 1 << 28)) {
      try Automaton([[0]], symbolCount: 1 << 28 + 1)
    }
  }

  @Test func tooManyPatternsNamesTheFirstTooMany() {
    #expect(error(AutomatonLimits(patterns: 4)) == nil)
    #expect(error(AutomatonLimits(patterns: 3)) == .tooManyPatterns(PatternID(3), limit: 3))
    #expect(error(AutomatonLimits(patterns: 0)) == .tooManyPatterns(PatternID(0), limit: 0))
  }

  @Test func tooManyPatternSymbolsNamesThePatternWithTheFirstTooMany() {
    // In order of registration the patterns have 2, 5, 6 and 8 symbols together.
    #expect(error(AutomatonLimits(patternSymbols: 8)) == nil)
    #expect(error(AutomatonLimits(patternSymbols: 7)) == .tooManyPatternSymbols(PatternID(3), limit: 7))
    #expect(error(AutomatonLimits(patternSymbols: 4)) == .tooManyPatternSymbols(PatternID(1), limit: 4))
    #expect(error(AutomatonLimits(patternSymbols: 0)) == .tooManyPatternSymbols(PatternID(0), limit: 0))
  }

  @Test func tooManyStatesNamesThePatternThatNeedsThem() {
    // In lexicographic order: 0 1 twice with three states, then 0 1 2 with a fourth, then 2 with a fifth.
    #expect(error(AutomatonLimits(states: 5)) == nil)
    #expect(error(AutomatonLimits(states: 4)) == .tooManyStates(PatternID(2), limit: 4))
    #expect(error(AutomatonLimits(states: 3)) == .tooManyStates(PatternID(1), limit: 3))
    #expect(error(AutomatonLimits(states: 2)) == .tooManyStates(PatternID(0), limit: 2))
  }

  @Test func tooManyTableBytesAreThoseOfTheFinishedTables() throws {
    let bytes = try Automaton(patterns, symbolCount: 3).tableBytes
    #expect(error(AutomatonLimits(tableBytes: bytes)) == nil)
    #expect(error(AutomatonLimits(tableBytes: bytes - 1)) == .tooManyTableBytes(bytes, limit: bytes - 1))
    #expect(error(AutomatonLimits(tableBytes: 0)) == .tooManyTableBytes(bytes, limit: 0))
  }

  @Test func tableBytesAreTheSumOfTheTables() throws {
    for hasDense in [false, true] {
      let automaton = try Automaton(patterns, symbolCount: 3, gramWidth: 2, hasDense: hasDense)
      let tables = automaton.tables
      let bits = tables.grams.bits.words.count * 8 + tables.grams.bits.counts.count * 4
      let grams = bits + tables.grams.entries.count * 8
      let links = tables.nextMatches.count * 4
      let rows = tables.dense.map { $0.rows.count * 2 + $0.ends.count * 4 } ?? 0
      #expect(automaton.transitionBytes == grams + links + rows + tables.records.words.count * 2)
      let tree = tables.tree.sizes.count * 2 + (tables.tree.ends.count + tables.tree.firstRanks.count) * 4
      let starts = tables.recordStarts.words.count * 8 + tables.recordStarts.counts.count * 4
      let shallow = tables.shallowStates.states.count * 4 + tables.shallowStates.lengths.count * 12
      let symbols = patterns.joined().count
      #expect(automaton.queryBytes == tree + starts + shallow + symbols + (5 + 4 + 4) * 4)
      #expect(automaton.tableBytes == automaton.transitionBytes + automaton.queryBytes)
    }
  }

  @Test func limitsAboveWhatTheTablesCanAddressAreLowered() {
    let limits = AutomatonLimits(symbols: .max, states: .max, patterns: .max, patternSymbols: .max)
    #expect(limits == AutomatonLimits())
    #expect(limits.states == 0x7FFF_FFFF)
    #expect(limits.patterns == 0x7FFF_FFFE)
    #expect(limits.symbols == 1 << 28)
    #expect(limits.patternSymbols == 0xFFFF_FFFF)
  }

  @Test func budgetsBuyWiderGramsAndRows() throws {
    // Many states, so that a wider gram pays.
    let patterns = (0..<4_096 as Range<UInt32>).map { number in (0..<6).map { number >> ($0 * 2) & 3 } }
    func automaton(_ budget: TableBudget) throws -> Automaton {
      try Automaton(patterns, symbolCount: 4, budget: budget)
    }
    let compact = try automaton(.compact)
    let balanced = try automaton(.balanced)
    #expect(compact.dense == nil && balanced.dense != nil)
    #expect(compact.transitionBytes <= balanced.transitionBytes)
    #expect(try compact.transitionBytes <= automaton(.fast).transitionBytes)
    #expect(try compact.gramWidth <= automaton(.fast).gramWidth)
    #expect(try automaton(.bytes(0)).transitionBytes == compact.transitionBytes)
    #expect(try automaton(.bytes(.max)).dense != nil)
  }
}
