#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// How the terminal behaves: as a screen whose keys come in one by one, or as the shell had it.
///
/// Functions that end a process must bring the shell's mode back, and they run anywhere, in a signal's handler too. So
/// what they need lies behind a pointer that is made once, and they call only what POSIX allows there: `tcsetattr`,
/// `write`, and functions of signals.
enum TerminalMode {
  private struct State {
    var shell = termios()
    var isScreen: Int32 = 0
  }

  /// A handler of signals reaches globals only, and reading a Swift variable that the interrupted code is changing would
  /// trap; what is behind a pointer is not watched.
  nonisolated(unsafe) private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// The alternate screen, without a cursor.
  private static var screenText: StaticString { "\u{1B}[?1049h\u{1B}[?25l" }
  private static var shellText: StaticString { "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l" }

  /// Whether the terminal is a screen now.
  static var isScreen: Bool { state.pointee.isScreen != 0 }

  /// Makes the terminal a screen, also where it is one already and something else has changed it.
  ///
  /// A process in the background leaves the terminal to the one that has it.
  ///
  /// - Returns: Whether it is a screen.
  static func enterScreen() -> Bool {
    guard tcgetpgrp(0) == getpgrp() else { return false }
    if !isScreen {
      guard tcgetattr(0, &state.pointee.shell) == 0 else { return false }
    }
    var screen = state.pointee.shell
    // Signals by keys stay, so that Control-C and Control-Z are what they are everywhere.
    screen.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    screen.c_iflag &= ~tcflag_t(IXON | ICRNL)
    guard tcsetattr(0, TCSAFLUSH, &screen) == 0 else { return false }
    state.pointee.isScreen = 1
    send(screenText)
    return true
  }

  /// Gives the terminal back as the shell had it; it does nothing where it is not a screen.
  static func leaveScreen() {
    guard isScreen else { return }
    state.pointee.isScreen = 0
    send(shellText)
    // At once: a process that is being ended must not wait for a terminal that is stuck.
    tcsetattr(0, TCSANOW, &state.pointee.shell)
  }

  /// The size of the terminal's window.
  static var size: TerminalSize {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return .standard }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  private static func send(_ text: StaticString) {
    _ = write(1, text.utf8Start, text.utf8CodeUnitCount)
  }
}
