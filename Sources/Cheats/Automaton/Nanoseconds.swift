/// A time, or a length of time, in whole nanoseconds; what does not fit is kept at the nearest end.
struct Nanoseconds: Hashable, Comparable, Sendable {
  var rawValue: Int64

  init(rawValue: Int64) { self.rawValue = rawValue }

  /// Rounds a duration down.
  init(_ duration: Duration) {
    // The sum of two durations can have more seconds than its components hold, which would trap.
    guard duration < .nanoseconds(Int64.max) else {
      rawValue = .max
      return
    }
    guard duration > .nanoseconds(Int64.min) else {
      rawValue = .min
      return
    }
    let (seconds, attoseconds) = duration.components
    // Both parts have one sign; rounding down a negative one goes away from zero.
    rawValue = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    if attoseconds % 1_000_000_000 < 0 { rawValue -= 1 }
  }

  /// The same length of time as a duration.
  var duration: Duration { .nanoseconds(rawValue) }

  static let zero = Nanoseconds(rawValue: 0)
  /// The end of time, and the limit that nothing exceeds, as the time between two times is kept at that end too.
  static let unlimited = Nanoseconds(rawValue: .max)

  /// A time between two times that are in order, or nil where there is none.
  static func middle(_ low: Self, _ high: Self) -> Self? {
    let half = high.distance(since: low) / 2
    return half == 0 ? nil : Self(rawValue: low.rawValue &+ Int64(half))
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The time that is so much later, or nil where it does not fit.
  func later(by length: Self) -> Self? {
    let (sum, overflow) = rawValue.addingReportingOverflow(length.rawValue)
    return overflow ? nil : Self(rawValue: sum)
  }

  /// How many nanoseconds later it is than a time that is not later, which takes 64 bits without a sign.
  func distance(since time: Self) -> UInt64 { UInt64(bitPattern: rawValue) &- UInt64(bitPattern: time.rawValue) }

  static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, overflow) = lhs.rawValue.subtractingReportingOverflow(rhs.rawValue)
    return Self(rawValue: overflow ? (rhs.rawValue < 0 ? .max : .min) : difference)
  }
}
