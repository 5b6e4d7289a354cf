import AhoCorasick

/// Finds the shortest code of a range of ranks: a tree of minima over the lengths.
///
/// ```
///                rank 2 (length 3)          level 2: the shortest of four
///        rank 1 (4)        rank 2 (3)       level 1: the shortest of two
///   rank 0 (7) rank 1 (4) rank 2 (3) rank 3 (9)
/// ```
///
/// Node *i* has the children 2*i* and 2*i* + 1; leaf *r* is node `size + r`.
struct LengthIndex: Sendable {
  /// The length of the code at each rank.
  private let lengths: ContiguousArray<UInt32>
  /// For each inner node the rank of the shortest code below it, the first of equals.
  private let shortest: ContiguousArray<UInt32>
  private let size: Int
  /// The greatest length.
  let longest: Int

  init(engine: Automaton, parameters: ParameterTable) {
    var lengths = engine.lengthsByRank
    if !parameters.isEmpty {
      for rank in lengths.indices { lengths[rank] += UInt32(parameters.count(of: engine.pattern(at: Rank(rank)))) }
    }
    self.lengths = lengths
    longest = Int(lengths.max() ?? 0)
    var size = 1
    while size < lengths.count { size *= 2 }
    self.size = size
    var shortest = ContiguousArray<UInt32>(repeating: .max, count: size)
    func best(_ node: Int) -> UInt32 {
      node < size ? shortest[node] : node - size < lengths.count ? UInt32(node - size) : .max
    }
    for node in stride(from: size - 1, to: 0, by: -1) {
      let (left, right) = (best(2 * node), best(2 * node + 1))
      shortest[node] = right != .max && lengths[Int(right)] < lengths[Int(left)] ? right : left
    }
    self.shortest = shortest
  }

  /// The length of the code at a rank.
  func length(_ rank: Rank) -> Int { Int(lengths[rank.index]) }

  /// The rank of the shortest code in a range, the first of equals.
  ///
  /// - Precondition: The range is not empty.
  /// - Complexity: O(log *n*), where *n* is the number of codes.
  func shortest(in range: Range<Rank>) -> Rank {
    var low = range.lowerBound.index + size
    var high = range.upperBound.index + size
    var best = range.lowerBound.rawValue
    func consider(_ node: Int) {
      let candidate = node >= size ? UInt32(node - size) : shortest[node]
      guard candidate != .max else { return }
      let (new, old) = (lengths[Int(candidate)], lengths[Int(best)])
      if new < old || (new == old && candidate < best) { best = candidate }
    }
    while low < high {
      if low & 1 == 1 {
        consider(low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        consider(high)
      }
      low /= 2
      high /= 2
    }
    return Rank(rawValue: best)
  }
}
