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
    fileprivate let symbols: ContiguousArray<Symbol>

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
  ///
  /// Labels, first children, failure and match links, the first rank of a state and the pattern at each rank.
  var transitionBytes: Int { (5 * automaton.stateCount + automaton.patternCount + automaton.symbolCount) * 4 }

  /// The bytes that only questions about single codes read.
  var queryBytes: Int { tableBytes - transitionBytes }

  /// Codes as the engine takes them; not a part of what is timed.
  static func patterns(_ codes: CodeList, alphabet: WorkloadAlphabet) -> Patterns {
    var list = PatternList()
    list.reserveCapacity(patterns: codes.count, symbols: codes.symbols.count)
    for id in codes.ids {
      list.append(codes.range(of: id).lazy.map { Symbol(rawValue: UInt32(codes.symbols[$0])) })
    }
    return Patterns(list: list, symbolCount: alphabet.size)
  }

  /// A stream as the engine takes it; not a part of what is timed.
  func stream(_ stream: SymbolStream) -> Stream {
    Stream(symbols: ContiguousArray((0..<stream.count).lazy.map { stream[$0] }))
  }
}

extension Engine {
  /// Finds the matches of a stream in one call.
  @inline(never)
  func scan(_ stream: Stream) -> MatchSum {
    var sum = MatchSum()
    var state = StateID.root
    for (at, symbol) in stream.symbols.enumerated() {
      state = automaton.next(after: state, symbol)
      automaton.forEachMatch(at: state) { sum.add($0, end: at + 1) }
    }
    return sum
  }

  /// Finds the matches of a stream with one call a symbol.
  @inline(never)
  func steps(_ stream: Stream) -> MatchSum {
    var live = Live()
    for symbol in stream.symbols { take(symbol, &live) }
    return live.sum
  }

  /// What one player's stream needs between two calls.
  private struct Live {
    var state = StateID.root
    var position = 0
    var sum = MatchSum()
  }

  @inline(never)
  private func take(_ symbol: Symbol, _ live: inout Live) {
    live.position += 1
    live.state = automaton.next(after: live.state, symbol)
    automaton.forEachMatch(at: live.state) { live.sum.add($0, end: live.position) }
  }
}

extension Engine {
  /// Many players' streams, all equally long.
  struct Players {
    fileprivate var states: ContiguousArray<StateID>
    fileprivate var position = 0

    /// The bytes that one player takes.
    static let bytesEach = MemoryLayout<StateID>.stride

    init(count: Int) { states = ContiguousArray(repeating: .root, count: count) }
  }

  /// Performs one symbol of each player, one player after the other.
  @inline(never)
  func step(_ players: inout Players, _ symbols: ArraySlice<Symbol>) -> MatchSum {
    var sum = MatchSum()
    players.position += 1
    for (player, symbol) in zip(players.states.indices, symbols) {
      let state = automaton.next(after: players.states[player], symbol)
      players.states[player] = state
      automaton.forEachMatch(at: state) { sum.add($0, end: players.position) }
    }
    return sum
  }
}
