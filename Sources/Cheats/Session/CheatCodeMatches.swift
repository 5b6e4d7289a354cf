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
///
/// Going through none is `@inlinable`: it is what nearly all steps of a game do, and as calls of functions it took 20 of
/// 50 nanoseconds of a step.
public struct CheatCodeMatches: Sequence, Sendable {
  private enum Storage: Sendable {
    case none
    /// All codes that the stream ends with.
    case ending(CompiledSet, MatchList, end: Int64)
    case list(ContiguousArray<CheatCodeMatch>.SubSequence)
  }

  private var storage: Storage

  /// Whether nothing was completed.
  public private(set) var isEmpty: Bool

  init() {
    storage = .none
    isEmpty = true
  }

  init(_ list: ContiguousArray<CheatCodeMatch>) {
    storage = list.isEmpty ? .none : .list(list[...])
    isEmpty = list.isEmpty
  }

  init(_ codes: CompiledSet, _ matches: MatchList, end: Int64) {
    storage = .ending(codes, matches, end: end)
    isEmpty = false
  }

  /// The first match, which is the longest of those that end first.
  public var first: CheatCodeMatch? {
    var rest = self
    return isEmpty ? nil : rest.removeFirst()
  }

  /// The number of matches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of matches.
  public var count: Int { reduce(0) { count, _ in count + 1 } }

  /// A lower bound of the number of matches.
  public var underestimatedCount: Int { isEmpty ? 0 : 1 }

  /// Goes through the matches in their order.
  @inlinable public func makeIterator() -> Iterator { Iterator(rest: self) }

  /// Takes the first match away.
  ///
  /// - Precondition: There is one.
  @usableFromInline
  mutating func removeFirst() -> CheatCodeMatch {
    switch storage {
    case .none: fatalError("there is no match to take away")
    case .ending(let codes, let matches, let end):
      let pattern = matches.first
      let rest = codes.engine.rest(of: matches)
      self = rest.isEmpty ? CheatCodeMatches() : CheatCodeMatches(codes, rest, end: end)
      return CheatCodeMatch(
        code: codes.id(of: pattern), start: end - Int64(codes.engine.length(of: pattern)), end: end)
    case .list(let list):
      storage = .list(list.dropFirst())
      isEmpty = list.count == 1
      return list[list.startIndex]
    }
  }

  /// Goes through the matches of a step.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: CheatCodeMatches

    @inlinable init(rest: CheatCodeMatches) { self.rest = rest }

    /// The next match, or nil after the last.
    @inlinable public mutating func next() -> CheatCodeMatch? { rest.isEmpty ? nil : rest.removeFirst() }
  }
}
