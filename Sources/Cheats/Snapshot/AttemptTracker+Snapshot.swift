import AhoCorasick

extension AttemptTracker {
  /// Calls a closure with the codes of an attempt whose actions before parameters are all performed.
  func forEachEnding(attempt index: Int, _ body: (PatternID) -> Void) {
    let engine = codes.engine
    let target = engine.ranks(of: attempts[index].state).lowerBound
    var state = StateID.root
    for _ in 0..<engine.depth(of: attempts[index].state) {
      guard let next = engine.child(of: state, towards: target) else { return }
      state = next
      for rank in engine.endingRanks(of: state).indices {
        let pattern = engine.pattern(at: rank)
        if makes(pattern, attempt: index) { body(pattern) }
      }
    }
  }

  /// How many of the first actions of an attempt a code can refer to.
  func deepestProgress(attempt index: Int) -> Int {
    var deepest = codes.engine.depth(of: attempts[index].state)
    guard !codes.parameters.isEmpty else { return deepest }
    forEachEnding(attempt: index) { deepest = max(deepest, progress(of: $0)) }
    return deepest
  }

  /// Makes the attempts of a snapshot, and then what each code has of its own.
  ///
  /// - Parameters:
  ///   - passages: The attempts, each with the number of its actions and the first of them.
  ///   - codes: What each code has of its own, by its place in this set.
  mutating func restore(
    _ passages: [(count: Int64, past: ContiguousArray<StreamTracker.PastAction>)],
    _ codes: [(PatternID, SnapshotCode)]
  ) {
    var ofCode: [PatternID: Int] = [:]
    var whole: Set<PatternID> = []
    for (pattern, code) in codes {
      if let isEnabled = code.isEnabled { disabled[pattern.index] = !isEnabled }
      if let attempt = code.attempt, attempt > 0 { ofCode[pattern] = attempt }
      if code.matched != nil, code.isAsLong(as: pattern, in: self.codes) { whole.insert(pattern) }
    }
    // Every action goes through all attempts, and a hostile game can have very many that no code makes.
    let places = [0] + Set(ofCode.values).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    setAttempts(
      ContiguousArray(
        places.map { [set = self.codes] place in
          Attempt(start: position - passages[place].count, past: passages[place].past, set)
        }), ofCode.compactMapValues { numbers[$0] })
    for index in madeAttempts {
      var new: [PatternID] = []
      forEachEnding(attempt: index) { pattern in
        if !whole.contains(pattern), state(of: pattern) == .matched { new.append(pattern) }
      }
      // They were added or changed since, and what was complete before is not reported.
      for pattern in new { reset(pattern) }
    }
  }
}

extension AttemptTracker.Attempt {
  /// Makes an attempt by its first actions.
  fileprivate init(start: Int64, past: ContiguousArray<StreamTracker.PastAction>, _ codes: CompiledSet) {
    self.init(start: start)
    for (offset, action) in past.enumerated() {
      append(action.symbol, at: action.time, position: start + Int64(offset) + 1, codes)
    }
  }
}
