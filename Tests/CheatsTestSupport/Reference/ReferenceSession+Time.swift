import Cheats

extension Duration {
  /// The whole nanoseconds of a time as sessions keep it: rounded down, and saturating at 64 bits.
  public var referenceNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Both components have the same sign, so a negative remainder is rounded away from zero: down.
    let part = attoseconds / 1_000_000_000 - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    let (sum, isTooLargeWithPart) = whole.addingReportingOverflow(part)
    if isTooLarge || isTooLargeWithPart {
      return seconds < 0 ? .min : .max
    }
    return sum
  }
}

extension ReferenceSession {
  /// Notes a time that the caller gave; an earlier one than the latest counts as the latest and as a reversal.
  mutating func passTime(to time: Duration?) {
    guard let time else { return }
    let nanoseconds = time.referenceNanoseconds
    firstTime = firstTime ?? nanoseconds
    if let latestTime, nanoseconds < latestTime {
      timeReversals += 1
    } else {
      latestTime = nanoseconds
    }
  }

  /// The latest time given; before the first, all actions are at one instant, whichever it will be.
  var present: Int64 { latestTime ?? 0 }

  /// When an action happened: actions before the first time happen at the first time.
  func time(at index: Int) -> Int64 {
    times[index] ?? firstTime ?? 0
  }

  /// Whether more than a limit has passed between two times.
  ///
  /// Reading: the time between two times saturates as times do, so it never exceeds a limit at the end of 64 bits.
  func exceeds(_ limit: Int64?, from earlier: Int64, to later: Int64) -> Bool {
    guard let limit, later > earlier else { return false }
    let (passed, isTooLarge) = later.subtractingReportingOverflow(earlier)
    return (isTooLarge ? .max : passed) > limit
  }

  /// The first instant at which more than a limit has passed, or nil when 64 bits have none.
  static func instant(after limit: Int64, since time: Int64) -> Int64? {
    let (end, isTooLarge) = time.addingReportingOverflow(limit)
    return isTooLarge || end == .max ? nil : end + 1
  }

  static func nanoseconds(_ limit: CheatCodeTimeLimit, default inherited: Duration?) -> Int64? {
    switch limit {
    case .inherited: inherited?.referenceNanoseconds
    case .unlimited: nil
    case .atMost(let time): time.referenceNanoseconds
    }
  }
}
