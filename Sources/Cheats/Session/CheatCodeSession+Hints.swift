import AhoCorasick

extension CheatCodeSession {
  /// The codes that are partly performed, closest to completion first; secret codes are left out.
  ///
  /// - Complexity: O(*c* + *w* log *w*) at once, where *c* is the length of the chain of failure links and *w* the number
  ///   of codes that are complete and not delivered yet, and O(log *n*) for each code that is taken or left out, where
  ///   *n* is the number of codes.
  public func codesInProgress() -> CheatCodesInProgress { CheatCodesInProgress(core) }

  /// The actions that would raise the progress of a code or complete one, those for the furthest codes first.
  ///
  /// What a match has spent is spent, and codes that are secret or disabled do not count. Where a parameter accepts any
  /// action, all those that the set's codes name are listed; what one parameter accepts is in no particular order.
  ///
  /// - Complexity: O(*a* + *t* log *t*), where *a* is the number of children of the states on the chain of failure links,
  ///   and *t* of codes whose parameters are being entered, or of attempts that anchored codes make.
  public func nextActions() -> [Action] {
    (core.query {
      $0.nextSymbols()
    } anchored: {
      $0.nextSymbols()
    }).map(automaton.alphabet.action)
  }

  /// The codes that are not secret and whose progress an action would raise, or which it would complete, in order of
  /// registration.
  ///
  /// - Complexity: O(*n*) at most, where *n* is the number of codes that begin as the stream ends.
  public func codes(advancedBy action: Action) -> [CheatCodeID] {
    let symbol = automaton.alphabet.symbol(for: action)
    let patterns = core.query {
      $0.patterns(advancedBy: symbol)
    } anchored: {
      $0.patterns(advancedBy: symbol)
    }
    return patterns.sorted().map(automaton.codes.id)
  }
}

extension CompiledSet {
  /// Whether a code may be hinted at, given which codes are disabled.
  fileprivate func canBeHinted(_ pattern: PatternID, disabled: CodeBits) -> Bool {
    !secret[pattern.index] && !disabled[pattern.index]
  }

  /// The symbols that a parameter accepts, of those that the set's codes name.
  fileprivate func namedSymbols(_ offset: Int, of pattern: PatternID) -> ContiguousArray<Symbol> {
    switch parameters.step(offset, of: pattern) {
    case .any: ContiguousArray((0..<engine.symbolCount).map { Symbol(rawValue: UInt32($0)) })
    case .oneOf(let symbols): symbols
    }
  }
}

/// Symbols in the order in which they were found, each once.
private struct FoundSymbols {
  private(set) var inOrder: [Symbol] = []
  private var seen: Set<Symbol> = []

  func contains(_ symbol: Symbol) -> Bool { seen.contains(symbol) }

  mutating func insert(_ symbol: Symbol) {
    if seen.insert(symbol).inserted { inOrder.append(symbol) }
  }
}

extension StreamTracker {
  /// The states that a code in progress can be at: those on the chain, and the root.
  private var chain: some Sequence<StateID> {
    sequence(first: state) { [engine = codes.engine] in $0 == .root ? nil : engine.failure(of: $0) }
  }

  fileprivate func nextSymbols() -> [Symbol] {
    var found = FoundSymbols()
    var entering = tails.filter(canAdvance).sorted { ($0.start, $0.pattern) < ($1.start, $1.pattern) }[...]
    var cover = RankCover()
    for state in chain {
      let start = position - Int64(codes.engine.depth(of: state))
      while let tail = entering.first, tail.start <= start || state == .root {
        entering.removeFirst()
        let offset = Int(position - tail.start) - codes.engine.length(of: tail.pattern)
        for symbol in codes.namedSymbols(offset, of: tail.pattern) { found.insert(symbol) }
      }
      for child in codes.engine.children(of: state) {
        let symbol = codes.engine.label(of: child)
        if !found.contains(symbol), !advanced(from: state, to: child, cover, first: true).isEmpty {
          found.insert(symbol)
        }
      }
      _ = cover.insert(codes.engine.ranks(of: state))
    }
    guard canSpendUnseen else { return found.inOrder }
    return found.inOrder.filter { !patterns(advancedBy: $0).isEmpty }
  }

  /// Whether an action can spend what it would have advanced: for a match that is held, or for one of a secret code.
  private var canSpendUnseen: Bool {
    held != nil
      || (codes.secret.onCount > 0 && (codes.blockers != nil || codes.configuration.matchKind == .nonOverlapping))
  }

  /// Keeps the codes that are advanced even after what the action makes to be delivered has been spent.
  private func confirmed(_ patterns: Set<PatternID>, _ symbol: Symbol) -> Set<PatternID> {
    guard canSpendUnseen, !patterns.isEmpty else { return patterns }
    var trial = self
    trial.undo = nil
    _ = trial.perform(symbol, at: nil)
    return patterns.filter { pattern in
      let length = trial.progress(of: pattern)
      let isReported = trial.reported[codes.engine.rank(of: pattern)] == trial.position
      return isReported || length == codes.length(of: pattern) || length > progress(of: pattern)
    }
  }

  fileprivate func patterns(advancedBy symbol: Symbol) -> Set<PatternID> {
    var patterns: Set<PatternID> = []
    for tail in tails where canAdvance(tail) {
      let offset = Int(position - tail.start) - codes.engine.length(of: tail.pattern)
      if codes.parameters.step(offset, of: tail.pattern).accepts(symbol) { patterns.insert(tail.pattern) }
    }
    var cover = RankCover()
    for state in chain {
      if let child = codes.engine.child(of: state, symbol) {
        patterns.formUnion(advanced(from: state, to: child, cover, first: false))
      }
      _ = cover.insert(codes.engine.ranks(of: state))
    }
    return confirmed(patterns, symbol)
  }

  /// The codes that a step from a state of the chain to one of its children advances.
  ///
  /// A code is at the deepest state of the chain that it goes through; from there a step raises its progress, and from a
  /// shallower one it can only complete it again.
  private func advanced(from state: StateID, to child: StateID, _ cover: RankCover, first: Bool) -> [PatternID] {
    var patterns: [PatternID] = []
    let start = position - Int64(codes.engine.depth(of: state))
    /// Whether where a code is follows from the chain alone.
    let isShared = codes.limits.isEmpty && codeFloors.isEmpty && tails.isEmpty && completedTails.isEmpty
    func collect(_ ranks: Range<Rank>, isAdvanced: (PatternID) -> Bool) {
      for rank in ranks.indices {
        let pattern = codes.engine.pattern(at: rank)
        guard codes.canBeHinted(pattern, disabled: disabled), start >= movedFloor(of: pattern), isAdvanced(pattern)
        else { continue }
        patterns.append(pattern)
        if first { return }
      }
    }
    let completed = codes.engine.endingRanks(of: child)
    collect(completed) { start >= floor(of: $0, at: clock.now) && codes.parameters.count(of: $0) == 0 }
    if first, !patterns.isEmpty { return patterns }
    for ranks in isShared ? cover.uncovered(codes.engine.ranks(of: child)) : [codes.engine.ranks(of: child)] {
      collect(ranks) { pattern in
        if isShared { return true }
        return Int64(progress(of: pattern)) == position - start
      }
      if first, !patterns.isEmpty { return patterns }
    }
    return patterns
  }

  /// Whether the next action can advance a code at its parameters: raise its progress, or complete it.
  private func canAdvance(_ tail: ParameterTail) -> Bool {
    guard codes.canBeHinted(tail.pattern, disabled: disabled), tail.start >= floor(of: tail.pattern, at: clock.now)
    else {
      return false
    }
    let length = Int(position - tail.start)
    return length == codes.length(of: tail.pattern) - 1 || length == progress(of: tail.pattern)
  }
}

extension AttemptTracker {
  fileprivate func nextSymbols() -> [Symbol] {
    var found = FoundSymbols()
    for index in madeAttempts.sorted(by: { (attempts[$0].start, $0) < (attempts[$1].start, $1) }) {
      let attempt = attempts[index]
      for pattern in enteringParameters(index) {
        let offset = Int(count(attempt)) - codes.engine.length(of: pattern)
        for symbol in codes.namedSymbols(offset, of: pattern) { found.insert(symbol) }
      }
      guard isOnPath(attempt) else { continue }
      for child in codes.engine.children(of: attempt.state) {
        let symbol = codes.engine.label(of: child)
        if !found.contains(symbol), codes.engine.ranks(of: child).indices.contains(where: { canAdvance($0, index) }) {
          found.insert(symbol)
        }
      }
    }
    return found.inOrder
  }

  fileprivate func patterns(advancedBy symbol: Symbol) -> Set<PatternID> {
    var patterns: Set<PatternID> = []
    for index in madeAttempts {
      let attempt = attempts[index]
      for pattern in enteringParameters(index) {
        let offset = Int(count(attempt)) - codes.engine.length(of: pattern)
        if codes.parameters.step(offset, of: pattern).accepts(symbol) { patterns.insert(pattern) }
      }
      guard isOnPath(attempt), let child = codes.engine.child(of: attempt.state, symbol) else { continue }
      for rank in codes.engine.ranks(of: child).indices where canAdvance(rank, index) {
        patterns.insert(codes.engine.pattern(at: rank))
      }
    }
    return patterns
  }

  private func canAdvance(_ rank: Rank, _ index: Int) -> Bool {
    let pattern = codes.engine.pattern(at: rank)
    return codes.canBeHinted(pattern, disabled: disabled) && makes(pattern, attempt: index) && canGoOn(pattern)
  }

  /// The codes of an attempt whose parameters come next.
  private func enteringParameters(_ index: Int) -> [PatternID] {
    let attempt = attempts[index]
    let count = Int(count(attempt))
    let depth = codes.engine.depth(of: attempt.state)
    guard codes.parameters.longest > 0, count > 0, count < codes.longest else { return [] }
    return (0..<codes.parameters.longest).filter { count > $0 && depth >= count - $0 }.flatMap { entered in
      codes.engine.endingRanks(of: codes.engine.ancestor(of: attempt.state, at: count - entered)).indices.filter {
        let pattern = codes.engine.pattern(at: $0)
        return canAdvance($0, index) && codes.parameters.count(of: pattern) > entered && progress(of: pattern) == count
      }
      .map { codes.engine.pattern(at: $0) }
    }
  }
}
