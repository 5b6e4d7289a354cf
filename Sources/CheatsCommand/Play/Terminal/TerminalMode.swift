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
/// `tcflush`, `fcntl`, `write`, and functions of signals.
enum TerminalMode {
  private struct State {
    var shell = termios()
    var knowsShell = false
    /// How the shell's output waits.
    var flags: Int32 = 0
    var isScreen: Int32 = 0
  }

  /// A handler of signals reaches globals only, and reading a Swift variable that the interrupted code is changing would
  /// trap; what is behind a pointer is not watched.
  nonisolated(unsafe) private static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// The alternate screen, without a cursor; what is pasted comes between marks.
  private static var screenText: StaticString { "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h" }
  private static var shellText: StaticString { "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l" }

  /// Whether the terminal is a screen now.
  static var isScreen: Bool { state.pointee.isScreen != 0 }

  /// Whether the terminal is this process's to use: it stops a process of the background that reads it or changes it.
  static var isInForeground: Bool { tcgetpgrp(0) == getpgrp() }

  /// Makes the terminal a screen, also where it is one already and something else has changed it.
  ///
  /// - Returns: Whether it is a screen; not in the background, where the terminal is left alone.
  static func enterScreen() -> Bool {
    guard isInForeground else {
      // Who has the terminal now has made it what it is.
      if isScreen { TerminalMessages.release() }
      state.pointee.isScreen = 0
      return false
    }
    if !isScreen {
      var mode = termios()
      guard tcgetattr(0, &mode) == 0 else { return false }
      // Without lines it is the one that this process left, as it was stopped without being asked.
      if !state.pointee.knowsShell || mode.c_lflag & tcflag_t(ICANON) != 0 { state.pointee.shell = mode }
      state.pointee.knowsShell = true
      state.pointee.flags = fcntl(1, F_GETFL)
    }
    var screen = state.pointee.shell
    // Signals by keys stay, so that Control-C and Control-Z are what they are everywhere.
    screen.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    screen.c_iflag &= ~tcflag_t(IXON | ICRNL)
    // What was typed for somebody else is no key of the game.
    let action = isScreen ? TCSANOW : TCSAFLUSH
    // From here on a signal has something to give back.
    state.pointee.isScreen = 1
    guard tcsetattr(0, action, &screen) == 0 else {
      state.pointee.isScreen = 0
      return false
    }
    TerminalMessages.hold()
    _ = write(1, screenText.utf8Start, screenText.utf8CodeUnitCount)
    return true
  }

  /// Gives the terminal back as the shell had it; it does nothing where it is not a screen.
  ///
  /// It waits for nothing, as a process that is being ended must not wait for a terminal that is stuck. A signal on the
  /// way does all of it once more.
  static func leaveScreen() {
    guard isScreen else { return }
    _ = fcntl(1, F_SETFL, state.pointee.flags | O_NONBLOCK)
    if write(1, shellText.utf8Start, shellText.utf8CodeUnitCount) != shellText.utf8CodeUnitCount {
      // There is no room behind a picture that nobody will see any more.
      tcflush(1, TCOFLUSH)
      _ = write(1, shellText.utf8Start, shellText.utf8CodeUnitCount)
    }
    TerminalMessages.release()
    // The terminal is open in the shell too, so it gets back how it waited.
    _ = fcntl(1, F_SETFL, state.pointee.flags)
    tcsetattr(0, TCSANOW, &state.pointee.shell)
    state.pointee.isScreen = 0
  }

  /// The size of the terminal's window.
  static var size: TerminalSize {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return .standard }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
