/// How many states a trie has at each depth, known before it is built.
struct TrieProfile {
  /// For each rank how many symbols its pattern shares with the one before it.
  private(set) var sharedPrefixes: ContiguousArray<UInt32> = []
  /// For each depth the number of states; the root is the only one of depth 0.
  private(set) var statesAtDepth: ContiguousArray<Int> = [1]
  /// For each length the number of patterns.
  private(set) var patternsOfLength: ContiguousArray<Int> = [0]

  /// Counts the states of patterns.
  ///
  /// - Throws: ``CompilationError/tooManyStates(_:limit:)``, when there are more states than the limit.
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  init(_ patterns: PatternTable, limits: AutomatonLimits) throws(CompilationError) {
    sharedPrefixes.reserveCapacity(patterns.count)
    var states = 1
    // A pattern adds a state at each depth behind what it shares: one more from there on, one less from its end on.
    var changes: ContiguousArray<Int> = [0, 0]
    for rank in 0..<patterns.count {
      let shared = patterns.sharedPrefix(rank)
      let length = patterns.length(rank)
      sharedPrefixes.append(UInt32(shared))
      states += length - shared
      guard states <= limits.states else { throw .tooManyStates(patterns.atRank[rank], limit: limits.states) }
      if changes.count <= length + 1 {
        changes.append(contentsOf: repeatElement(0, count: length + 2 - changes.count))
        patternsOfLength.append(contentsOf: repeatElement(0, count: length + 1 - patternsOfLength.count))
      }
      changes[shared + 1] += 1
      changes[length + 1] -= 1
      patternsOfLength[length] += 1
    }
    var count = 0
    for depth in 1..<max(patternsOfLength.count, 1) {
      count += changes[depth]
      statesAtDepth.append(count)
    }
  }

  /// The number of states, the root included.
  var stateCount: Int { statesAtDepth.reduce(0, +) }

  /// The length of the longest pattern.
  var longest: Int { statesAtDepth.count - 1 }

  /// The number of states at a depth.
  func states(atDepth depth: Int) -> Int { depth < statesAtDepth.count ? statesAtDepth[depth] : 0 }
}
