extension CheatCodeAutomaton {
  /// The pairs of codes that can get in each other's way, found one after another as they are asked for.
  ///
  /// ```swift
  /// let codes = ["god", "iddqd", "dd", "iddqd"].map { text in
  ///   CheatCode.Definition(actions: text.map { .keyPress(String($0)) })
  /// }
  /// let automaton = try CheatCodeAutomaton(codes)
  /// for conflict in automaton.conflicts.prefix(100) { print(conflict) }
  /// // code 1 has code 2 inside
  /// // code 3 has the same actions as code 1
  /// // code 3 has code 2 inside
  /// ```
  ///
  /// There is one conflict a pair and relation. The first four relations are the same for every match kind; what is
  /// ``CheatCodeConflict/Relation/unreachable`` depends on the ``configuration``.
  public var conflicts: CheatCodeConflicts { CheatCodeConflicts(codes: codes) }

  /// A conflict in words with the names of its codes, such as "“iddqd” begins with “id”".
  ///
  /// A code without a name is called by its id, such as "code 7".
  ///
  /// - Precondition: Both codes are of this set.
  public func description(of conflict: CheatCodeConflict) -> String {
    conflict.relation.sentence(title(of: conflict.code), title(of: conflict.other))
  }

  private func title(of id: CheatCodeID) -> String {
    name(of: id).map { "“\($0)”" } ?? id.description
  }
}
