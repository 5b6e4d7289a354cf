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
  }

  @Test func tooManyPatternsNamesTheFirstTooMany() {
    #expect(error(AutomatonLimits(patterns: 4)) == nil)
    #expect(error(AutomatonLimits(patterns: 3)) == .tooManyPatterns(PatternID(3), limit: 3))
    #expect(error(AutomatonLimits(patterns: 0)) == .tooManyPatterns(PatternID(0), limit: 0))
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
    #expect(error(AutomatonLimits(tableBytes: bytes - 1)) == .tooManyTableBytes(PatternID(2), limit: bytes - 1))
    #expect(error(AutomatonLimits(tableBytes: 0)) == .tooManyTableBytes(PatternID(0), limit: 0))
  }

  @Test func tableBytesAreTheSumOfTheTables() throws {
    let automaton = try Automaton(patterns, symbolCount: 3)
    let states =
      automaton.firstChild.count + automaton.label.count + automaton.failure.count + automaton.matchLink.count
      + automaton.widerLink.count + automaton.lowRank.count + automaton.highRank.count
    let others =
      automaton.rootChild.count + automaton.levels.count + automaton.patternAtRank.count
      + automaton.rankOfPattern.count + automaton.lengths.count
    #expect(automaton.tableBytes == 4 * (states + others))
  }

  @Test func limitsAboveWhatTheTablesCanAddressAreLowered() {
    let limits = AutomatonLimits(symbols: .max, states: .max, patterns: .max)
    #expect(limits == AutomatonLimits())
    #expect(limits.states == 0x7FFF_FFFF)
  }
}
