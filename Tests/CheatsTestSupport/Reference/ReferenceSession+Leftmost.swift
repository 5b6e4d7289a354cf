public import Cheats

extension ReferenceSession {
  /// Whether matches are held until nothing that would be preferred can complete any more.
  var isLeftmost: Bool {
    configuration.matchKind == .leftmostLongest || configuration.matchKind == .leftmostFirst
  }

  /// Whether one complete occurrence comes before another by the rule of the match kind.
  func isPreferred(_ match: CheatCodeMatch, over other: CheatCodeMatch) -> Bool {
    if match.start != other.start { return match.start < other.start }
    if configuration.matchKind == .leftmostLongest && match.end != other.end { return match.end > other.end }
    return match.code < other.code
  }

  /// The complete occurrence that comes first by the rule of the match kind, delivered or not yet.
  ///
  /// Reading: the held match is always the first of all complete occurrences that count now. So when the held code is
  /// disabled, removed, changed or reset, the next by the rule is held in its place, and not nothing.
  ///
  /// Only starts within the longest code of the end are tried. An older occurrence is blocked by nothing, since what
  /// blocks it starts no later and is incomplete, so it was delivered by the step before.
  func firstComplete() -> CheatCodeMatch? {
    var first: CheatCodeMatch?
    for (index, code) in codes.enumerated() where code.isEnabled {
      var start = firstUndelivered(code)
      while start + code.length <= actions.count {
        if isOccurrence(code, from: start) {
          let match = match(index, from: start)
          if first.map({ isPreferred(match, over: $0) }) ?? true { first = match }
          break
        }
        start += 1
      }
    }
    return first
  }

  /// Where an occurrence of a code that is complete and not delivered can start at the earliest.
  private func firstUndelivered(_ code: Code) -> Int { max(fixedFloor(of: code), actions.count - longestEver - 1) }

  /// Where the latest occurrence of a code starts that is complete and not delivered, or nil.
  ///
  /// Reading: a code is "complete and not yet delivered", and so `matching` with all its length, as long as it has an
  /// occurrence that counts: nothing has spent its actions, whether it would be delivered or another that is preferred
  /// to it. So the state of a code depends on nothing but its own occurrences and on what is spent.
  func latestUndelivered(_ code: Code) -> Int? {
    guard isLeftmost else { return nil }
    return (firstUndelivered(code)..<max(firstUndelivered(code), actions.count - code.length + 1)).last {
      isOccurrence(code, from: $0)
    }
  }

  /// Calls a closure with every incomplete occurrence that blocks a match at an instant, until it returns true.
  ///
  /// Every one counts, not only a code's greatest progress.
  func anyBlock(
    of match: CheatCodeMatch, asOf instant: Int64, where isWanted: (_ code: Code, _ start: Int) -> Bool
  ) -> Bool {
    for (index, code) in codes.enumerated() where code.isEnabled {
      var start = max(fixedFloor(of: code), actions.count - code.length + 1)
      while start <= Int(match.start) && start < actions.count {
        let isBetter = isPreferred(self.match(index, from: start), over: match)
        if isBetter && isPart(code, from: start, asOf: instant) && isWanted(code, start) { return true }
        start += 1
      }
    }
    return false
  }

  /// Whether a match must still be held at an instant.
  func isBlocked(_ match: CheatCodeMatch, asOf instant: Int64) -> Bool {
    anyBlock(of: match, asOf: instant) { _, _ in true }
  }

  /// Whether the hold limit is reached at an instant.
  func isHoldOver(asOf instant: Int64) -> Bool {
    guard let holdLimit = configuration.holdLimit?.referenceNanoseconds, !actions.isEmpty else { return false }
    // As much as the limit is enough, where the limits of codes must be exceeded.
    return exceeds(holdLimit - 1, from: time(at: actions.count - 1), to: instant)
  }

  /// Delivers, one after another, what nothing blocks as of now, or everything that is complete.
  ///
  /// After each the actions after its end are looked at again; they are all in the list, so nothing else is needed.
  /// To look only at the present and not at the instants passed over is enough: time never makes an occurrence, it
  /// only unblocks, so what is delivered and in which order is the same.
  mutating func deliver(all isFlush: Bool) -> [ReferenceMatch<Action>] {
    guard isLeftmost else { return [] }
    let isAll = isFlush || isHoldOver(asOf: present)
    var matches: [ReferenceMatch<Action>] = []
    while let match = firstComplete(), isAll || !isBlocked(match, asOf: present) {
      matches.append(report(match))
      spendings.append(Spending(end: Int(match.end), operation: operation))
    }
    return matches
  }

  /// The match that waits, if there is one.
  ///
  /// A match that an edit has unblocked is held until the next action, `advance` or `flush` delivers it.
  public var heldMatch: CheatCodeMatch? {
    isLeftmost ? firstComplete() : nil
  }

  /// The earliest time at which `advance(to:)` would report something if nothing else were performed.
  ///
  /// Reading: as long as no time was ever given there is no present time to answer with, so it is nil even when an
  /// edit has unblocked the held match.
  public var nextDeadline: Duration? {
    guard let latestTime, let held = heldMatch else { return nil }
    var instants = [latestTime]
    let latestAction = time(at: actions.count - 1)
    if let holdLimit = configuration.holdLimit?.referenceNanoseconds {
      instants += Self.instant(after: holdLimit - 1, since: latestAction).map { [$0] } ?? []
    }
    _ = anyBlock(of: held, asOf: latestTime) { code, start in
      instants += code.maximumGap.flatMap { Self.instant(after: $0, since: latestAction) }.map { [$0] } ?? []
      instants += code.timeLimit.flatMap { Self.instant(after: $0, since: time(at: start)) }.map { [$0] } ?? []
      return false
    }
    let deadline = instants.filter { $0 >= latestTime }.sorted().first {
      isHoldOver(asOf: $0) || !isBlocked(held, asOf: $0)
    }
    return deadline.map { .nanoseconds($0) }
  }
}
