import Foundation

/// A point in time of a clock that only goes forward, in nanoseconds.
///
/// `ContinuousClock` costs more to read than the questions that are timed one by one.
struct Stopwatch {
  /// What is counted.
  enum Clock {
    /// Time as it passes; reading it is cheap.
    case wall
    /// The time that processors spent on this process, on all threads together: not what they spent on others meanwhile.
    case processor

    fileprivate var id: clockid_t { self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID }
  }

  private let clock: Clock
  private let start: UInt64

  /// Starts.
  @inline(__always)
  init(_ clock: Clock) {
    self.clock = clock
    start = Self.now(clock)
  }

  /// The nanoseconds since the start.
  @inline(__always)
  var nanoseconds: Double { Double(Self.now(clock) &- start) }

  /// The seconds since the start.
  var seconds: Double { nanoseconds / 1e9 }

  @inline(__always)
  private static func now(_ clock: Clock) -> UInt64 {
    var time = timespec()
    clock_gettime(clock.id, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}

/// The times of some runs of the same work, in nanoseconds a unit of it.
struct Timing: Hashable {
  /// The least of all, which other programs disturbed least.
  let best: Double
  /// The one in the middle.
  let median: Double

  /// Creates a timing from the runs' times.
  ///
  /// - Precondition: There is at least one.
  init(_ runs: [Double]) {
    let sorted = runs.sorted()
    best = sorted[0]
    median =
      sorted.count % 2 == 1 ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
  }
}
