import AhoCorasick

/// The codes that are partly performed, closest to completion first.
///
/// Secret codes are left out. The codes are found as they are asked for: taking the first ten of a million codes in
/// progress costs ten of them.
///
/// ```swift
/// for code in session.codesInProgress().prefix(10) {
///   print(automaton.name(of: code.id) ?? "", code.progress, code.remaining)
/// }
/// ```
public struct CheatCodesInProgress: Sequence, IteratorProtocol, Sendable {
  /// One code in progress.
  public struct Element: Hashable, Sendable {
    /// The code.
    public let id: CheatCodeID
    /// The number of its actions that are performed.
    public let progress: Int
    /// The number of its actions that are not.
    public let remaining: Int
  }

  private let core: SessionCore
  private let includesSecret: Bool
  private var queue: ProgressQueue

  init(_ core: SessionCore, includesSecret: Bool = false) {
    self.core = core
    self.includesSecret = includesSecret
    queue = ProgressQueue(core.codes.lengths)
    var cover = RankCover()
    let pieces = core.query {
      $0.pieces
    } anchored: {
      $0.pieces
    }
    for piece in pieces {
      for ranks in cover.insert(piece.ranks) { queue.insert(ranks, progress: piece.progress) }
    }
  }

  /// The next code, or nil after the last.
  public mutating func next() -> Element? {
    while let (rank, progress, remaining) = queue.popFirst() {
      let pattern = core.codes.engine.pattern(at: rank)
      guard includesSecret || !core.codes.secret[pattern.index],
        core.query({ $0.state(of: pattern) }, anchored: { $0.state(of: pattern) }) == .matching
      else { continue }
      let exact = core.query {
        $0.shownProgress(of: pattern)
      } anchored: {
        $0.progress(of: pattern)
      }
      if exact == progress {
        return Element(id: core.codes.id(of: pattern), progress: progress, remaining: remaining)
      }
      // The code has limits, a floor or an attempt of its own and is less far than its neighbours.
      queue.insert(rank..<Rank(rawValue: rank.rawValue + 1), progress: exact)
    }
    return nil
  }
}

/// Codes with neighbouring ranks, and what none of them is further than; those with rules of their own can be less far.
struct ProgressPiece {
  var ranks: Range<Rank>
  var progress: Int
}

extension StreamTracker {
  /// The codes that may be in progress, those that are furthest first.
  fileprivate var pieces: [ProgressPiece] {
    var pieces: [ProgressPiece] = []
    func appendSingle(_ pattern: PatternID) {
      let rank = codes.engine.rank(of: pattern)
      let progress = shownProgress(of: pattern)
      pieces.append(ProgressPiece(ranks: rank..<Rank(rawValue: rank.rawValue + 1), progress: progress))
    }
    for pattern in undelivered { appendSingle(pattern) }
    for tail in tails + completedTails { appendSingle(tail.pattern) }
    var state = state
    while state != .root {
      pieces.append(ProgressPiece(ranks: codes.engine.ranks(of: state), progress: codes.engine.depth(of: state)))
      state = codes.engine.wider(than: state)
    }
    return pieces
  }
}

extension StreamTracker {
  /// The codes that are complete and not delivered yet, by rank.
  private var undelivered: [PatternID] {
    pending.patterns.filter { undeliveredStart(of: $0) != nil }
      .sorted { codes.engine.rank(of: $0) < codes.engine.rank(of: $1) }
  }
}

extension AttemptTracker {
  /// The codes that may be in progress, those of the longest attempt first.
  ///
  /// A code in progress is as far as the attempt that it makes. What lies in the piece of a longer attempt without making
  /// it is less far than that.
  fileprivate var pieces: [ProgressPiece] {
    madeAttempts.map { attempts[$0] }.sorted { $0.start < $1.start }.flatMap { attempt in
      let count = Int(clamping: count(attempt))
      return statesOnCourse(of: attempt).map { state in
        let ends = codes.engine.depth(of: state) < count
        return ProgressPiece(
          ranks: ends ? codes.engine.endingRanks(of: state) : codes.engine.ranks(of: state), progress: count)
      }
    }
  }

  /// The state of an attempt that is on a path of the trie, and the states where codes end, but for parameters that are
  /// being entered.
  private func statesOnCourse(of attempt: Attempt) -> [StateID] {
    guard count(attempt) <= codes.longest else { return [] }
    let count = Int(count(attempt))
    let depth = codes.engine.depth(of: attempt.state)
    return (0...codes.parameters.longest).filter { $0 < count && count - $0 <= depth }
      .map { codes.engine.ancestor(of: attempt.state, at: count - $0) }
  }
}
