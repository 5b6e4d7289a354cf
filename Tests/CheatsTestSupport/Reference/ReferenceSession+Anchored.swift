import Cheats

extension ReferenceSession {
  /// The number of actions since the attempt at a code started.
  func attemptCount(of code: Code) -> Int {
    max(0, actions.count - fixedFloor(of: code))
  }

  /// The longest common prefix of a code and all actions since its attempt started, whatever their times are.
  func anchoredProgress(of code: Code) -> Int {
    let floor = fixedFloor(of: code)
    var count = 0
    while count < min(code.length, attemptCount(of: code)), accepts(code, step: count, at: floor + count) {
      count += 1
    }
    return count
  }

  func anchoredState(of code: Code) -> CheatCodeState {
    let floor = fixedFloor(of: code)
    let count = attemptCount(of: code)
    let progress = anchoredProgress(of: code)
    if count == 0 { return .reset }
    if progress == code.length {
      return isWithinLimits(code, floor..<floor + code.length) ? .matched : .notMatched
    }
    return progress == count && isPartWithinLimits(code, from: floor, asOf: present) ? .matching : .notMatched
  }

  /// Every code that the latest action completes: its attempt is as long as the code, and no longer.
  func anchoredCompletions() -> [CheatCodeMatch] {
    occurrencesAtEnd().filter { match in Int(match.start) == fixedFloor(of: code(match.code)) }
  }
}
