import Foundation
import Testing

@testable import CheatsCommand

@Suite("play at a terminal", .serialized)
struct PlayTerminalTests {
  private let folder: TemporaryFolder
  private let codes: String
  private let title = "cheats play  1-2 of 2 codes"

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"{"codes": [{"name": "god", "actions": "'iddqd'"}, {"name": "climb", "actions": "up up down shake tap2"}]}"#,
      to: "codes.json")
  }

  @Test("Codes are played, and the screen follows")
  func game() throws {
    let terminal = try PseudoTerminal(["play", codes])
    try terminal.wait(for: "^D end")
    #expect(terminal.screen.text.hasPrefix(title))
    #expect(terminal.screen.isAlternate && !terminal.screen.showsCursor && !terminal.hasShellMode)
    #expect(terminal.screen.lines[4].hasPrefix("god  ") && terminal.screen.lines[5].hasPrefix("climb  "))
    // A sequence in two pieces is one key.
    terminal.type("\u{1B}")
    terminal.type("[A")
    try terminal.wait { $0.lines[4].contains("[#-------] 1/5     matching    up") }
    #expect(terminal.screen.lines[4].hasPrefix("climb"))
    terminal.type("\u{1B}OA\u{1B}[B ")
    try terminal.wait { $0.lines[4].contains("4/5     matching    tap2") }
    terminal.type("\t")
    try terminal.wait(for: "hints: tap2 i")
    terminal.type("\u{1B}[12~")
    try terminal.wait { $0.hasLook(7, line: "climb") && $0.lines[4].contains("matched") && $0.lines[4].hasSuffix("×1") }
    try terminal.wait { !$0.hasLook(7, line: "climb") && $0.hasLook(32, line: "climb") }
    try terminal.wait { $0.lines[4].hasPrefix("god") }
    #expect(terminal.screen.lines[0] == "cheats play  1-2 of 2 codes, 1 time completed, 5 actions")
    terminal.type("iddqd")
    try terminal.wait { $0.lines[4].hasPrefix("god") && $0.lines[4].hasSuffix("×1") }
    terminal.type("\u{04}")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.isGivenBack)
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("Neither Escape, nor keys with Alt, nor replies of the terminal, nor what is pasted commands anything")
  func noCommands() throws {
    let terminal = try PseudoTerminal(["play", codes])
    try terminal.wait(for: "^D end")
    var stream = "stream:"
    func expect(_ actions: String) throws {
      stream += " \(actions)"
      try terminal.wait { $0.lines[2] == stream }
    }
    terminal.type("\u{1B}")
    usleep(60_000)
    terminal.type("[A")
    try expect("up")
    terminal.type("\u{1B}x\u{1B}\u{1B}[B")
    try expect("x down")
    terminal.type("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}P1$r0m\u{1B}\\y")
    try expect("y")
    #expect(terminal.screen.marksPastes)
    terminal.type("\u{1B}[200~i\u{1B}d\u{04}\r\u{1B}[201~")
    try expect("i d")
    terminal.type("🇩🇪e\u{301}")
    try expect("🇩🇪 e\u{301}")
    terminal.type([0xE3])
    usleep(60_000)
    terminal.type([0x81, 0x82])
    try expect("あ")
  }

  @Test("Kinds and limits are switched, and what time is left is shown while it passes")
  func limits() throws {
    let terminal = try PseudoTerminal(["play", codes, "--maximum-gap", "2s"])
    try terminal.wait(for: "^D end")
    terminal.type("\u{0B}\u{0B}i")
    try terminal.wait { $0.lines[1].contains("^K per-code") && $0.lines[4].contains("1/5") }
    try terminal.wait { $0.lines[4].contains(" 1.5s") }
    try terminal.wait { $0.lines[4].contains("0/5     reset") }
    terminal.type("\u{07}i")
    try terminal.wait { $0.lines[1].contains("^G gap off") && $0.lines[4].contains("1/5") }
    #expect(!terminal.screen.lines[4].contains("s   "))
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("The screen follows the window, and thousands of codes are scrolled")
  func window() throws {
    let names = (0..<3000).map { "{\"name\": \"number \($0)\", \"actions\": \"'\($0)x'\"}" }
    let many = try folder.write("{\"codes\": [\(names.joined(separator: ","))]}", to: "many.json")
    let terminal = try PseudoTerminal(["play", many])
    try terminal.wait(for: "1-19 of 3,000 codes")
    terminal.type("\u{1B}[6~")
    try terminal.wait { $0.text.contains("20-38 of 3,000 codes") && $0.lines[4].hasPrefix("number 19 ") }
    terminal.type("\u{1B}[F")
    try terminal.wait { $0.lines[22].hasPrefix("number 2999 ") }
    terminal.resize(TerminalSize(columns: 50, rows: 12))
    try terminal.wait { $0.lines[11].hasPrefix("arrows swipe") && $0.lines[11].hasSuffix("…") }
    terminal.resize(TerminalSize(columns: 100, rows: 40))
    try terminal.wait { $0.lines[39].hasSuffix("^D end") }
    // The stream leads to what is first of the list.
    terminal.type("\u{1B}[H2999")
    try terminal.wait { $0.lines[4].hasPrefix("number 2999 ") && $0.lines[4].contains("4/5") }
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("Without wish for colours there are none")
  func noColors() throws {
    let terminal = try PseudoTerminal(["play", codes], variables: ["NO_COLOR": "1"])
    try terminal.wait(for: "^D end")
    terminal.type("iddqd")
    try terminal.wait { $0.hasLook(7, line: "god") }
    try terminal.wait { !$0.hasLook(7, line: "god") && $0.text.contains("matched") }
    #expect(!terminal.screen.hasLook(32, line: "god"))
  }

  @Test("Without a terminal, or with one that cannot move its cursor, play says so")
  func noTerminal() throws {
    let message = "play needs a terminal to read keys from and to draw on; match reads streams without one"
    let process = try ChildProcess(["play", codes])
    #expect(try process.finish() == 2)
    #expect(process.restOfErrors == "cheats: \(message)\n")
    let terminal = try PseudoTerminal(["play", codes], variables: ["TERM": "dumb"])
    #expect(try terminal.waitForEnd() == .exit(2))
    #expect(terminal.screen.lines.joined().contains("cheats: play needs a terminal"))
  }
}
