import CheatsTestSupport
import Testing

@testable import AhoCorasick

extension Automaton {
  /// Stops a test where the tables break a rule, which says more than what goes wrong with them.
  func requireSoundTables(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let rule = brokenInvariant
    try #require(rule == nil, sourceLocation: sourceLocation)
  }

  /// Compiles patterns given as numbers.
  convenience init(
    _ patterns: [[UInt32]], symbolCount: Int? = nil, limits: AutomatonLimits = .init(),
    budget: TableBudget = .balanced
  ) throws(CompilationError) {
    try self.init(
      compiling: PatternList(patterns), symbolCount: symbolCount ?? alphabetSize(of: patterns), limits: limits,
      budget: budget)
  }

  /// Compiles patterns given as numbers with grams of a width, and with a dense table or without.
  convenience init(
    _ patterns: [[UInt32]], symbolCount: Int? = nil, gramWidth: Int, hasDense: Bool = false
  ) throws(CompilationError) {
    try self.init(
      compiling: PatternList(patterns), symbolCount: symbolCount ?? alphabetSize(of: patterns),
      shape: TableShape(gramWidth: gramWidth, hasDense: hasDense))
  }

  /// Where a stream stands.
  func cursor(after stream: some Sequence<UInt32>, from start: Cursor = Cursor()) -> Cursor {
    var cursor = start
    for symbol in stream { _ = advance(&cursor, Symbol(rawValue: symbol)) }
    return cursor
  }

  /// The state whose path is a beginning of a pattern, reached from the root by children alone.
  func state(withPath path: [UInt32]) -> StateID? {
    path.reduce(.root) { state, symbol in state.flatMap { child(of: $0, Symbol(rawValue: symbol)) } }
  }

  /// The patterns of a list in their order.
  func numbers(in matches: MatchList) -> [Int] {
    var numbers: [Int] = []
    forEachMatch(in: matches) { numbers.append($0.index) }
    return numbers
  }

  /// Scans a part of a string, and lists what was found.
  func found(in symbols: SymbolString, _ range: Range<Int>? = nil, from cursor: inout Cursor) -> [FoundMatch] {
    var found: [FoundMatch] = []
    scan(symbols, in: range ?? 0..<symbols.count, from: &cursor) { end, pattern in
      found.append(FoundMatch(end: end, pattern: pattern.index))
    }
    return found
  }
}

/// The least number of symbols of an alphabet that some patterns have.
private func alphabetSize(of patterns: [[UInt32]]) -> Int { Int(patterns.joined().max().map { $0 + 1 } ?? 0) }

extension PatternList {
  init(_ patterns: [[UInt32]]) {
    self.init()
    for pattern in patterns { append(pattern.lazy.map { Symbol(rawValue: $0) }) }
  }
}

/// The numbers of bytes in which strings store a symbol.
enum SymbolUnit: Int, CaseIterable {
  case byte = 255
  case half = 65_535
  case word = 4_294_967_295

  /// Those in which each symbol of an alphabet can be told from what is no symbol.
  static func wideEnough(for symbolCount: Int) -> [SymbolUnit] { allCases.filter { symbolCount <= $0.rawValue } }
}

extension SymbolString {
  /// A string that is stored in as many bytes a symbol.
  init(_ symbols: [UInt32], in unit: SymbolUnit = .word) {
    self.init(symbolCount: unit.rawValue)
    append(contentsOf: ContiguousArray(symbols.lazy.map { Symbol(rawValue: $0) }))
  }
}
