import Foundation

@testable import CheatsCommand

/// A terminal with a process at it, whose keys a test presses and whose screen it reads.
final class PseudoTerminal {
  /// How the process ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let controller: Int32
  /// The process's side, kept open so that its mode can be read when the process has ended.
  private let device: Int32
  let process: pid_t
  private(set) var screen: ScreenModel

  /// Starts the tool at a new terminal.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the tool, which a script of the shell finds as `"$0" "$@"`.
  ///   - script: What the shell does; without one it becomes the tool.
  init(
    _ arguments: [String], size: TerminalSize = .standard, variables: [String: String] = [:],
    script: String = "exec \"$0\" \"$@\""
  ) throws {
    var ends: (controller: Int32, device: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&ends.controller, &ends.device, &name, nil, nil) == 0 else {
      throw Failure(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    (controller, device) = ends
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    for descriptor in [controller, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    screen = ScreenModel(size)
    Self.setSize(size, of: controller)
    var environment = ProcessInfo.processInfo.environment
    environment["NO_COLOR"] = nil
    environment["TERM"] = "xterm"
    environment.merge(variables) { $1 }
    // A crash on purpose leaves no file of its memory.
    process = try Self.spawn(
      ["/bin/sh", "-c", "ulimit -c 0; \(script)", ChildProcess.executable.path] + arguments, environment, at: path)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(controller)
    close(device)
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which the headers show to programs that ask for extensions of GNU only.
    private static let newSession: Int16 = 0x80
  #endif

  private static func spawn(
    _ arguments: [String], _ environment: [String: String], at path: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a session opens is the session's terminal.
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    // A test runs on a thread that blocks signals, which the process would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    guard error == 0 else { throw Failure(description: "no process: \(String(cString: strerror(error)))") }
    return process
  }
}

extension PseudoTerminal {
  /// Whether the terminal's mode is that of a shell: lines, echo, and Return as the end of a line.
  var hasShellMode: Bool {
    var mode = termios()
    tcgetattr(device, &mode)
    let local = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return mode.c_lflag & local == local && mode.c_iflag & tcflag_t(ICRNL | IXON) == tcflag_t(ICRNL | IXON)
  }

  /// Whether nothing of a program is left at it.
  var isGivenBack: Bool { hasShellMode && !screen.isAlternate && screen.showsCursor && !screen.marksPastes }

  /// Presses keys.
  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { _ = write(controller, bytes, bytes.count) }

  /// Changes the window.
  func resize(_ size: TerminalSize) {
    // What was sent for the old size is shown before.
    read(for: 0.05)
    screen.resize(size)
    Self.setSize(size, of: controller)
  }

  private static func setSize(_ size: TerminalSize, of descriptor: Int32) {
    var window = winsize(ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Waits until the screen is as it should be, at most twenty seconds; the machine may be busy.
  func wait(until isDone: (ScreenModel) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 20)
    while !isDone(screen) {
      if Date() > deadline { throw Failure(description: "the screen stayed:\n\(screen.text)") }
      read(for: 0.05)
    }
  }

  /// Waits until a text is on the screen.
  func wait(for text: String) throws { try wait { $0.text.contains(text) } }

  /// Reads for some seconds.
  func wait(for seconds: Double) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    try wait { _ in Date() > deadline }
  }

  /// Whether the process has not ended.
  var goesOn: Bool { kill(process, 0) == 0 && waitpid(process, nil, WNOHANG) == 0 }

  /// Waits until the process has ended, and reads what it sent last.
  ///
  /// - Parameter isReading: Whether what it sends is read meanwhile.
  func waitForEnd(reading isReading: Bool = true) throws -> End {
    let deadline = Date(timeIntervalSinceNow: 20)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date() > deadline { throw Failure(description: "the process goes on:\n\(screen.text)") }
      if isReading { read(for: 0.05) } else { usleep(50_000) }
    }
    read(for: 0.05)
    return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  private func read(for seconds: Double) {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var milliseconds = Int32(seconds * 1000)
    while poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 {
      let count = Foundation.read(controller, &bytes, bytes.count)
      guard count > 0 else { return }
      screen.write(Array(bytes[..<count]))
      milliseconds = 0
    }
  }
}
