extension Automaton {
  /// The state after one more symbol.
  ///
  /// - Complexity: O(1) failure links amortised over a stream, each with a search among a state's children.
  @inlinable
  public func next(after state: StateID, _ symbol: Symbol) -> StateID {
    guard symbol.rawValue < UInt32(truncatingIfNeeded: rootChild.count) else { return .root }
    var state = state.index
    while state != 0 {
      let children = Int(firstChild[state])..<Int(firstChild[state + 1])
      if let child = findChild(labels: label, in: children, symbol.rawValue) { return StateID(child) }
      state = Int(failure[state])
    }
    return StateID(rawValue: rootChild[Int(symbol.rawValue)])
  }

  /// The child that a symbol leads to, without failure links, or nil.
  ///
  /// - Complexity: O(log *c*), where *c* is the number of children.
  @inlinable
  public func child(of state: StateID, _ symbol: Symbol) -> StateID? {
    findChild(labels: label, in: childIndices(of: state), symbol.rawValue).map { StateID($0) }
  }

  /// The deepest other state whose path is an end of this state's path.
  @inlinable
  public func failure(of state: StateID) -> StateID { StateID(rawValue: failure[state.index]) }

  /// The symbol that leads to a state from its parent.
  ///
  /// - Precondition: The state is not the root.
  @inlinable
  public func label(of state: StateID) -> Symbol { Symbol(rawValue: label[state.index]) }

  /// The children of a state in the order of their labels.
  @inlinable
  public func children(of state: StateID) -> some RandomAccessCollection<StateID> {
    childIndices(of: state).lazy.map { StateID($0) }
  }

  /// Whether no symbol leads further from a state.
  @inlinable
  public func isLeaf(_ state: StateID) -> Bool { childIndices(of: state).isEmpty }

  @inlinable
  func childIndices(of state: StateID) -> Range<Int> {
    Int(firstChild[state.index])..<Int(firstChild[state.index + 1])
  }

  /// The length of a state's path.
  ///
  /// - Complexity: O(log *d*), where *d* is the length of the longest pattern.
  public func depth(of state: StateID) -> Int {
    var low = 0
    var high = levels.count - 1
    while high - low > 1 {
      let middle = (low + high) >> 1
      if levels[middle] <= state.rawValue { low = middle } else { high = middle }
    }
    return low
  }
}
