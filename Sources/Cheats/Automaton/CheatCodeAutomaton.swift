import AhoCorasick

/// A set of cheat codes compiled into one Aho–Corasick automaton, immutable and shared by all players.
///
/// ```swift
/// let automaton = try CheatCodeAutomaton([
///   CheatCode.Definition(name: "god", actions: "iddqd".map { .keyPress(String($0)) }),
///   CheatCode.Definition(name: "ammo", actions: "idkfa".map { .keyPress(String($0)) }),
/// ])
/// var session = automaton.makeSession()
/// for key in "ididdqd" {
///   for match in session.perform(.keyPress(String(key))) {
///     print(automaton.name(of: match.code) ?? "", match.start, match.end)  // god 2 7
///   }
/// }
/// ```
///
/// Memory grows with the total length of the codes and not with the number of players: a session is a few numbers.
public final class CheatCodeAutomaton<Action: Hashable & Sendable>: Sendable {
  let alphabet: CheatCodeAlphabet<Action>
  let codes: CompiledSet

  /// Compiles definitions into one automaton; the code at each place gets the place as its id.
  ///
  /// - Parameters:
  ///   - definitions: The codes in order of registration.
  ///   - configuration: The match kind, and the limits for the codes that have none of their own.
  /// - Throws: ``CheatCodeError``, when a code is empty, a name is given twice, a limit is negative or the codes exceed
  ///   what an automaton can number.
  /// - Complexity: O(*n* log *a*), where *n* is the number of actions of all codes and *a* of distinct ones.
  public convenience init(
    _ definitions: some Sequence<CheatCodeDefinition<Action>>, configuration: CheatCodeConfiguration = .init()
  ) throws(CheatCodeError) {
    try self.init(definitions, ids: [], configuration: configuration)
  }

  /// Compiles definitions whose ids are given in ascending order, or are their places where none are given.
  package init(
    _ definitions: some Sequence<CheatCodeDefinition<Action>>, ids: ContiguousArray<CheatCodeID>,
    configuration: CheatCodeConfiguration
  ) throws(CheatCodeError) {
    try configuration.check()
    var builder = CompiledSetBuilder<Action>(configuration: configuration)
    try builder.append(contentsOf: definitions)
    (alphabet, codes) = try (consume builder).finish(ids: ids)
  }

  /// Takes an alphabet and the set of codes over it.
  init(alphabet: CheatCodeAlphabet<Action>, codes: CompiledSet) {
    self.alphabet = alphabet
    self.codes = codes
  }

  /// How the codes are matched.
  public var configuration: CheatCodeConfiguration { codes.configuration }

  /// The number of codes.
  public var count: Int { codes.count }

  /// The ids of the codes in order of registration.
  public var ids: CheatCodeIDs { CheatCodeIDs(codes) }

  /// The bytes of the automaton's tables.
  public var tableBytes: Int { codes.engine.tableBytes }

  /// The number of states of the automaton: distinct beginnings of codes, the empty one included.
  public var stateCount: Int { codes.engine.stateCount }

  /// Starts the stream of one player.
  ///
  /// - Parameter keepsUndo: Whether ``CheatCodeSession/removeLast()`` and ``CheatCodeSession/replaceLast(with:)`` can
  ///   be used; the session then remembers twice as many actions as the longest code has.
  public func makeSession(keepsUndo: Bool = false) -> CheatCodeSession<Action> {
    CheatCodeSession(automaton: self, keepsUndo: keepsUndo)
  }

  /// Encodes actions once, to be performed any number of times.
  ///
  /// - Complexity: O(*n*) hash look-ups, where *n* is the number of actions.
  @specialized(where Action == CheatCodeAction, Actions == [CheatCodeAction])
  public func encode<Actions: Collection<Action>>(_ actions: Actions) -> CheatCodeSymbols<Action> {
    CheatCodeSymbols(actions, self)
  }
}
