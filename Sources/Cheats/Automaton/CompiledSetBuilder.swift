import AhoCorasick

/// Checks definitions one after another and collects what the tables of a set are made from.
struct CompiledSetBuilder<Action: Hashable & Sendable> {
  private let configuration: CheatCodeConfiguration
  private var interner = CheatCodeInterner<Action>()
  private var patterns = PatternList()
  private var names: ContiguousArray<NameTable.Entry> = []
  private var details = CompiledSet.Details()
  /// The parameters of the codes that have any, whose actions get their symbols behind those of all codes.
  ///
  /// A set of actions has another order in each process. So no action of a code gets its symbol from one.
  private var parameters: [(pattern: PatternID, steps: [CheatCodeParameter<Action>])] = []

  init(configuration: CheatCodeConfiguration) { self.configuration = configuration }

  /// Adds codes behind those that are there.
  @specialized(where Action == CheatCodeAction, Definitions == [CheatCodeDefinition<CheatCodeAction>])
  mutating func append<Definitions: Sequence>(contentsOf definitions: Definitions) throws(CheatCodeError)
  where Definitions.Element == CheatCodeDefinition<Action> {
    for definition in definitions { try append(definition) }
  }

  /// Adds a code behind those that are there.
  @specialized(where Action == CheatCodeAction)
  private mutating func append(_ definition: CheatCodeDefinition<Action>) throws(CheatCodeError) {
    let pattern = PatternID(patterns.count)
    if let reason = definition.brokenRule {
      throw CheatCodeError(reason, index: pattern.index, name: definition.name)
    }
    patterns.append(definition.actions.map { interner.intern($0) })
    if let name = definition.name { names.append(NameTable.Entry(name: name, pattern: pattern)) }
    details.limits.append(
      CodeLimits.Pair(
        gap: definition.maximumGap.resolved(configuration.maximumGap),
        time: definition.timeLimit.resolved(configuration.timeLimit)),
      of: pattern)
    if !definition.parameters.isEmpty { parameters.append((pattern, definition.parameters)) }
    details.secret.append(definition.isSecret)
    details.disabled.append(!definition.isEnabled)
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
  consuming func finish(
    ids: ContiguousArray<CheatCodeID>
  ) throws(CheatCodeError) -> (CheatCodeAlphabet<Action>, CompiledSet) {
    switch NameTable.make(names) {
    case .success(let table):
      details.names = table
      names = []
    case .failure(let duplicate):
      throw CheatCodeError(.nameTaken, index: duplicate.entry.pattern.index, name: duplicate.entry.name)
    }
    for (pattern, steps) in parameters { details.parameters.append(steps.map { step($0) }, of: pattern) }
    let engine: Automaton
    do {
      // The engine frees the patterns when they are in its tables, unless they are held here.
      let list = patterns
      patterns = PatternList()
      engine = try Automaton(
        compiling: consume list, symbolCount: interner.actions.count, budget: configuration.tableBudget.engine)
    } catch {
      throw CheatCodeError(error, names: details.names)
    }
    return (
      CheatCodeAlphabet(interner),
      CompiledSet(details, engine: engine, configuration: configuration, ids: ids)
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
  fileprivate init(_ error: CompilationError, names: NameTable) {
    func at(_ pattern: PatternID, _ reason: Reason) -> CheatCodeError {
      CheatCodeError(reason, index: pattern.index, name: names.name(of: pattern))
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
