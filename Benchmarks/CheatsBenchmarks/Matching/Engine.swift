import AhoCorasick

/// The engine as the benchmark uses it: the only file that knows the engine's interface.
///
/// The loops are here, and not where they are timed, so that the compiler sees the engine's inlinable members and the
/// loop around them together, as it does in a program.
struct Engine {
  private let automaton: Automaton

  /// Codes as the engine takes them.
  struct Patterns {
    fileprivate let list: PatternList
    fileprivate let symbolCount: Int
  }

  /// A stream as the engine takes it.
  struct Stream {
    /// What is scanned.
    fileprivate let symbols: SymbolString
    /// What is performed step by step: a live symbol comes from the caller, and not out of a string.
    fileprivate let live: SymbolStream

    /// The number of symbols.
    var count: Int { symbols.count }
  }

  /// Compiles codes.
  init(compiling patterns: Patterns) throws(BenchmarkError) {
    do {
      automaton = try Automaton(compiling: patterns.list, symbolCount: patterns.symbolCount)
    } catch {
      throw .input("the engine refuses the codes: \(error)")
    }
  }

  var stateCount: Int { automaton.stateCount }

  /// The bytes of all tables.
  var tableBytes: Int { automaton.tableBytes }

  /// The bytes that steps and scans read: transitions and outputs.
  var transitionBytes: Int { automaton.transitionBytes }

  /// The bytes that only questions about single codes read.
  var queryBytes: Int { automaton.queryBytes }

  /// Codes as the engine takes them; not a part of what is timed.
  static func patterns(_ codes: CodeList, alphabet: WorkloadAlphabet) -> Patterns {
    var list = PatternList()
    list.reserveCapacity(patterns: codes.count, symbols: codes.symbols.count)
    // Slices of one array, which are copied at once; other sequences are asked for one symbol after another.
    let symbols = ContiguousArray(codes.symbols.lazy.map { Symbol(rawValue: UInt32($0)) })
    for id in codes.ids { list.append(symbols[codes.range(of: id)]) }
    return Patterns(list: list, symbolCount: alphabet.size)
  }

  /// A stream as the engine takes it; not a part of what is timed.
  func stream(_ stream: SymbolStream) -> Stream {
    if automaton.symbolCount <= Int(UInt8.max) {
      return Stream(
        symbols: SymbolString(bytes: ContiguousArray(stream.symbols.lazy.map { UInt8(clamping: $0) })), live: stream)
    }
    var symbols = SymbolString(symbolCount: automaton.symbolCount)
    symbols.append(contentsOf: ContiguousArray((0..<stream.count).lazy.map { stream[$0] }))
    return Stream(symbols: symbols, live: stream)
  }
}

extension Engine {
  /// Finds the matches of a stream in one call.
  @inline(never)
  func scan(_ stream: Stream) -> MatchSum {
    var sum = MatchSum()
    var cursor = Cursor()
    automaton.scan(stream.symbols, in: 0..<stream.count, from: &cursor) { end, pattern in sum.add(pattern, end: end) }
    return sum
  }

  /// Finds the matches of a stream with one call a symbol.
  @inline(never)
  func steps(_ stream: Stream) -> MatchSum {
    var live = Live()
    for at in 0..<stream.count { take(stream.live[at], &live) }
    return live.sum
  }

  /// What one player's stream needs between two calls.
  private struct Live {
    var cursor = Cursor()
    var position = 0
    var sum = MatchSum()
  }

  @inline(never)
  private func take(_ symbol: Symbol, _ live: inout Live) {
    live.position += 1
    let matches = automaton.advance(&live.cursor, symbol)
    guard !matches.isEmpty else { return }
    automaton.forEachMatch(in: matches) { live.sum.add($0, end: live.position) }
  }
}

extension Engine {
  /// Many players' streams, all equally long.
  struct Players {
    fileprivate var cursors: ContiguousArray<Cursor>
    fileprivate var position = 0

    /// The bytes that one player takes.
    static let bytesEach = MemoryLayout<Cursor>.stride

    init(count: Int) { cursors = ContiguousArray(repeating: Cursor(), count: count) }
  }

  /// Performs one symbol of each player, one player after the other.
  @inline(never)
  func step(_ players: inout Players, _ symbols: ContiguousArray<Symbol>) -> MatchSum {
    var sum = MatchSum()
    players.position += 1
    for (player, symbol) in zip(players.cursors.indices, symbols) {
      let matches = automaton.advance(&players.cursors[player], symbol)
      guard !matches.isEmpty else { continue }
      automaton.forEachMatch(in: matches) { sum.add($0, end: players.position) }
    }
    return sum
  }

  /// Performs one symbol of each player, all of them in one call.
  @inline(never)
  func stepTogether(_ players: inout Players, _ symbols: ContiguousArray<Symbol>) -> MatchSum {
    var sum = MatchSum()
    players.position += 1
    let end = players.position
    automaton.advance(&players.cursors, by: symbols) { _, matches in
      automaton.forEachMatch(in: matches) { sum.add($0, end: end) }
    }
    return sum
  }
}
