/// Makes the tree of states and the table of shallow ones from patterns in lexicographic order.
struct TreeBuilder: ~Copyable {
  private let sizes: ScratchTable<UInt16>
  private var largeSizes: ContiguousArray<StateTree.LargeSize> = []
  private let grams: Grams
  /// The states on the way to the end of the latest pattern, the root first.
  private let path: ScratchTable<UInt32>
  /// The number of states so far.
  private var count: UInt32 = 1
  /// The number of symbols of the latest pattern.
  private var depth = 0
  /// For each length below a gram's the latest path as a gram.
  private var gramsOfPath: ContiguousArray<UInt32>
  private var shallowBits: ContiguousArray<ContiguousArray<UInt64>>
  private var shallow: ContiguousArray<ContiguousArray<StateID>>

  init(stateCount: Int, longestPattern: Int, grams: Grams) {
    self.grams = grams
    sizes = ScratchTable(repeating: 0, count: stateCount)
    path = ScratchTable(repeating: 0, count: longestPattern + 1)
    let width = Int(grams.width)
    gramsOfPath = ContiguousArray(repeating: 0, count: width)
    shallowBits = ContiguousArray((1..<max(width, 1)).map { BitRanks.noBits(Int(grams.count($0))) })
    shallow = ContiguousArray(repeating: [], count: shallowBits.count)
  }

  /// Adds the states that a pattern has of its own.
  @inline(__always)
  mutating func add(_ run: PatternWalk.Run, _ symbols: StoredSymbols) {
    leave(downTo: run.shared)
    var depth = run.shared
    while depth < min(run.length, gramsOfPath.count - 1) {
      note(StateID(rawValue: count &+ UInt32(depth &- run.shared)), depth: depth + 1, symbols[run.start + depth])
      depth += 1
    }
    for depth in run.shared..<run.length {
      path[depth &+ 1] = count
      count &+= 1
    }
    self.depth = run.length
  }

  /// Goes back on the path; nothing is added any more to the subtrees that are left.
  @inline(__always)
  private mutating func leave(downTo depth: Int) {
    var left = self.depth
    while left > depth {
      let state = path[left]
      let size = count &- state
      sizes[Int(state)] = UInt16(truncatingIfNeeded: min(size, UInt32(StateTree.large)))
      if size >= StateTree.large { largeSizes.append(.init(state: state, size: size)) }
      left &-= 1
    }
  }

  private mutating func note(_ state: StateID, depth: Int, _ symbol: UInt32) {
    let gram = grams.appending(symbol, to: gramsOfPath[depth - 1])
    gramsOfPath[depth] = gram
    shallowBits[depth - 1].setBit(Int(gram))
    shallow[depth - 1].append(state)
  }

  /// The tree, when all patterns are added.
  mutating func tree(ends: ContiguousArray<UInt32>) -> StateTree {
    leave(downTo: -1)
    largeSizes.sort { $0.state < $1.state }
    return StateTree(sizes: sizes.array, largeSizes: largeSizes, ends: ends)
  }

  /// The states whose paths are shorter than a gram.
  var shallowStates: ShallowStates { ShallowStates(bits: shallowBits, states: shallow, grams: grams) }
}
