import Foundation
import Testing

@testable import CheatsCommand

/// How play shares its terminal with the shell, and gives it back.
@Suite("play as a job", .serialized)
struct PlayJobTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"{"codes": [{"name": "god", "actions": "'iddqd'"}, {"name": "climb", "actions": "up up down shake tap2"}]}"#,
      to: "codes.json")
  }

  private static let ending: [Int32] = {
    let signals = [
      SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGALRM, SIGVTALRM, SIGPROF,
      SIGUSR1, SIGUSR2, SIGXCPU,
    ]
    #if os(Linux)
      return signals + [16, 29, 30, 34, 64]
    #else
      return signals
    #endif
  }()

  @Test(
    "Keys that end the game give the terminal back",
    arguments: [("\u{04}", .exit(0)), ("\u{03}", .signal(SIGINT))] as [(String, PseudoTerminal.End)])
  func keys(key: String, end: PseudoTerminal.End) throws {
    let terminal = try PseudoTerminal(["play", codes])
    try terminal.wait(for: "^D end")
    terminal.type(key)
    #expect(try terminal.waitForEnd() == end)
    #expect(terminal.isGivenBack)
  }

  @Test(
    "Signals from outside and crashes give the terminal back, and still end the process",
    arguments: ending)
  func signals(number: Int32) throws {
    let terminal = try PseudoTerminal(["play", codes])
    try terminal.wait(for: "^D end")
    kill(terminal.process, number)
    #expect(try terminal.waitForEnd() == .signal(number))
    #expect(terminal.isGivenBack)
  }

  @Test("Control-Z gives the terminal to the shell, and the game goes on afterwards")
  func stop() throws {
    let script = "set -m; \"$0\" \"$@\"; echo stopped; read answer; fg >/dev/null; echo finished"
    let terminal = try PseudoTerminal(["play", codes], script: script)
    try terminal.wait(for: "^D end")
    terminal.type("id")
    try terminal.wait(for: "2/5")
    terminal.type("\u{1A}")
    try terminal.wait(for: "stopped")
    #expect(terminal.isGivenBack)
    try goOn(in: terminal)
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test(
    "In the background the terminal is left alone, and in the foreground it is the game's again",
    arguments: [SIGTSTP, SIGSTOP])
  func background(number: Int32) throws {
    // Unlike other shells, bash tells a job that goes on already nothing when it comes to the foreground.
    let job = "bash -c 'echo $$ >\(folder.path("job")); exec \"$0\" \"$@\"' \"$0\" \"$@\""
    let lines = [
      "set -m", job, "stty sane ixon", "printf \"\\033[?1049l\\033[?25h\"", "echo stopped", "bg >/dev/null",
      "echo behind", "read answer", "fg >/dev/null", "echo finished",
    ]
    let script = "exec bash -c '\(lines.joined(separator: "; ").replacing("'", with: "'\\''"))' \"$0\" \"$@\""
    let terminal = try PseudoTerminal(["play", codes], script: script)
    try terminal.wait(for: "^D end")
    terminal.type("id")
    try terminal.wait(for: "2/5")
    let process = try String(contentsOfFile: folder.path("job"), encoding: .utf8).dropLast()
    kill(try #require(pid_t(process)), number)
    try terminal.wait(for: "behind")
    try terminal.wait(for: 0.5)
    #expect(terminal.hasShellMode && !terminal.screen.isAlternate && terminal.screen.showsCursor)
    try goOn(in: terminal)
  }

  /// Brings the game to the foreground, where it goes on with what was entered, and ends it.
  private func goOn(in terminal: PseudoTerminal) throws {
    terminal.type("\n")
    try terminal.wait { $0.isAlternate && $0.text.contains("2/5") && $0.text.contains("^D end") }
    #expect(!terminal.hasShellMode && !terminal.screen.showsCursor)
    terminal.type("dqd")
    try terminal.wait(for: "×1")
    terminal.type("\u{04}")
    try terminal.wait(for: "finished")
    #expect(terminal.isGivenBack)
  }

  @Test("Who starts it in the background is told what it needs")
  func startedBehind() throws {
    let terminal = try PseudoTerminal(["play", codes], script: "set -m; \"$0\" \"$@\" & wait $!; echo ended $?")
    try terminal.wait(for: "ended 2")
    #expect(terminal.screen.text.contains("cheats: play is not in the foreground"))
    #expect(terminal.isGivenBack)
  }

  @Test("Signals that the shell or the tool ignores stay ignored")
  func ignored() throws {
    let terminal = try PseudoTerminal(["play", codes], script: "trap '' HUP USR1; exec \"$0\" \"$@\"")
    try terminal.wait(for: "^D end")
    for number in [SIGHUP, SIGUSR1, SIGPIPE, SIGXFSZ] { kill(terminal.process, number) }
    terminal.type("id")
    try terminal.wait(for: "2/5")
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
  }

  @Test("A terminal that shows nothing any more does not keep the process from being ended")
  func stuck() throws {
    let names = (0..<300).map { "{\"name\": \"number \($0)\", \"actions\": \"'\($0)x'\"}" }
    let many = try folder.write("{\"codes\": [\(names.joined(separator: ","))]}", to: "many.json")
    let terminal = try PseudoTerminal(["play", many], size: TerminalSize(columns: 200, rows: 200))
    try terminal.wait(for: "^D end")
    // Each draws all afresh, and nobody reads it.
    for _ in 0..<40 {
      terminal.type("\u{0C}")
      usleep(10_000)
    }
    terminal.type("\u{04}")
    usleep(500_000)
    #expect(terminal.goesOn)
    kill(terminal.process, SIGTERM)
    #expect(try terminal.waitForEnd(reading: false) == .signal(SIGTERM))
    try terminal.wait { _ in terminal.isGivenBack }
  }

  #if os(Linux)
    @Test("What is written before a crash is read where the shell is", arguments: [SIGTRAP, SIGTERM])
    func message(number: Int32) throws {
      let terminal = try PseudoTerminal(["play", codes])
      try terminal.wait(for: "^D end")
      let errors = try #require(FileHandle(forWritingAtPath: "/proc/\(terminal.process)/fd/2"))
      try errors.write(contentsOf: Data("Fatal error: on purpose\n".utf8))
      try errors.close()
      #expect(!terminal.screen.text.contains("on purpose"))
      kill(terminal.process, number)
      #expect(try terminal.waitForEnd() == .signal(number))
      #expect(terminal.isGivenBack)
      #expect(terminal.screen.text.contains("Fatal error: on purpose"))
    }
  #endif
}
