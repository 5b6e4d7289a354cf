import AhoCorasick

/// Finds a code of a range of ranks whose limits are wide enough and which was registered early enough.
///
/// A tree over the ranks: each node knows the widest limits and the earliest registration below it, so whole ranges that
/// cannot hold what is asked for are left out. Node *i* has the children 2*i* and 2*i* + 1.
struct BlockerIndex: Sendable {
  fileprivate struct Node {
    var gap: Int64
    var time: Int64
    var earliest: UInt32

    static let none = Node(gap: -1, time: -1, earliest: .max)

    init(gap: Int64, time: Int64, earliest: UInt32) {
      self.gap = gap
      self.time = time
      self.earliest = earliest
    }

    init(_ left: Node, _ right: Node) {
      gap = max(left.gap, right.gap)
      time = max(left.time, right.time)
      earliest = min(left.earliest, right.earliest)
    }
  }

  /// What a code must have.
  struct Demand {
    /// The limits that the code's limits must not be below.
    var gap: Nanoseconds
    var time: Nanoseconds
    /// The code must be registered before this one, where there is one.
    var before: PatternID?

    fileprivate func isMet(by node: Node) -> Bool {
      node.gap >= gap.rawValue && node.time >= time.rawValue && (before.map { node.earliest < $0.rawValue } ?? true)
    }
  }

  private let nodes: ContiguousArray<Node>
  private let size: Int

  init(engine: Automaton, limits: CodeLimits) {
    var size = 1
    while size < engine.patternCount { size *= 2 }
    self.size = size
    var nodes = ContiguousArray(repeating: Node.none, count: 2 * size)
    for rank in 0..<engine.patternCount {
      let pattern = engine.pattern(at: Rank(rank))
      let pair = limits[pattern]
      nodes[size + rank] = Node(gap: pair.gap.rawValue, time: pair.time.rawValue, earliest: pattern.rawValue)
    }
    for node in stride(from: size - 1, to: 0, by: -1) { nodes[node] = Node(nodes[2 * node], nodes[2 * node + 1]) }
    self.nodes = nodes
  }

  /// Whether a range has a code that meets a demand and a condition that the tree does not know.
  ///
  /// - Complexity: O(log *n*) for each code that meets the demand and not the condition, and for the answer.
  func contains(_ range: Range<Rank>, _ demand: Demand, where condition: (Rank) -> Bool) -> Bool {
    guard range.lowerBound < range.upperBound else { return false }
    var pending = [(node: 1, low: 0, high: size)]
    while let (node, low, high) = pending.popLast() {
      guard low < range.upperBound.index, high > range.lowerBound.index, demand.isMet(by: nodes[node]) else { continue }
      if high - low == 1 {
        if condition(Rank(low)) { return true }
      } else {
        let middle = (low + high) / 2
        pending.append((2 * node + 1, middle, high))
        pending.append((2 * node, low, middle))
      }
    }
    return false
  }
}
