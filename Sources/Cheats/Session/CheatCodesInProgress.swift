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
public struct CheatCodesInProgress: Sequence, IteratorProtocol {
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
  private var queue: ProgressQueue

  init(_ core: SessionCore) {
    self.core = core
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
      guard !core.codes.secret[pattern.index],
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
      // The code has limits or a floor of its own and is less far than its neighbours.
      queue.insert(rank..<Rank(rawValue: rank.rawValue + 1), progress: exact)
    }
    return nil
  }
}

/// Codes with neighbouring ranks that are equally far, or less where they have rules of their own.
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
    if let held { appendSingle(held.pattern) }
    for tail in tails + completedTails { appendSingle(tail.pattern) }
    var state = state
    while state != .root {
      pieces.append(ProgressPiece(ranks: codes.engine.ranks(of: state), progress: codes.engine.depth(of: state)))
      state = codes.engine.wider(than: state)
    }
    return pieces
  }
}

extension AttemptTracker {
  /// The codes that may be in progress.
  fileprivate var pieces: [ProgressPiece] {
    var pieces: [ProgressPiece] = []
    for attempt in attempts where count(attempt) > 0 && count(attempt) <= codes.longest {
      let state = codes.engine.ancestor(
        of: attempt.state, at: min(codes.engine.depth(of: attempt.state), Int(count(attempt))))
      // A code at its parameters has left the path that the others are on.
      var ancestor = StateID.root
      for depth in 0..<codes.engine.depth(of: state) {
        if depth > 0, codes.parameters.longest > 0 {
          pieces.append(ProgressPiece(ranks: codes.engine.endingRanks(of: ancestor), progress: depth))
        }
        guard let next = codes.engine.child(of: ancestor, towards: codes.engine.ranks(of: state).lowerBound) else {
          break
        }
        ancestor = next
      }
      pieces.append(ProgressPiece(ranks: codes.engine.ranks(of: state), progress: codes.engine.depth(of: state)))
    }
    return pieces
  }
}
