import Foundation

/// A line at the terminal about work that takes longer than a person likes to wait, gone when the work is done.
///
/// The work itself knows nothing of it: a thread waits beside it and writes when the time has come.
struct ProgressNote {
  private enum Phase: Int {
    case working, done, erased
  }

  /// The thread and the work share only this lock, whose condition is the phase.
  private let phase = NSConditionLock(condition: Phase.working.rawValue)

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - what: What is done, such as "reading codes.json".
  ///   - descriptor: The terminal.
  ///   - delay: The time before anything is written.
  ///   - share: How much of the work is done, from 0 to 1, or nil where nobody knows.
  init(
    _ what: String, on descriptor: Int32, after delay: TimeInterval = 1,
    share: @escaping @Sendable () -> Double? = { nil }
  ) {
    Thread.detachNewThread { [phase] in
      let terminal = FileDescriptor(descriptor)
      let started = ContinuousClock.now
      var wait = delay
      var isWritten = false
      while !phase.lock(whenCondition: Phase.done.rawValue, before: Date(timeIntervalSinceNow: wait)) {
        wait = 0.25
        isWritten = true
        let seconds = "\((ContinuousClock.now - started).components.seconds) s"
        let amount = share().map { "\(Int($0 * 100)) %, " } ?? ""
        try? terminal.write(Array("\r\u{1B}[K\(what)… \(amount)\(seconds)".utf8))
      }
      if isWritten { try? terminal.write(Array("\r\u{1B}[K".utf8)) }
      phase.unlock(withCondition: Phase.erased.rawValue)
    }
  }

  /// Takes the line away and returns when it is gone.
  func end() {
    phase.lock()
    phase.unlock(withCondition: Phase.done.rawValue)
    // Without a date Foundation on Linux waits until its distant future, which does not fit its own clock and traps.
    while !phase.lock(whenCondition: Phase.erased.rawValue, before: Date(timeIntervalSinceNow: 60)) {}
    phase.unlock()
  }
}
