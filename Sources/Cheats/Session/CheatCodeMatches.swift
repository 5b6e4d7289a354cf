import AhoCorasick

/// The matches of one step: by their end, then longest first, then in order of registration.
///
/// ```swift
/// for match in session.perform(.keyPress("d")) {
///   print(automaton.name(of: match.code) ?? "", match.end)
/// }
/// ```
///
/// It holds the automaton only when there are matches, so a step without any costs no more than the step.
public struct CheatCodeMatches: Sequence, Sendable {
  private enum Storage: Sendable {
    case none
    /// All codes that end at a state and at the states of its chain.
    case ending(CompiledSet, at: StateID, end: Int64)
    case list(ContiguousArray<CheatCodeMatch>)
  }

  private let storage: Storage

  init() { storage = .none }

  init(_ list: ContiguousArray<CheatCodeMatch>) { storage = list.isEmpty ? .none : .list(list) }

  init(_ codes: CompiledSet, at state: StateID, end: Int64) { storage = .ending(codes, at: state, end: end) }

  /// Whether nothing was completed.
  public var isEmpty: Bool {
    if case .none = storage { true } else { false }
  }

  /// The first match, which is the longest of those that end first.
  public var first: CheatCodeMatch? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// The number of matches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of matches.
  public var count: Int { reduce(0) { count, _ in count + 1 } }

  /// A lower bound of the number of matches.
  public var underestimatedCount: Int { isEmpty ? 0 : 1 }

  /// Goes through the matches in their order.
  public func makeIterator() -> Iterator {
    switch storage {
    case .none: Iterator(codes: nil, list: [])
    case .ending(let codes, let state, let end): Iterator(codes: codes, state: state, end: end, list: [])
    case .list(let list): Iterator(codes: nil, list: list)
    }
  }

  /// Goes through the matches of a step.
  public struct Iterator: IteratorProtocol {
    private let codes: CompiledSet?
    private let list: ContiguousArray<CheatCodeMatch>
    private var index = 0
    private let end: Int64
    private var start: Int64 = 0
    private var ranks: Range<UInt32> = 0..<0
    private var state: StateID

    fileprivate init(
      codes: CompiledSet?, state: StateID = .root, end: Int64 = 0, list: ContiguousArray<CheatCodeMatch>
    ) {
      self.codes = codes
      self.list = list
      self.end = end
      self.state = state
      enter()
    }

    /// The next match, or nil after the last.
    public mutating func next() -> CheatCodeMatch? {
      guard let codes else {
        guard index < list.count else { return nil }
        defer { index += 1 }
        return list[index]
      }
      if ranks.isEmpty {
        guard state != .root, let shorter = codes.engine.nextMatchState(after: state) else { return nil }
        state = shorter
        enter()
      }
      let pattern = codes.engine.pattern(at: Rank(rawValue: ranks.lowerBound))
      ranks = ranks.dropFirst()
      return CheatCodeMatch(code: codes.id(of: pattern), start: start, end: end)
    }

    /// Goes to the codes that end at the state.
    private mutating func enter() {
      guard let codes, state != .root else { return }
      let ending = codes.engine.endingRanks(of: state)
      ranks = ending.lowerBound.rawValue..<ending.upperBound.rawValue
      start = end - Int64(codes.engine.depth(of: state))
    }
  }
}
