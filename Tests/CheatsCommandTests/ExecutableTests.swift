import Foundation
import Testing

@testable import CheatsCommand

@Suite("The tool as a process", .serialized)
struct ExecutableTests {
  private let folder: TemporaryFolder
  private let codes: String

  init() throws {
    folder = try TemporaryFolder()
    codes = try folder.write(#"{"codes": [{"name": "god", "actions": "'iddqd'"}]}"#, to: "codes.json")
  }

  @Test("The exit code is the command's")
  func exitCodes() throws {
    func exitCode(_ arguments: String..., input: String = "") throws -> Int32? {
      let process = try ChildProcess(arguments)
      if !input.isEmpty { try process.write(input) }
      return try process.finish()
    }
    #expect(try exitCode("--version") == 0)
    #expect(try exitCode("match", "--help") == 0)
    #expect(try exitCode() == 2)
    #expect(try exitCode("match", "--codes", codes, input: "i d d q d") == 0)
    #expect(try exitCode("match", "--codes", codes, input: "i d d q") == 1)
    #expect(try exitCode("match", "--codes", codes, input: "i d d q d @") == 2)
    #expect(try exitCode("match", "--codes", folder.path("absent.json")) == 2)
  }

  @Test("Results go to standard output and messages to standard error")
  func streams() throws {
    let good = try ChildProcess(["--version"])
    #expect(try good.finish() == 0)
    #expect(good.restOfOutput == "cheats 0.1.0\n")
    #expect(good.restOfErrors == "")
    let bad = try ChildProcess(["mach"])
    #expect(try bad.finish() == 2)
    #expect(bad.restOfOutput == "")
    #expect(bad.restOfErrors.hasPrefix("cheats: unknown command 'mach'"))
  }

  @Test("A match goes out while the writer of the stream pauses")
  func pause() throws {
    let process = try ChildProcess(["match", "--codes", codes, "--format", "json"])
    try process.write("up a\ni d d ")
    try process.write("q d\n")
    #expect(process.readLine() == #"{"code":"god","start":2,"end":7}"#)
    try process.write("'iddqd'\n")
    #expect(process.readLine() == #"{"code":"god","start":7,"end":12}"#)
    #expect(try process.finish() == 0)
    #expect(process.restOfOutput == "")
    #expect(process.restOfErrors == "")
  }

  @Test("Whoever closes the pipe ends the tool, which says nothing")
  func closedPipe() throws {
    let process = try ChildProcess(["match", "--codes", codes], keepsOutput: false)
    try process.write("'iddqd' 'iddqd' 'iddqd'\n")
    #expect(try process.finish() == 0)
    #expect(process.restOfErrors == "")
  }

  @Test("Bytes written to one end of a pipe arrive at the other, and a closed end is an error of its own")
  func pipe() throws {
    FileDescriptor.ignoreSignalsOfWriting()
    let pipe = Pipe()
    let sink = FileDescriptor(pipe.fileHandleForWriting.fileDescriptor)
    try sink.write(Array("iddqd".utf8))
    #expect(try FileDescriptor(pipe.fileHandleForReading.fileDescriptor).read() == Array("iddqd".utf8))
    try pipe.fileHandleForReading.close()
    #expect(throws: CommandStreamError.closedPipe) { try sink.write([1]) }
  }

  #if os(Linux)
    @Test("Memory does not grow with the stream, be it on one line or on many", arguments: [" ", "\n"])
    func memory(separator: String) throws {
      let process = try ChildProcess(["match", "--codes", codes])
      func peak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
      }
      let actions = String(repeating: "u p i d d".replacing(" ", with: separator) + separator, count: 10_000)
      for _ in 0..<2 { try process.write(actions) }
      let early = try peak()
      for _ in 0..<10 { try process.write(actions) }
      #expect(try peak() < early + 1024)
      try process.write("'iddqd'")
      #expect(try process.finish() == 0)
      #expect(process.restOfOutput == "actions 600001-600005: god\n")
    }
  #endif

  @Test("Where there is no room for a compiled set, the one that was there stays")
  func noRoom() throws {
    let set = folder.path("codes.cheats")
    #expect(try ChildProcess(["compile", codes, "-o", set]).finish() == 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: set))
    // A limit on the size of files fails as a full disk does; the signal that comes with it ends no process.
    let process = try ChildProcess(["compile", codes, "-o", set], after: "ulimit -f 0")
    #expect(try process.finish() == 2)
    let message = process.restOfErrors
    #expect(message.hasPrefix("cheats: \(set): the file cannot be written: ") && message.contains("File too large"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: set)) == before)
    let folder = URL(fileURLWithPath: set).deletingLastPathComponent()
    // What was begun beside it is gone.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["codes.cheats", "codes.json"])
  }
}
