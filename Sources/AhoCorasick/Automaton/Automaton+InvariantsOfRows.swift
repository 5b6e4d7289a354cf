extension Automaton {
  /// What is wrong with the rows of the dense table, if there is one.
  ///
  /// With a child's label a row leads to the child, and with any other symbol where the failure link's row leads. As
  /// failure links lead towards the root, whose row leads back to it, that is the longest end that is a path.
  ///
  /// - Complexity: O(*d*), where *d* is the size of the table.
  func brokenRow(_ statements: StateStatements) -> String? {
    guard let dense else { return nil }
    guard dense.width == symbolCount + 1, dense.rows.count == stateCount * dense.width else {
      return "a row has a number a symbol, and one for all others"
    }
    let numbers = rowNumbers(statements)
    guard dense.ends.count == statements.matches.count(where: { !$0.isEmpty }) else {
      return "the dense table has as many ends as states where something ends"
    }
    func row(_ state: StateID) -> ContiguousArray<UInt16>.SubSequence {
      dense.rows[numbers[state.index] * dense.width..<(numbers[state.index] + 1) * dense.width]
    }
    for index in 0..<stateCount {
      let state = StateID(index)
      let matches = statements.matches[index]
      guard matches.isEmpty || dense.ends[numbers[index]] == matches else {
        return "state \(index): in the dense table the same patterns end"
      }
      var expected =
        state == .root
        ? ContiguousArray(repeating: dense.root, count: dense.width)
        : ContiguousArray(row(statements.failures[index]))
      for child in children(of: state) {
        expected[Int(label(of: child).rawValue)] = UInt16(truncatingIfNeeded: numbers[child.index])
      }
      guard row(state).elementsEqual(expected), expected[symbolCount] == dense.root else {
        return "state \(index): its row leads where its children and its failure link lead"
      }
    }
    return nil
  }

  /// For each state its row: those where something ends come first, and of each kind those that were numbered before.
  private func rowNumbers(_ statements: StateStatements) -> ContiguousArray<Int> {
    var end = 0
    var other = statements.matches.count(where: { !$0.isEmpty })
    return ContiguousArray(
      statements.matches.map { matches in
        if matches.isEmpty { other += 1 } else { end += 1 }
        return matches.isEmpty ? other - 1 : end - 1
      })
  }
}
