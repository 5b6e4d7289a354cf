import AhoCorasick

/// The codes whose progress differs between two states of a stream, as ranges of ranks.
///
/// A state's chain says how far each code is: as far as the first state on the chain that the code goes through is deep.
/// The ranks of the states on a chain are apart or inside one another, and what is inside is deeper. So going through
/// the ends of all ranges in order, the innermost range that is open says how far the codes there are.
///
/// ```
/// ranks          0 1 2 3 4 5 6 7
/// before         └─── 1 ───┘ └2┘
/// after          └─── 1 ───┘
///                    └ 3 ┘
/// differences        2…3     6…7
/// ```
struct ProgressDifference {
  /// Where a range begins or ends.
  private struct Edge {
    var rank: Rank
    /// How far the codes of a range are that begins here, or 0 where one ends.
    var depth: Int
    var isAfter: Bool
  }

  /// The ranks whose codes differ, in ascending order.
  private(set) var ranks: ContiguousArray<Range<Rank>> = []
  /// The states that they are the differences of.
  private var states: (before: StateID, after: StateID) = (.root, .root)
  // The rest is kept so that a step need not allocate it again.
  private var edges: ContiguousArray<Edge> = []
  private var openBefore: ContiguousArray<Int> = []
  private var openAfter: ContiguousArray<Int> = []

  /// Finds the differences of two states; nothing is done where they were asked for last.
  ///
  /// - Complexity: O(*c* log *c*), where *c* is the length of the chains of failure links.
  mutating func find(from before: StateID, to after: StateID, in engine: Automaton) {
    guard states != (before, after) else { return }
    states = (before, after)
    ranks.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    appendEdges(of: before, isAfter: false, engine)
    appendEdges(of: after, isAfter: true, engine)
    // What ends comes before what begins there, and what is outside begins before what is inside.
    edges.sort { ($0.rank, $0.depth) < ($1.rank, $1.depth) }
    var low = Rank(0)
    for edge in edges {
      if low < edge.rank, openBefore.last != openAfter.last { ranks.append(low..<edge.rank) }
      low = edge.rank
      if edge.isAfter { pass(edge, &openAfter) } else { pass(edge, &openBefore) }
    }
  }

  private mutating func appendEdges(of state: StateID, isAfter: Bool, _ engine: Automaton) {
    var state = state
    while state != .root {
      let range = engine.ranks(of: state)
      edges.append(Edge(rank: range.lowerBound, depth: engine.depth(of: state), isAfter: isAfter))
      edges.append(Edge(rank: range.upperBound, depth: 0, isAfter: isAfter))
      state = engine.wider(than: state)
    }
  }

  private func pass(_ edge: Edge, _ open: inout ContiguousArray<Int>) {
    if edge.depth == 0 { open.removeLast() } else { open.append(edge.depth) }
  }
}
