import Foundation
import Testing

@testable import CheatsCommand

@Suite("Comfort at a terminal")
struct ComfortTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(
      #"{"codes": [{"name": "god", "actions": "'iddqd'"}, {"name": "id", "actions": "'id'"}]}"#, to: "codes.json")
  }

  private func run(
    _ arguments: String..., input: String = "", terminal: CommandTerminal
  ) -> (output: String, errors: String) {
    let output = CollectingSink()
    let errors = CollectingSink()
    _ = CheatsProgram.run(
      in: CommandEnvironment(
        arguments: arguments, input: PieceSource([Array(input.utf8)]), output: output, errors: errors,
        terminal: terminal))
    return (output.text, errors.text)
  }

  @Test("Names of codes, headings and the word before a message have colours where a person sees them")
  func colors() {
    let terminal = CommandTerminal(isOutput: true, hasColors: true)
    let matches = run("match", "--codes", codes, input: "'id'", terminal: terminal).output
    #expect(matches == "actions 1-2: \u{1B}[32mid\u{1B}[0m\n")
    #expect(run("lint", codes, terminal: terminal).output.hasPrefix("\u{1B}[1mprefix:\u{1B}[0m\n"))
    #expect(run("stats", codes, terminal: terminal).output.contains("\n\u{1B}[1mstates by depth\u{1B}[0m\n"))
    let errors = run("mach", terminal: CommandTerminal(isErrors: true, hasColors: true)).errors
    #expect(errors.hasPrefix("\r\u{1B}[K\u{1B}[31mcheats:\u{1B}[0m unknown command 'mach'; did you mean 'match'?\n"))
  }

  @Test("Without wish for colours only what is bold stands out, and without a terminal nothing")
  func noColors() {
    let terminal = CommandTerminal(isOutput: true)
    #expect(run("match", "--codes", codes, input: "'id'", terminal: terminal).output == "actions 1-2: id\n")
    #expect(run("lint", codes, terminal: terminal).output.hasPrefix("\u{1B}[1mprefix:\u{1B}[0m\n"))
    #expect(run("lint", codes, terminal: CommandTerminal()).output.hasPrefix("prefix:\n"))
    let json = run("match", "--codes", codes, "--format=json", input: "'id'", terminal: terminal).output
    #expect(json == "{\"code\":\"id\",\"start\":0,\"end\":2}\n")
  }

  @Test("Work that takes long is told of while it goes on, with how much is done, and the line is erased")
  func progress() throws {
    let pipe = Pipe()
    let note = ProgressNote("counting", on: pipe.fileHandleForWriting.fileDescriptor, after: 0.01) { 0.425 }
    let first = pipe.fileHandleForReading.availableData
    note.end()
    try pipe.fileHandleForWriting.close()
    let rest = pipe.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: first + rest, as: UTF8.self)
    #expect(text.hasPrefix("\r\u{1B}[Kcounting… 42 %, 0 s"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }

  @Test("Work that is done soon is not told of")
  func noProgress() throws {
    let pipe = Pipe()
    ProgressNote("counting", on: pipe.fileHandleForWriting.fileDescriptor, after: 60).end()
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test("At a terminal the note comes and goes")
  func note() throws {
    // Codes that are long in coming: a pipe into which nothing has been written yet.
    let path = folder.path("slow.json")
    #expect(mkfifo(path, 0o600) == 0)
    let writer = open(path, O_RDWR | O_CLOEXEC)
    let terminal = try PseudoTerminal(["lint", path])
    try terminal.wait(for: "compiling the codes… 1 s")
    let json = Array(#"{"codes": [{"name": "god", "actions": "'iddqd'"}]}"#.utf8)
    #expect(write(writer, json, json.count) == json.count)
    close(writer)
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.screen.lines[0] == "0 conflicts in 1 code")
  }

  @Test("How much of a file has been read is known, and of a pipe it is not")
  func share() throws {
    let file = try FileDescriptor(path: try folder.write(String(repeating: "a", count: 1 << 17), to: "long.txt"))
    #expect(FileDescriptor.shareRead(of: file.number) == 0)
    #expect(try file.read().count == 1 << 16)
    #expect(FileDescriptor.shareRead(of: file.number) == 0.5)
    let pipe = Pipe()
    #expect(FileDescriptor.shareRead(of: pipe.fileHandleForReading.fileDescriptor) == nil)
  }
}
