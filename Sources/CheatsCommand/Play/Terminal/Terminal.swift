#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The terminal as the screen of a game: what comes from it, and what is shown on it.
struct Terminal {
  enum Event {
    case bytes([UInt8])
    /// Nothing came for as long as was to be waited.
    case nothing
    /// The window has another size, or somebody else has used it: nothing is known of what it shows.
    case changed
    /// The terminal is gone.
    case closed
  }

  /// How often it is looked whether the process is in the foreground again.
  private static let backgroundTime = Duration.milliseconds(200)

  private let input = FileDescriptor(0)
  private let output = FileDescriptor(1)

  /// Makes the terminal a screen until the process ends, however it ends.
  ///
  /// - Throws: ``CommandFailure/input(_:)`` when it cannot be one.
  init() throws(CommandFailure) {
    guard TerminalMode.isInForeground else {
      throw .input("play is not in the foreground, where keys are read; start it without '&'")
    }
    TerminalSignals.install()
    guard TerminalMode.enterScreen() else { throw .input("the terminal cannot be made a screen") }
  }

  var size: TerminalSize { TerminalMode.size }

  /// Whether what is shown can be seen; not in the background.
  var isVisible: Bool { TerminalMode.isScreen }

  /// Gives the terminal back to the shell.
  func close() { TerminalMode.leaveScreen() }

  /// Shows text.
  ///
  /// - Throws: ``CommandFailure/closedPipe`` when the terminal is gone.
  func show(_ text: String) throws(CommandFailure) {
    guard !text.isEmpty else { return }
    do {
      try output.write(Array(text.utf8))
    } catch {
      throw .closedPipe
    }
  }

  /// Waits for what comes next.
  ///
  /// - Parameter time: The longest time to wait, or nil for as long as it takes.
  func next(within time: Duration?) -> Event {
    var requests = [
      pollfd(fd: isVisible ? 0 : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalSignals.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // No signal tells that the shell brings a process which goes on already to the foreground.
    let time = isVisible ? time : min(time ?? Self.backgroundTime, Self.backgroundTime)
    let count = poll(&requests, 2, time.map(Self.milliseconds) ?? -1)
    if count > 0, requests[1].revents != 0 { return answer(TerminalSignals.pending()) }
    if !isVisible { return TerminalMode.enterScreen() ? .changed : .nothing }
    guard count > 0, requests[0].revents != 0 else { return .nothing }
    guard let bytes = try? input.read(), !bytes.isEmpty else { return .closed }
    return .bytes(bytes)
  }

  private func answer(_ signals: [Int32]) -> Event {
    if signals.contains(SIGTSTP) {
      TerminalMode.leaveScreen()
      TerminalSignals.stop()
      _ = TerminalMode.enterScreen()
    } else if signals.contains(SIGCONT) {
      _ = TerminalMode.enterScreen()
    }
    return .changed
  }

  /// Rounded up, so that the time has come when the wait is over.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, attoseconds) = time.components
    guard seconds < 1000 else { return 1_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
