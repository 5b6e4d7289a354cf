import Cheats

extension Script {
  /// A script as small as dropping parts makes it while it still fails.
  ///
  /// Drops runs of operations, codes with all that is done to them, actions and parameters of codes, limits, times and
  /// settings, again and again until nothing more can go.
  ///
  /// - Parameter fails: Whether a script shows the failure.
  public func shrunk(while fails: (Self) -> Bool) -> Self {
    var smallest = self
    var isDone = false
    while !isDone {
      isDone = true
      for drop in Self.drops {
        var index = 0
        while let smaller = drop(smallest, index) {
          if smaller != smallest && fails(smaller) {
            smallest = smaller
            isDone = false
          } else {
            index += 1
          }
        }
      }
    }
    return smallest
  }

  /// What is wrong with the script and the smallest script that still shows it, in words, or nil.
  ///
  /// - Parameter problem: What is wrong with a script, or nil; not asked about one whose codes cannot be compiled.
  public func report(of problem: (Self) throws -> String?) rethrows -> String? {
    guard let found = try problem(self) else { return nil }
    var budget = 300
    let smallest = shrunk { smaller in
      budget -= 1
      return budget > 0 && smaller.isValid && (try? problem(smaller)) ?? nil != nil
    }
    return "\(try problem(smallest) ?? found)\n\(smallest)"
  }

  /// Whether every code has an action, and every parameter accepts one; making a script smaller can take the last.
  private var isValid: Bool {
    definitions.allSatisfy { !$0.actions.isEmpty && !$0.parameters.contains(.oneOf([])) }
  }

  /// Ways to make a script smaller at a place, counted from 0; nil when there is no such place.
  private static var drops: [(Self, Int) -> Self?] {
    [32, 8, 3, 1].map { count in { $0.droppingOperations(count, at: $1) } } + [
      { $0.droppingCode(at: $1) },
      { $0.changingDefinition(at: $1 / 6, way: $1 % 6) },
      { $0.droppingStep(at: $1) },
      { $0.droppingTime(at: $1) },
      { $0.droppingSetting(at: $1) },
    ]
  }

  private func droppingOperations(_ count: Int, at index: Int) -> Self? {
    guard index + count <= operations.count else { return nil }
    var smaller = self
    // From the end, since what came after the failure goes first.
    let end = operations.count - index
    for place in (end - count..<end).reversed() {
      smaller.removeOperation(at: place)
    }
    return smaller
  }

  /// Removes an operation; without an `add`, the codes added after it get smaller ids.
  private mutating func removeOperation(at index: Int) {
    let operation = operations.remove(at: index)
    guard case .add = operation else { return }
    let earlier = operations[..<index].count { if case .add = $0 { true } else { false } }
    forget(codes.count + earlier)
  }

  private func droppingCode(at index: Int) -> Self? {
    guard index < codes.count else { return nil }
    var smaller = self
    smaller.codes.remove(at: index)
    smaller.forget(index)
    return smaller
  }

  /// Drops the operations on a code that is gone, and gives the codes after it the ids they have then.
  private mutating func forget(_ code: Int) {
    operations.removeAll { $0.code.map { Int($0.rawValue) == code } ?? false }
    for index in operations.indices {
      if let id = operations[index].code, Int(id.rawValue) > code {
        operations[index] = operations[index].onCode(CheatCodeID(rawValue: id.rawValue - 1))
      }
    }
  }

  private func droppingTime(at index: Int) -> Self? {
    guard index < operations.count else { return nil }
    var smaller = self
    switch operations[index] {
    case .perform(let action, _): smaller.operations[index] = .perform(action)
    case .flush: smaller.operations[index] = .flush()
    case .replaceLast(let action, _): smaller.operations[index] = .replaceLast(action)
    default: break
    }
    return smaller
  }

  private func droppingSetting(at index: Int) -> Self? {
    guard index < 3 else { return nil }
    var smaller = self
    switch index {
    case 0: smaller.configuration.maximumGap = nil
    case 1: smaller.configuration.timeLimit = nil
    default: smaller.configuration.holdLimit = nil
    }
    return smaller
  }
}

extension ScriptOperation {
  /// The same operation on another code.
  fileprivate func onCode(_ id: CheatCodeID) -> Self {
    switch self {
    case .resetCode: .resetCode(id)
    case .enable: .enable(id)
    case .disable: .disable(id)
    case .remove: .remove(id)
    case .change(_, let definition): .change(id, definition)
    case .restore: .restore(without: id)
    default: self
    }
  }
}
