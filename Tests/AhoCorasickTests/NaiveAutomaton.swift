@testable import AhoCorasick

/// What an automaton is by definition: the beginnings of the patterns, compared symbol by symbol.
struct NaiveAutomaton {
  let patterns: [[UInt32]]
  /// Every beginning of a pattern, the empty one included.
  let paths: Set<[UInt32]>

  init(_ patterns: [[UInt32]]) {
    self.patterns = patterns
    paths = Set(patterns.flatMap { pattern in (0...pattern.count).map { Array(pattern.prefix($0)) } }).union([[]])
  }

  /// The longest end of a stream that is a path.
  func path(after stream: [UInt32]) -> [UInt32] {
    for start in 0..<stream.count where paths.contains(Array(stream[start...])) { return Array(stream[start...]) }
    return []
  }

  /// The longest end of a path, but for itself, that is a path.
  func failure(of path: [UInt32]) -> [UInt32] { self.path(after: Array(path.dropFirst())) }

  /// The patterns that a stream ends with, longest first, equal ones in order of registration.
  func matches(after stream: [UInt32]) -> [Int] {
    patterns.indices
      .filter { stream.count >= patterns[$0].count && stream.suffix(patterns[$0].count).elementsEqual(patterns[$0]) }
      .sorted { (-patterns[$0].count, $0) < (-patterns[$1].count, $1) }
  }
}

/// The places of patterns in lexicographic order, equal ones in order of registration.
func naiveOrder(_ patterns: [[UInt32]]) -> [Int] {
  patterns.indices.sorted { left, right in
    patterns[left] == patterns[right] ? left < right : patterns[left].lexicographicallyPrecedes(patterns[right])
  }
}

extension Automaton {
  /// Compiles patterns given as numbers.
  convenience init(
    _ patterns: [[UInt32]], symbolCount: Int? = nil, limits: AutomatonLimits = .init()
  ) throws(CompilationError) {
    let alphabet = symbolCount ?? Int(patterns.joined().max().map { $0 + 1 } ?? 0)
    try self.init(compiling: PatternList(patterns), symbolCount: alphabet, limits: limits)
  }

  /// Where a stream stands.
  func cursor(after stream: some Sequence<UInt32>) -> Cursor {
    var cursor = Cursor()
    for symbol in stream { _ = advance(&cursor, Symbol(rawValue: symbol)) }
    return cursor
  }

  /// The patterns of a list in their order.
  func numbers(in matches: MatchList) -> [Int] {
    var numbers: [Int] = []
    forEachMatch(in: matches) { numbers.append($0.index) }
    return numbers
  }
}

extension PatternList {
  init(_ patterns: [[UInt32]]) {
    self.init()
    for pattern in patterns { append(pattern.lazy.map { Symbol(rawValue: $0) }) }
  }
}
