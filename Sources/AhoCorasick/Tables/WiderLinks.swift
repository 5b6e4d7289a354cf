/// The chains of failure links that have nothing new for long.
///
/// A state and its failure link are on the way of just the same patterns only where a pattern repeats itself and no other
/// begins so: all of a chain of a hundred thousand states for a pattern of as many equal symbols. For these few states,
/// ascending, the last state on the chain with just the same patterns is listed.
struct WiderLinks: Sendable {
  /// The states whose failure links lead to a state with just the same patterns.
  let states: ContiguousArray<UInt32>
  /// For each the last state on its chain of which that is true.
  let last: ContiguousArray<UInt32>

  /// The last state on a state's chain that has just the same patterns, or nil where already the next has others.
  subscript(state: StateID) -> StateID? {
    var low = 0
    var high = states.count
    while low < high {
      let middle = (low + high) >> 1
      if states[middle] < state.rawValue { low = middle + 1 } else { high = middle }
    }
    guard low < states.count, states[low] == state.rawValue else { return nil }
    return StateID(rawValue: last[low])
  }

  /// The bytes of the tables.
  var byteCount: Int { (states.count + last.count) * 4 }
}
