import AhoCorasick

extension CheatCodeAutomaton {
  /// The id of the code with a name, or nil.
  ///
  /// - Complexity: O(log *n*) comparisons, where *n* is the number of codes.
  public func id(named name: String) -> CheatCodeID? {
    codes.names.pattern(named: name).map(codes.id)
  }

  /// Whether the set has a code with an id.
  public func contains(_ id: CheatCodeID) -> Bool { codes.pattern(for: id) != nil }

  /// The name of a code, or nil where it has none.
  ///
  /// - Precondition: The code is one of this set.
  public func name(of id: CheatCodeID) -> String? { codes.names.name(of: pattern(id)) }

  /// The number of actions of a code, its parameters included.
  ///
  /// - Precondition: The code is one of this set.
  public func length(of id: CheatCodeID) -> Int { codes.length(of: pattern(id)) }

  /// The definition of a code, its limits as they are in this set: never inherited.
  ///
  /// - Precondition: The code is one of this set.
  /// - Complexity: O(*n* log *a*), where *n* is the length of the code and *a* the number of distinct actions.
  public func definition(of id: CheatCodeID) -> CheatCodeDefinition<Action> {
    let pattern = pattern(id)
    let limits = codes.limits[pattern]
    return CheatCodeDefinition(
      name: codes.names.name(of: pattern),
      actions: codes.engine.symbols(of: pattern).map(alphabet.action),
      parameters: parameters(of: id),
      maximumGap: CheatCodeTimeLimit(limits.gap),
      timeLimit: CheatCodeTimeLimit(limits.time),
      isSecret: codes.secret[pattern.index],
      isEnabled: !codes.disabled[pattern.index])
  }

  /// One step of those that a code ends with.
  func parameter(_ offset: Int, of pattern: PatternID) -> CheatCodeParameter<Action> {
    switch codes.parameters.step(offset, of: pattern) {
    case .any: .any
    case .oneOf(let symbols): .oneOf(Set(symbols.map(alphabet.action)))
    }
  }

  /// The place of a code in the tables.
  func pattern(_ id: CheatCodeID) -> PatternID {
    guard let pattern = codes.pattern(for: id) else { fatalError("\(id) is not in this set of codes") }
    return pattern
  }
}

extension CheatCodeTimeLimit {
  init(_ limit: Nanoseconds) {
    self = limit == .unlimited ? .unlimited : .atMost(limit.duration)
  }
}
