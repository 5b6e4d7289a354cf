import AhoCorasick

/// Finds the shortest code of a range of ranks: a tree of minima over blocks of codes.
///
/// ```
///                   node 1                  each node: the shortest code below it
///          node 2            node 3         the leaves: a block of codes each
///     7 4 9 5 ··· 6     8 8 3 9 ··· 7       the lengths of its codes, which the engine has at their ranks
/// ```
///
/// Node *i* has the children 2*i* and 2*i* + 1; block *b* is node `size + b`. With a leaf for each code the tree took as
/// many bytes as the lengths, and a twentieth of the time in which a compiled set is read.
struct LengthIndex: Sendable {
  private let engine: Automaton
  private let parameters: ParameterTable
  /// For each node the rank of the shortest code below it, the first of equals.
  private var shortest: ContiguousArray<UInt32>
  private let size: Int
  /// The greatest length.
  private(set) var longest = 0

  /// The codes of a block.
  private static let blockLength = 16
  /// The key of no code.
  private static let none = UInt64.max

  init(engine: Automaton, parameters: ParameterTable) {
    self.engine = engine
    self.parameters = parameters
    let count = engine.patternCount
    let blockCount = (count + Self.blockLength - 1) / Self.blockLength
    var size = 1
    while size < blockCount { size *= 2 }
    self.size = size
    shortest = ContiguousArray(repeating: Self.rank(Self.none), count: 2 * size)
    for block in 0..<blockCount {
      var least = Self.none
      for rank in block * Self.blockLength..<min((block + 1) * Self.blockLength, count) {
        let key = key(Rank(rank))
        least = min(least, key)
        longest = max(longest, Int(key >> 32))
      }
      shortest[size + block] = Self.rank(least)
    }
    for node in stride(from: size - 1, to: 0, by: -1) {
      shortest[node] = Self.rank(min(key(node: 2 * node), key(node: 2 * node + 1)))
    }
  }

  /// The length of the code at a rank.
  func length(_ rank: Rank) -> Int {
    let own = engine.length(at: rank)
    return parameters.isEmpty ? own : own + parameters.count(of: engine.pattern(at: rank))
  }

  /// The rank of the shortest code in a range, the first of equals.
  ///
  /// - Precondition: The range is not empty.
  /// - Complexity: O(log *n*), where *n* is the number of codes.
  func shortest(in range: Range<Rank>) -> Rank {
    let (first, end) = (range.lowerBound.index, range.upperBound.index)
    // Whole blocks, and some codes before and behind them.
    let firstBlock = (first + Self.blockLength - 1) / Self.blockLength
    let blocks = firstBlock..<max(firstBlock, end / Self.blockLength)
    guard !blocks.isEmpty else { return Rank(rawValue: Self.rank(least(first..<end))) }
    var least = min(
      least(first..<blocks.lowerBound * Self.blockLength), least(blocks.upperBound * Self.blockLength..<end))
    var (low, high) = (blocks.lowerBound + size, blocks.upperBound + size)
    while low < high {
      if low & 1 == 1 {
        least = min(least, key(node: low))
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        least = min(least, key(node: high))
      }
      low /= 2
      high /= 2
    }
    return Rank(rawValue: Self.rank(least))
  }

  /// A number that sorts as the lengths of codes do, and where these are equal as their ranks.
  private func key(_ rank: Rank) -> UInt64 { UInt64(length(rank)) << 32 | UInt64(rank.rawValue) }

  private func key(node: Int) -> UInt64 {
    let rank = shortest[node]
    return rank == Self.rank(Self.none) ? Self.none : key(Rank(rawValue: rank))
  }

  /// The least key of some codes.
  private func least(_ ranks: Range<Int>) -> UInt64 { ranks.reduce(Self.none) { min($0, key(Rank($1))) } }

  /// The rank that a key is of.
  private static func rank(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key) }
}
