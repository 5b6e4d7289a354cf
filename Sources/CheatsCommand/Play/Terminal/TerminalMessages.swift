#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is written to standard error while the terminal is a screen, kept until it is the shell's again.
///
/// The runtime writes why a program crashes before the crash, and on the screen of a game it would be gone with the screen.
/// The functions run in a signal's handler too, and call only what POSIX allows there: `dup2`, `read` and `write`.
enum TerminalMessages {
  private struct State {
    /// The standard error that the process was given, or -1 where it is no terminal, which is left as it is.
    var errors: Int32 = -1
    /// The ends of the pipe that stands in for it.
    var pipe: (output: Int32, input: Int32) = (-1, -1)
  }

  /// Room for one reading from the pipe; a handler must not ask for memory.
  private static let bufferSize = 4096

  /// As of ``TerminalMode``, what a handler reaches lies behind pointers that are made once.
  nonisolated(unsafe) private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()
  nonisolated(unsafe) private static let buffer = UnsafeMutableRawPointer.allocate(byteCount: bufferSize, alignment: 1)

  /// Gets ready to hold messages, for as long as the process lives.
  static func prepare() {
    _ = buffer
    guard state.pointee.errors < 0, isatty(2) == 1, let ends = TerminalSignals.makePipe() else { return }
    state.pointee.pipe = (ends.output, ends.input)
    state.pointee.errors = fcntl(2, F_DUPFD_CLOEXEC, 3)
  }

  /// Holds what is written to standard error from now on.
  static func hold() {
    if state.pointee.errors >= 0 { dup2(state.pointee.pipe.input, 2) }
  }

  /// Writes what was held, and what comes from now on, to where standard error leads.
  static func release() {
    let errors = state.pointee.errors
    guard errors >= 0 else { return }
    dup2(errors, 2)
    while case let count = read(state.pointee.pipe.output, buffer, bufferSize), count > 0 {
      _ = write(errors, buffer, count)
    }
  }
}
