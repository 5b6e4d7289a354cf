/// What an automaton is by definition: the beginnings of the patterns, compared symbol by symbol.
public struct NaiveAutomaton: Sendable {
  /// The patterns in order of registration.
  public let patterns: [[UInt32]]
  /// Every beginning of a pattern, the empty one included.
  public let paths: Set<[UInt32]>
  /// The numbers of the patterns with the same symbols.
  private let numbers: [[UInt32]: [Int]]
  /// The lengths that patterns have, longest first.
  private let lengths: [Int]

  /// Takes patterns, none of which is empty.
  public init(_ patterns: [[UInt32]]) {
    self.patterns = patterns
    paths = Set(patterns.flatMap { pattern in (0...pattern.count).map { Array(pattern.prefix($0)) } }).union([[]])
    numbers = Dictionary(grouping: patterns.indices) { patterns[$0] }
    lengths = Set(patterns.map(\.count)).sorted(by: >)
  }

  /// The length of the longest pattern.
  public var longest: Int { lengths.first ?? 0 }

  /// The longest end of a stream that is a path.
  public func path(after stream: [UInt32]) -> [UInt32] {
    for start in max(stream.count - longest, 0)..<stream.count where paths.contains(Array(stream[start...])) {
      return Array(stream[start...])
    }
    return []
  }

  /// The longest end of a path, but for itself, that is a path.
  public func failure(of path: [UInt32]) -> [UInt32] { self.path(after: Array(path.dropFirst())) }

  /// The patterns that a stream ends with, longest first, equal ones in order of registration.
  public func matches(after stream: some BidirectionalCollection<UInt32>) -> [Int] {
    lengths.filter { $0 <= stream.count }.flatMap { numbers[Array(stream.suffix($0))] ?? [] }
  }

  /// The most leading symbols of a pattern, up to a limit, that a stream ends with.
  public func progress(of pattern: Int, after stream: [UInt32], upTo limit: Int) -> Int {
    let most = min(limit, stream.count, patterns[pattern].count)
    return (0...most).last { stream.suffix($0).elementsEqual(patterns[pattern].prefix($0)) } ?? 0
  }

  /// All matches that end behind a place of a stream, by their ends, then longest first.
  public func allMatches(in stream: [UInt32], from start: Int = 0) -> [FoundMatch] {
    (start..<stream.count).flatMap { place in
      matches(after: stream[..<(place + 1)]).map { FoundMatch(end: place + 1, pattern: $0) }
    }
  }
}

/// A match as a scan calls it.
public struct FoundMatch: Hashable, Sendable {
  /// The number of symbols up to its last one.
  public var end: Int
  /// The number of the pattern.
  public var pattern: Int

  /// Creates a match from its end and its pattern.
  public init(end: Int, pattern: Int) {
    self.end = end
    self.pattern = pattern
  }
}

/// The places of patterns in lexicographic order, equal ones in order of registration.
public func naiveOrder(_ patterns: [[UInt32]]) -> [Int] {
  patterns.indices.sorted { left, right in
    patterns[left] == patterns[right] ? left < right : patterns[left].lexicographicallyPrecedes(patterns[right])
  }
}
