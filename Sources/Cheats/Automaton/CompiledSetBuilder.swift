import AhoCorasick

/// Checks definitions one after another and collects what the tables of a set are made from.
struct CompiledSetBuilder<Action: Hashable & Sendable> {
  private let configuration: CheatCodeConfiguration
  private var interner = CheatCodeInterner<Action>()
  private var parts = CompiledSet.Parts()

  init(configuration: CheatCodeConfiguration) { self.configuration = configuration }

  /// Adds a code behind those that are there.
  mutating func append(_ definition: CheatCodeDefinition<Action>) throws(CheatCodeError) {
    if let reason = definition.brokenRule {
      throw CheatCodeError(reason, index: parts.patterns.count, name: definition.name)
    }
    parts.patterns.append(definition.actions.map { interner.intern($0) })
    parts.names.append(definition.name)
    parts.limits.append(
      CodeLimits.Pair(
        gap: definition.maximumGap.resolved(configuration.maximumGap),
        time: definition.timeLimit.resolved(configuration.timeLimit)))
    parts.parameters.append(ContiguousArray(definition.parameters.map { step($0) }))
    parts.secret.append(definition.isSecret)
    parts.disabled.append(!definition.isEnabled)
  }

  private mutating func step(_ parameter: CheatCodeParameter<Action>) -> ParameterTable.Step {
    switch parameter {
    case .any: return .any
    case .oneOf(let actions):
      var symbols = ContiguousArray<Symbol>()
      for action in actions { symbols.append(interner.intern(action)) }
      symbols.sort()
      return .oneOf(symbols)
    }
  }

  /// Makes the tables.
  func finish(
    ids: ContiguousArray<CheatCodeID>
  ) throws(CheatCodeError) -> (CheatCodeAlphabet<Action>, CompiledSet) {
    let names: NameTable
    switch NameTable.make(parts.names) {
    case .success(let table): names = table
    case .failure(let duplicate):
      throw CheatCodeError(.nameTaken, index: duplicate.index, name: parts.names[duplicate.index])
    }
    let engine: Automaton
    do {
      engine = try Automaton(
        compiling: parts.patterns, symbolCount: interner.actions.count, budget: configuration.tableBudget.engine)
    } catch {
      throw CheatCodeError(error, names: parts.names)
    }
    return (
      CheatCodeAlphabet(interner),
      CompiledSet(parts, names: names, engine: engine, configuration: configuration, ids: ids)
    )
  }
}

extension CheatCodeDefinition {
  /// The rule that the definition breaks whatever the set, or nil.
  var brokenRule: CheatCodeError.Reason? {
    if actions.isEmpty { return parameters.isEmpty ? .emptyCode : .parametersOnly }
    if parameters.contains(where: { $0 == .oneOf([]) }) { return .emptyParameter }
    if maximumGap.isNegative { return .negativeLimit(.maximumGap) }
    if timeLimit.isNegative { return .negativeLimit(.timeLimit) }
    return nil
  }
}

extension CheatCodeTimeLimit {
  fileprivate var isNegative: Bool {
    guard case .atMost(let duration) = self else { return false }
    return duration < .zero
  }

  /// The limit in nanoseconds, with the default of the set in place of an inherited one.
  fileprivate func resolved(_ inherited: Duration?) -> Nanoseconds {
    switch self {
    case .inherited: inherited.map { Nanoseconds($0) } ?? .unlimited
    case .unlimited: .unlimited
    case .atMost(let duration): Nanoseconds(duration)
    }
  }
}

extension CheatCodeConfiguration {
  /// Checks that the parts fit together.
  func check() throws(CheatCodeError) {
    if isAnchored, matchKind != .overlapping { throw CheatCodeError(.anchoredMatchKind(matchKind)) }
    if let maximumGap, maximumGap < .zero { throw CheatCodeError(.negativeLimit(.maximumGap)) }
    if let timeLimit, timeLimit < .zero { throw CheatCodeError(.negativeLimit(.timeLimit)) }
    if let holdLimit, Nanoseconds(holdLimit) <= .zero { throw CheatCodeError(.holdLimitNotPositive) }
  }
}

extension CheatCodeError {
  /// The engine's reason in terms of codes.
  fileprivate init(_ error: CompilationError, names: [String?]) {
    func at(_ pattern: PatternID, _ reason: Reason) -> CheatCodeError {
      CheatCodeError(reason, index: pattern.index, name: names[pattern.index])
    }
    switch error {
    case .emptyPattern(let pattern), .symbolOutOfRange(let pattern, _, _): self = at(pattern, .emptyCode)
    case .tooManySymbols(_, let limit): self.init(.tooManyActions(limit: limit))
    case .tooManyPatterns(let pattern, let limit): self = at(pattern, .tooManyCodes(limit: limit))
    case .tooManyStates(let pattern, let limit): self = at(pattern, .tooManyStates(limit: limit))
    case .tooManyPatternSymbols(let pattern, let limit): self = at(pattern, .tooManyActionsInCodes(limit: limit))
    case .tooManyTableBytes(_, let limit): self.init(.tooManyTableBytes(limit: limit))
    }
  }
}
