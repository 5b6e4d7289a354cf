import AhoCorasick

extension CheatCodeSession {
  /// How far the player is with a code.
  ///
  /// - Precondition: The code is one of the set.
  /// - Complexity: O(*c*), where *c* is the length of the chain of failure links; never the number of codes.
  public func state(of id: CheatCodeID) -> CheatCodeState {
    let pattern = automaton.pattern(id)
    if core.isShort { return core.shortState(of: pattern) }
    return core.query {
      $0.state(of: pattern)
    } anchored: {
      $0.state(of: pattern)
    }
  }

  /// How many leading actions of a code are performed; all of them where it is matched, or complete and not delivered
  /// yet.
  ///
  /// - Precondition: The code is one of the set.
  /// - Complexity: O(*c*), where *c* is the length of the chain of failure links; never the number of codes.
  public func progress(of id: CheatCodeID) -> Int {
    let pattern = automaton.pattern(id)
    if core.isShort { return core.shortProgress(of: pattern) }
    return core.query {
      $0.shownProgress(of: pattern)
    } anchored: {
      $0.progress(of: pattern)
    }
  }

  /// The action that comes next in a code, or nil where it is complete, disabled or at a parameter.
  ///
  /// - Precondition: The code is one of the set.
  @specialized(where Action == CheatCodeAction)
  public func nextAction(of id: CheatCodeID) -> Action? {
    let pattern = automaton.pattern(id)
    if core.isShort { return core.shortNextSymbol(of: pattern).map { automaton.alphabet.action(for: $0) } }
    return core.query {
      $0.nextSymbol(of: pattern)
    } anchored: {
      $0.nextSymbol(of: pattern)
    }
    .map(automaton.alphabet.action)
  }

  /// What comes next in a code: one action or what a parameter accepts; nil where it is complete or disabled.
  ///
  /// - Precondition: The code is one of the set.
  public func nextStep(of id: CheatCodeID) -> CheatCodeParameter<Action>? {
    if let action = nextAction(of: id) { return .oneOf([action]) }
    let pattern = automaton.pattern(id)
    let offset = core.query {
      $0.nextParameter(of: pattern)
    } anchored: {
      $0.nextParameter(of: pattern)
    }
    return offset.map { automaton.parameter($0, of: pattern) }
  }

  /// The action of a code that was successfully completed last, or nil where there is none.
  ///
  /// - Precondition: The code is one of the set.
  public func previousAction(of id: CheatCodeID) -> Action? {
    let pattern = automaton.pattern(id)
    let length = progress(of: id)
    guard length > 0 else { return nil }
    if length > automaton.codes.engine.length(of: pattern) {
      return core.query {
        entered?.action(at: $0.end(of: pattern) - 1, from: $0.end(of: pattern) - Int64(length))
      } anchored: {
        let start = $0.attempt(of: pattern).start
        return entered?.action(at: start + Int64(length) - 1, from: start)
      }
    }
    return automaton.alphabet.action(for: automaton.codes.engine.symbol(of: pattern, at: length - 1))
  }
}

extension StreamTracker {
  /// The parameter that is to be entered next in a code, or nil.
  fileprivate func nextParameter(of pattern: PatternID) -> Int? {
    guard !disabled[pattern.index], !isWhole(pattern) else { return nil }
    let offset = progress(of: pattern) - codes.engine.length(of: pattern)
    return 0..<codes.parameters.count(of: pattern) ~= offset ? offset : nil
  }

  /// The position behind the part of a code that is performed: behind its match where it is reported, held, or complete
  /// and not delivered yet.
  fileprivate func end(of pattern: PatternID) -> Int64 {
    if let end = reported[codes.engine.rank(of: pattern)] { return end }
    if let held, held.pattern == pattern { return held.end }
    return undeliveredStart(of: pattern).map { $0 + Int64(codes.length(of: pattern)) } ?? position
  }
}

extension AttemptTracker {
  /// The parameter that is to be entered next in a code, or nil.
  fileprivate func nextParameter(of pattern: PatternID) -> Int? {
    guard canGoOn(pattern) else { return nil }
    let offset = progress(of: pattern) - codes.engine.length(of: pattern)
    return 0..<codes.parameters.count(of: pattern) ~= offset ? offset : nil
  }
}
