public import Cheats

extension ReferenceSession {
  /// Forgets the stream: nothing performed so far counts for any code, and a held match is dropped.
  ///
  /// Reading: the next action counts for every code, also for one whose floor undo has left behind the end.
  public mutating func reset() {
    operation += 1
    resetFloor = actions.count
    spendings.removeAll()
    for index in codes.indices { codes[index].floor.position = min(codes[index].floor.position, actions.count) }
    reported = Reported(setBy: operation)
    undoRecords.removeAll()
    undoGuarantee = 0
  }

  /// Forgets what was performed so far for one code.
  public mutating func reset(_ id: CheatCodeID) {
    moveFloor(of: id)
    endMatched(id)
  }

  /// Starts to match a code, from the next action on; nothing happens to a code that is matched already.
  public mutating func enable(_ id: CheatCodeID) {
    guard !code(id).isEnabled else { return }
    moveFloor(of: id)
    codes[Int(id.rawValue)].isEnabled = true
  }

  /// Stops to match a code.
  public mutating func disable(_ id: CheatCodeID) {
    precondition(contains(id), "\(id) is not in the session")
    operation += 1
    codes[Int(id.rawValue)].isEnabled = false
    endMatched(id)
  }

  /// Adds a code, for which the stream begins with the next action.
  @discardableResult
  public mutating func add(_ definition: CheatCodeDefinition<Action>) -> CheatCodeID {
    operation += 1
    let floor = Floor(position: actions.count, setBy: operation)
    codes.append(Code(definition: definition, isEnabled: definition.isEnabled, floor: floor))
    setDefinition(definition, at: codes.count - 1)
    return Self.id(codes.count - 1)
  }

  /// Removes a code; its id is never used again.
  public mutating func remove(_ id: CheatCodeID) {
    disable(id)
    codes[Int(id.rawValue)].isRemoved = true
    undoGuarantee = min(undoGuarantee, longest)
  }

  /// Replaces what a code is: its actions, parameters, limits, name and secrecy; it keeps its id.
  ///
  /// Readings: a code that is enabled stays so, whatever the new definition says; and a code that is `matched` is so no
  /// longer, since what was reported is not what the code is now.
  public mutating func change(_ id: CheatCodeID, to definition: CheatCodeDefinition<Action>) {
    moveFloor(of: id)
    endMatched(id)
    setDefinition(definition, at: Int(id.rawValue))
    undoGuarantee = min(undoGuarantee, longest)
  }

  private mutating func setDefinition(_ definition: CheatCodeDefinition<Action>, at index: Int) {
    codes[index].definition = definition
    codes[index].maximumGap = Self.nanoseconds(definition.maximumGap, default: configuration.maximumGap)
    codes[index].timeLimit = Self.nanoseconds(definition.timeLimit, default: configuration.timeLimit)
    codes[index].length = definition.actions.count + definition.parameters.count
    longestEver = max(longestEver, codes[index].length)
  }

  private mutating func moveFloor(of id: CheatCodeID) {
    precondition(contains(id), "\(id) is not in the session")
    operation += 1
    codes[Int(id.rawValue)].floor = Floor(position: actions.count, setBy: operation)
  }

  /// Ends `matched`, also in what undo would put back: what the caller did stays.
  private mutating func endMatched(_ id: CheatCodeID) {
    reported.lastActions[id] = nil
    for index in undoRecords.indices {
      undoRecords[index].reported.lastActions[id] = nil
    }
  }
}
