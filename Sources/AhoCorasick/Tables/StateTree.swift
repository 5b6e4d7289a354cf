/// The states as a tree that is numbered depth first, so that each state's descendants follow it.
///
/// Neither children nor ranks are stored. What is stored is how many states each subtree has, and where each pattern
/// ends:
///
/// ```
/// patterns  a b, a b c, b         state      0   1   2   3   4
///                                 size       5   3   2   1   1
///    0 ─a─ 1 ─b─ 2 ─c─ 3
///    └──b─ 4                      rank       0   1   2
///                                 end        2   3   4
/// ```
///
/// - The first child of a state is the next state; the next one comes behind the first one's subtree.
/// - The patterns that go through a state are those that end in its subtree: their ends ascend, so they are found by
///   searching for the state and for the first state behind its subtree.
/// - The first of them is reached by first children alone. As those are numbered one after another, what the pattern
///   has behind the state is as long as its end is far, and the rest of its length is the state's depth.
struct StateTree: Sendable {
  /// The number of states in each subtree, or ``large`` where it does not fit.
  let sizes: ContiguousArray<UInt16>
  /// The states whose size does not fit, ascending, each with its size.
  let largeSizes: ContiguousArray<LargeSize>
  /// For each rank the state that its pattern ends at.
  let ends: ContiguousArray<UInt32>
  /// For each group of states the first rank that ends in it or behind it, and behind the last group the rank count.
  let firstRanks: ContiguousArray<UInt32>

  /// A subtree that is larger than a small number can say.
  struct LargeSize: Sendable, Hashable {
    var state: UInt32
    var size: UInt32
  }

  /// Stands for a size that is looked up elsewhere.
  static let large = UInt16.max
  /// The states of a group, as a power of two.
  private static let groupShift: UInt32 = 5

  init(sizes: some Collection<UInt32>, ends: ContiguousArray<UInt32>) {
    var largeSizes: ContiguousArray<LargeSize> = []
    for (state, size) in sizes.enumerated() where size >= Self.large {
      largeSizes.append(LargeSize(state: UInt32(state), size: size))
    }
    self.init(
      sizes: ContiguousArray(sizes.lazy.map { UInt16(clamping: $0) }), largeSizes: largeSizes, ends: ends)
  }

  init(sizes: ContiguousArray<UInt16>, largeSizes: ContiguousArray<LargeSize>, ends: ContiguousArray<UInt32>) {
    self.init(
      sizes: sizes, largeSizes: largeSizes, ends: ends,
      firstRanks: Self.firstRanks(stateCount: sizes.count, ends: ends))
  }

  /// Takes tables as they are.
  init(
    sizes: ContiguousArray<UInt16>, largeSizes: ContiguousArray<LargeSize>, ends: ContiguousArray<UInt32>,
    firstRanks: ContiguousArray<UInt32>
  ) {
    self.sizes = sizes
    self.largeSizes = largeSizes
    self.ends = ends
    self.firstRanks = firstRanks
  }

  /// For each group of states the first rank that ends in it or behind it.
  static func firstRanks(stateCount: Int, ends: ContiguousArray<UInt32>) -> ContiguousArray<UInt32> {
    let groupCount = ((stateCount - 1) >> Int(groupShift)) + 1
    var firstRanks = ContiguousArray<UInt32>()
    firstRanks.reserveCapacity(groupCount + 1)
    for (rank, end) in ends.enumerated() {
      while firstRanks.count <= Int(end >> groupShift) { firstRanks.append(UInt32(rank)) }
    }
    while firstRanks.count <= groupCount { firstRanks.append(UInt32(ends.count)) }
    return firstRanks
  }

  /// The number of states.
  var count: Int { sizes.count }

  /// The bytes of the tables.
  var byteCount: Int {
    sizes.count * 2 + largeSizes.count * MemoryLayout<LargeSize>.stride + (ends.count + firstRanks.count) * 4
  }

  /// The number of states in a subtree, its root included.
  func size(of state: StateID) -> UInt32 {
    let size = sizes[state.index]
    guard size == Self.large else { return UInt32(size) }
    var low = 0
    var high = largeSizes.count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if largeSizes[middle].state <= state.rawValue { low = middle } else { high = middle }
    }
    return largeSizes[low].size
  }

  /// The first state behind a subtree.
  func end(of state: StateID) -> UInt32 { state.rawValue + size(of: state) }

  /// The state that the pattern at a rank ends at.
  func end(of rank: Rank) -> StateID { StateID(rawValue: ends[rank.index]) }

  /// Whether the pattern at a rank goes through a state.
  func contains(_ rank: Rank, _ state: StateID) -> Bool {
    // Where the end is in front of the state, the difference is a large number.
    ends[rank.index] &- state.rawValue < size(of: state)
  }

  /// The first rank whose pattern ends at a state or behind it.
  ///
  /// - Complexity: O(1) where the patterns differ, O(log *n*) where *n* of them are equal.
  func firstRank(from state: UInt32) -> Int {
    let group = Int(state >> Self.groupShift)
    guard group + 1 < firstRanks.count else { return ends.count }
    var low = Int(firstRanks[group])
    var high = Int(firstRanks[group + 1])
    while low < high {
      let middle = (low + high) >> 1
      if ends[middle] < state { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ranks of the patterns that go through a state.
  func ranks(of state: StateID) -> Range<Int> {
    firstRank(from: state.rawValue)..<firstRank(from: end(of: state))
  }

  /// The ranks of the patterns that end at a state.
  func endingRanks(of state: StateID) -> Range<Int> {
    firstRank(from: state.rawValue)..<firstRank(from: state.rawValue + 1)
  }
}
