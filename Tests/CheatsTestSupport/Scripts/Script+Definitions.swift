public import Cheats

extension Script {
  /// All definitions of the script: of the codes it begins with, then of those that are added or changed.
  public var definitions: [CheatCodeDefinition<Action>] {
    codes + operations.compactMap(\.definition)
  }

  /// The script with another definition at a place among ``definitions``.
  public func replacingDefinition(at index: Int, with definition: CheatCodeDefinition<Action>) -> Self {
    var changed = self
    if index < codes.count {
      changed.codes[index] = definition
      return changed
    }
    let places = operations.indices.filter { operations[$0].definition != nil }
    changed.operations[places[index - codes.count]].definition = definition
    return changed
  }

  /// The script with one property of a definition back at its default.
  func changingDefinition(at index: Int, way: Int) -> Self? {
    let all = definitions
    guard index < all.count else { return nil }
    var definition = all[index]
    switch way {
    case 0: definition.maximumGap = .inherited
    case 1: definition.timeLimit = .inherited
    case 2: definition.isSecret = false
    case 3: definition.isEnabled = true
    case 4: definition.name = nil
    default: definition.parameters = definition.actions.isEmpty ? definition.parameters : []
    }
    return replacingDefinition(at: index, with: definition)
  }

  /// The script without one step of a code, where all steps of all codes are counted; a code keeps its last one.
  func droppingStep(at index: Int) -> Self? {
    var index = index
    for (place, definition) in definitions.enumerated() {
      let count = definition.actions.count + definition.parameters.count
      guard index >= count else {
        if count == 1 { return self }
        var smaller = definition
        if index < definition.actions.count {
          smaller.actions.remove(at: index)
        } else {
          smaller.parameters.remove(at: index - definition.actions.count)
        }
        return replacingDefinition(at: place, with: smaller)
      }
      index -= count
    }
    return nil
  }
}

extension ScriptOperation {
  /// What a code becomes by the operation; setting it changes nothing in an operation without one.
  public var definition: CheatCodeDefinition<Action>? {
    get {
      switch self {
      case .add(let definition), .change(_, let definition): definition
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .add: self = .add(newValue)
      case .change(let id, _): self = .change(id, newValue)
      default: break
      }
    }
  }
}
