extension CheatCodeRegistry {
  /// The identity of a registry, which snapshots can take to another thread.
  final class Origin: Sendable {}

  /// The codes of a registry as they were at one time, to be compiled on any thread.
  public struct Compilation: Sendable {
    let origin: Origin
    let roster: CheatCodeRoster
    let configuration: CheatCodeConfiguration

    /// Compiles the codes.
    ///
    /// - Throws: ``CheatCodeError``, which codes that were registered do not cause.
    /// - Complexity: O(n) for n actions in all codes.
    public func compiled() throws(CheatCodeError) -> Compiled {
      let automaton = try roster.compiled(configuration)
      return Compiled(origin: origin, revision: roster.revision, automaton: automaton)
    }
  }

  /// The codes of a registry as they were at one time, compiled.
  public struct Compiled: Sendable {
    let origin: Origin
    let revision: UInt64
    let automaton: CheatCode.Automaton
  }

  /// A snapshot of the codes, to compile them before the next action and away from this thread.
  ///
  /// ```swift
  /// let compilation = registry.compilation()
  /// let compiled = try await Task.detached { try compilation.compiled() }.value
  /// registry.adopt(compiled)
  /// ```
  ///
  /// - Complexity: O(1); the next edit after it is O(n) for n codes.
  public func compilation() -> Compilation {
    Compilation(origin: origin, roster: core.roster, configuration: configuration)
  }

  /// Uses codes that were compiled elsewhere, so that the next action need not compile them.
  ///
  /// - Returns: Whether they are the codes of this registry as they are now; others are not used, and nothing is lost.
  @discardableResult
  public func adopt(_ compiled: Compiled) -> Bool {
    guard compiled.origin === origin, compiled.revision == core.roster.revision else { return false }
    if !core.roster.isCompiled { core.use(compiled.automaton) }
    return true
  }

  /// Compiles the codes now, if any was added, changed or removed; the next action does so otherwise.
  ///
  /// - Complexity: O(n) for n actions in all codes, or O(1) if nothing was edited.
  public func compile() {
    core.compile()
  }
}
