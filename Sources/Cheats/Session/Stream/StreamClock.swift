/// The time of a stream as its caller gives it: never earlier than it was.
struct StreamClock: Sendable {
  /// The latest time given, or zero before the first.
  private(set) var now = Nanoseconds.zero
  /// Whether any time has been given.
  private(set) var isStarted = false
  /// How often a time was given that was earlier than one before it.
  private(set) var reversals = 0

  init() {}

  /// Goes on at a time, or before the first.
  init(now: Nanoseconds?, reversals: Int) {
    self.now = now ?? .zero
    isStarted = now != nil
    self.reversals = reversals
  }

  /// What a time did to the clock.
  enum Change {
    /// It is the first: all that happened so far happened then.
    case started
    case none
    case passed
  }

  /// Takes a time; an earlier one counts as the latest.
  mutating func advance(to time: Nanoseconds) -> Change {
    guard isStarted else {
      isStarted = true
      now = time
      return .started
    }
    guard time >= now else {
      reversals += 1
      return .none
    }
    defer { now = time }
    return time > now ? .passed : .none
  }
}
