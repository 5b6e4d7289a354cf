import Cheats

extension ReferenceSession {
  /// Whether the action at an index of the stream is accepted at a step of a code, both counted from 0.
  func accepts(_ code: Code, step: Int, at index: Int) -> Bool {
    let fixed = code.definition.actions.count
    return step < fixed
      ? code.definition.actions[step] == actions[index]
      : code.definition.parameters[step - fixed].accepts(actions[index])
  }

  /// Whether `count` actions of the stream from `start` are the first `count` of a code.
  func agrees(_ code: Code, from start: Int, count: Int) -> Bool {
    var step = 0
    while step < count {
      guard accepts(code, step: step, at: start + step) else { return false }
      step += 1
    }
    return true
  }

  /// Whether the actions of a range of the stream are within a code's limits by their own times.
  func isWithinLimits(_ code: Code, _ range: Range<Int>) -> Bool {
    if code.maximumGap == nil && code.timeLimit == nil { return true }
    for index in range.dropFirst() where exceeds(code.maximumGap, from: time(at: index - 1), to: time(at: index)) {
      return false
    }
    return !exceeds(code.timeLimit, from: time(at: range.lowerBound), to: time(at: range.upperBound - 1))
  }

  /// Whether the actions from `start` to the end of the stream, as a part of an occurrence, still count at an instant.
  func isPartWithinLimits(_ code: Code, from start: Int, asOf instant: Int64) -> Bool {
    isWithinLimits(code, start..<actions.count)
      && !exceeds(code.maximumGap, from: time(at: actions.count - 1), to: instant)
      && !exceeds(code.timeLimit, from: time(at: start), to: instant)
  }

  /// Where the stream was reset or spent last; each spending reaches further than those before it.
  var streamFloor: Int { max(resetFloor, spendings.last?.end ?? 0) }

  /// Where a code's occurrences can start at the earliest, whatever its limits are.
  func fixedFloor(of code: Code) -> Int {
    max(streamFloor, code.floor.position)
  }

  /// The floor of a code for progress and state: with what its limits have expired as of now.
  ///
  /// Only the last actions, as many as the code has, are looked at: expired ones before them change nothing.
  func floor(of code: Code) -> Int {
    let fixed = fixedFloor(of: code)
    var next = present
    for index in (max(fixed, actions.count - code.length)..<max(fixed, actions.count)).reversed() {
      let time = time(at: index)
      if exceeds(code.maximumGap, from: time, to: next) || exceeds(code.timeLimit, from: time, to: present) {
        return index + 1
      }
      next = time
    }
    return fixed
  }

  /// Whether a complete occurrence of a code starts at an index and counts.
  func isOccurrence(_ code: Code, from start: Int) -> Bool {
    code.isEnabled && start >= fixedFloor(of: code) && start + code.length <= actions.count
      && agrees(code, from: start, count: code.length) && isWithinLimits(code, start..<start + code.length)
  }

  /// Whether an incomplete occurrence of a code starts at an index, is still going on and counts at an instant.
  func isPart(_ code: Code, from start: Int, asOf instant: Int64) -> Bool {
    code.isEnabled && start >= fixedFloor(of: code) && start < actions.count && start + code.length > actions.count
      && agrees(code, from: start, count: actions.count - start)
      && isPartWithinLimits(code, from: start, asOf: instant)
  }

  /// The match of the code at an index of `codes` that starts at `start`.
  func match(_ index: Int, from start: Int) -> CheatCodeMatch {
    CheatCodeMatch(code: Self.id(index), start: Int64(start), end: Int64(start + codes[index].length))
  }

  /// Every occurrence that the latest action completes, longest first, then in order of registration.
  func occurrencesAtEnd() -> [CheatCodeMatch] {
    var matches: [CheatCodeMatch] = []
    for (index, code) in codes.enumerated() where isOccurrence(code, from: actions.count - code.length) {
      matches.append(match(index, from: actions.count - code.length))
    }
    return matches.sorted { ($0.start, $0.code) < ($1.start, $1.code) }
  }

  /// A match as it is reported.
  func report(_ match: CheatCodeMatch) -> ReferenceMatch<Action> {
    let fixed = code(match.code).definition.actions.count
    return ReferenceMatch(match, entered: Array(actions[Int(match.start) + fixed..<Int(match.end)]))
  }
}
