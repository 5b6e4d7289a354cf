extension Automaton {
  /// The children of a state in the order of their labels.
  public func children(of state: StateID) -> some Sequence<StateID> {
    let end = tree.end(of: state)
    return sequence(state: state.rawValue + 1) { [tree] (next: inout UInt32) in
      guard next < end else { return nil }
      let child = StateID(rawValue: next)
      next = tree.end(of: child)
      return child
    }
  }

  /// Whether no symbol leads further from a state.
  public func isLeaf(_ state: StateID) -> Bool { tree.size(of: state) == 1 }

  /// The symbol that leads to a state from its parent.
  ///
  /// - Precondition: The state is not the root.
  public func label(of state: StateID) -> Symbol {
    patterns.symbol(tree.firstRank(from: state.rawValue), at: depth(of: state) - 1)
  }

  /// The child that a symbol leads to, without failure links, or nil.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of patterns that go through the state.
  public func child(of state: StateID, _ symbol: Symbol) -> StateID? {
    guard symbol.rawValue < symbolCount, !isLeaf(state) else { return nil }
    let depth = depth(of: state)
    let ranks = tree.ranks(of: state)
    let first = firstRank(in: ranks, depth: depth, symbol)
    guard first < ranks.upperBound, patterns.sortKey(first, at: depth) == UInt64(symbol.rawValue) + 1 else {
      return nil
    }
    // The first pattern of a subtree is reached from its root by states numbered one after another.
    return StateID(rawValue: tree.ends[first] - UInt32(patterns.length(first) - depth - 1))
  }

  /// The child of a state on the way to a pattern, or nil when the pattern ends at the state.
  ///
  /// - Precondition: The pattern begins with the state's path.
  /// - Complexity: O(log *n*), where *n* is the number of patterns that go through the state.
  public func child(of state: StateID, towards rank: Rank) -> StateID? {
    let depth = depth(of: state)
    return depth < patterns.length(rank.index) ? child(of: state, patterns.symbol(rank.index, at: depth)) : nil
  }

  /// The state on a pattern's path that has a depth.
  ///
  /// - Precondition: The pattern is at least as long.
  /// - Complexity: O(*d* log *n*), where *d* is the depth and *n* the number of patterns.
  public func state(on rank: Rank, atDepth depth: Int) -> StateID {
    var state = StateID.root
    for _ in 0..<depth {
      guard let next = child(of: state, towards: rank) else { break }
      state = next
    }
    return state
  }

  /// The path of a state.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the state.
  public func path(of state: StateID) -> [Symbol] {
    guard state != .root else { return [] }
    let rank = tree.firstRank(from: state.rawValue)
    return (0..<depth(of: state)).map { patterns.symbol(rank, at: $0) }
  }

  /// The first of neighbouring ranks whose patterns go on with a symbol or a greater one.
  private func firstRank(in ranks: Range<Int>, depth: Int, _ symbol: Symbol) -> Int {
    let key = UInt64(symbol.rawValue) + 1
    var low = ranks.lowerBound
    var high = ranks.upperBound
    while low < high {
      let middle = (low + high) >> 1
      if patterns.sortKey(middle, at: depth) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
