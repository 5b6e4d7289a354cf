#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the system tells a process that has made the terminal a screen.
///
/// Signals that end the process give the terminal back at once, wherever the program is, and then do what they do
/// anyway. The others are written to a pipe, which is waited for together with the keys.
enum TerminalSignals {
  /// Those that end a process from outside, and those of a crash, unless somebody handles them.
  private static let ending: [Int32] = {
    var signals = [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGTERM,
      SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
    ]
    #if os(Linux)
      // The last three are not named everywhere: that of a coprocessor, of input, and of power.
      signals += [16, 29, 30]
      // Those of real time; the C library keeps the first two for itself.
      signals += 34...64
    #endif
    return signals
  }()

  /// The ends of the pipe: a handler reaches globals only, and writes a byte without changing them.
  private static let pipe = {
    guard let ends = makePipe() else { fatalError("no pipe for signals: \(String(cString: strerror(errno)))") }
    return ends
  }()

  /// The end of the pipe from which the signals that came are read.
  static var descriptor: Int32 { pipe.output }

  /// Begins to take care of signals, for as long as the process lives.
  static func install() {
    // What the handlers read is made before they can run.
    _ = (pipe, TerminalMode.isScreen)
    TerminalMessages.prepare()
    giveCrashesAStack()
    atexit { TerminalMode.leaveScreen() }
    for number in ending where !isIgnored(number) {
      handle(number) { number in
        TerminalMode.leaveScreen()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { handle(number, with: tell) }
    // To give the terminal back from the background is no reason to be stopped.
    signal(SIGTTOU, SIG_IGN)
  }

  /// Stops the process as Control-Z does, and returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    handle(SIGTSTP, with: tell)
  }

  /// The signals that came since they were asked for last.
  static func pending() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map(Int32.init)
  }

  /// A pipe whose ends wait for nothing and are not passed on to other programs, or nil where there is none.
  static func makePipe() -> (output: Int32, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #else
      let result = Glibc.pipe(&ends)
    #endif
    guard result == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }
}

extension TerminalSignals {
  private static let tell: @convention(c) (Int32) -> Void = { number in
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // A full pipe has signals enough to wake the program.
    _ = write(pipe.input, &byte, 1)
    errno = error
  }

  private static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART | Int32(SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  /// Whether the signal does nothing, as the process itself or the one that started it wants.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // It is the address 1 on every system, where no function is, and functions cannot be compared.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// A stack that has overflowed has no room for a handler.
  private static func giveCrashesAStack() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
