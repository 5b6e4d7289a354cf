import Foundation

/// A clock that stands still until it is told to go on, and knows who sleeps by it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    var nextNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var begun = 0
    var waiters: [(isDone: @Sendable ([Duration]) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []

    var deadlines: [Duration] { sleepers.values.map(\.deadline.offset).sorted() }

    mutating func takeDoneWaiters() -> [CheckedContinuation<Void, Never>] {
      let deadlines = deadlines
      let done = waiters.filter { $0.isDone(deadlines) }.map(\.continuation)
      waiters.removeAll { $0.isDone(deadlines) }
      return done
    }
  }

  private let lock = NSLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private var state: State

  init(now: Duration = .zero) { state = State(now: Instant(offset: now)) }

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    let result = body(&state)
    let done = state.takeDoneWaiters()
    lock.unlock()
    for waiter in done { waiter.resume() }
    return result
  }

  var now: Instant { withState { $0.now } }

  var minimumResolution: Duration { .zero }

  /// How many sleeps have begun, those that did not have to wait included.
  var begunSleeps: Int { withState { $0.begun } }

  /// What is slept for now, in order.
  var deadlines: [Duration] { withState { $0.deadlines } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = withState { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        enum Outcome { case sleeps, cancelled, over }
        let outcome: Outcome = withState { state in
          state.begun += 1
          if state.cancelled.remove(number) != nil { return .cancelled }
          if deadline <= state.now { return .over }
          state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return .sleeps
        }
        switch outcome {
        case .sleeps: break
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .over: continuation.resume()
        }
      }
    } onCancel: {
      let sleeper = withState { state in
        let sleeper = state.sleepers.removeValue(forKey: number)
        if sleeper == nil { state.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time on and wakes those whose deadline has come, the earliest first.
  func advance(to time: Duration) {
    let woken = withState { state in
      state.now = max(state.now, Instant(offset: time))
      let now = state.now
      let due = state.sleepers.filter { $0.value.deadline <= now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until exactly this is slept for.
  func waitForSleeps(until deadlines: [Duration]) async {
    await withCheckedContinuation { continuation in
      withState { $0.waiters.append(({ $0 == deadlines }, continuation)) }
    }
  }
}
