/// What a player has to sleep for: decided here, done by the player.
///
/// Every sleep has a number, so that one that ends while it is being cancelled is told from the one that counts.
struct DeadlineAlarm: Hashable, Sendable {
  /// What is to be done with the sleep.
  enum Command: Hashable, Sendable {
    /// It goes on, or there is none.
    case keep
    /// It is cancelled.
    case cancel
    /// It is cancelled, if there is one, and another begins.
    case sleep(until: Duration, number: Int)
  }

  /// What is slept for, or nil.
  private(set) var deadline: Duration?
  /// The number of the latest sleep, or of what cancelled it.
  private(set) var number = 0
  /// Whether nobody waits any more.
  private(set) var isStopped = false

  /// Takes the session's deadline after whatever was done to it.
  mutating func set(to deadline: Duration?) -> Command {
    guard !isStopped, deadline != self.deadline else { return .keep }
    self.deadline = deadline
    number += 1
    return deadline.map { .sleep(until: $0, number: number) } ?? .cancel
  }

  /// Takes the end of a sleep.
  ///
  /// - Returns: What was slept for, or nil if that no longer counts.
  mutating func ring(_ number: Int) -> Duration? {
    guard number == self.number else { return nil }
    defer { deadline = nil }
    return deadline
  }

  /// Lets nothing be slept for from now on.
  mutating func stop() -> Command {
    defer { isStopped = true }
    return set(to: nil)
  }
}
