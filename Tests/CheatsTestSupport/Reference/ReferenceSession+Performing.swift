import Cheats

extension ReferenceSession {
  /// Performs an action: time passes first, and what that delivers belongs to the same step.
  @discardableResult
  public mutating func perform(_ action: Action, at time: Duration? = nil) -> [ReferenceMatch<Action>] {
    let passed = advance(to: time, isFlush: false)
    operation += 1
    undoRecords.append(UndoRecord(operation: operation, reported: reported))
    undoGuarantee = min(undoGuarantee + 1, longest)
    actions.append(action)
    times.append(latestTime)
    let step = passed + matchesOfLatestAction()
    note(step)
    return step
  }

  /// Passes time without an action.
  @discardableResult
  public mutating func advance(to time: Duration) -> [ReferenceMatch<Action>] {
    advance(to: time, isFlush: false)
  }

  /// Passes time, then delivers every match that is complete, blocked or not.
  ///
  /// Reading: with the kinds that hold nothing only the delivery does nothing; time passes with all of them.
  @discardableResult
  public mutating func flush(at time: Duration? = nil) -> [ReferenceMatch<Action>] {
    advance(to: time, isFlush: true)
  }

  private mutating func advance(to time: Duration?, isFlush: Bool) -> [ReferenceMatch<Action>] {
    operation += 1
    passTime(to: time)
    let matches = deliver(all: isFlush)
    // A passage of time that reports nothing is no step: what was matched stays so.
    if !matches.isEmpty { note(matches) }
    return matches
  }

  /// Remembers what the latest step reported.
  private mutating func note(_ matches: [ReferenceMatch<Action>]) {
    reported = Reported(setBy: operation)
    for match in matches {
      reported.lastActions[match.match.code] = actions[Int(match.match.end) - 1]
    }
  }

  /// The matches that the action at the end of the list makes, and what they spend.
  private mutating func matchesOfLatestAction() -> [ReferenceMatch<Action>] {
    if configuration.isAnchored {
      return anchoredCompletions().map(report)
    }
    switch configuration.matchKind {
    case .overlapping:
      return occurrencesAtEnd().map(report)
    case .perCode:
      let matches = occurrencesAtEnd()
      for match in matches {
        let index = Int(match.code.rawValue)
        undoRecords[undoRecords.count - 1].codeFloors.append((index, codes[index].floor))
        codes[index].floor = Floor(position: actions.count, setBy: operation)
      }
      return matches.map(report)
    case .nonOverlapping:
      let matches = occurrencesAtEnd().prefix(1)
      if !matches.isEmpty {
        spendings.append(Spending(end: actions.count, operation: operation))
      }
      return matches.map(report)
    case .leftmostLongest, .leftmostFirst:
      return deliver(all: false)
    }
  }
}
