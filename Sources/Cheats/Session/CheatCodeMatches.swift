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
    /// All codes that the stream ends with.
    case ending(CompiledSet, MatchList, end: Int64)
    case list(ContiguousArray<CheatCodeMatch>)
  }

  private let storage: Storage

  init() { storage = .none }

  init(_ list: ContiguousArray<CheatCodeMatch>) { storage = list.isEmpty ? .none : .list(list) }

  init(_ codes: CompiledSet, _ matches: MatchList, end: Int64) { storage = .ending(codes, matches, end: end) }

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
    case .ending(let codes, let matches, let end): Iterator(codes: codes, matches: matches, end: end, list: [])
    case .list(let list): Iterator(codes: nil, list: list)
    }
  }

  /// Goes through the matches of a step.
  public struct Iterator: IteratorProtocol {
    private let codes: CompiledSet?
    private let list: ContiguousArray<CheatCodeMatch>
    private var index = 0
    private let end: Int64
    private var matches: MatchList

    fileprivate init(
      codes: CompiledSet?, matches: MatchList = .none, end: Int64 = 0, list: ContiguousArray<CheatCodeMatch>
    ) {
      self.codes = codes
      self.list = list
      self.end = end
      self.matches = matches
    }

    /// The next match, or nil after the last.
    public mutating func next() -> CheatCodeMatch? {
      guard let codes else {
        guard index < list.count else { return nil }
        defer { index += 1 }
        return list[index]
      }
      guard !matches.isEmpty else { return nil }
      let pattern = matches.first
      matches = codes.engine.rest(of: matches)
      return CheatCodeMatch(
        code: codes.id(of: pattern), start: end - Int64(codes.engine.length(of: pattern)), end: end)
    }
  }
}
