import Cheats
import CheatsNotation
import CheatsTestSupport
import Foundation
import Testing

/// Compiled sets in files on a disk, and in what is no such file.
struct CompiledFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let automaton: CheatCode.Automaton

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let up: [CheatCodeAction] = [.swipe(.up), .swipe(.up), .tap(times: 2)]
    automaton = try CheatCode.Automaton([CheatCode.Definition(name: "up", actions: up)])
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func error(_ url: URL) -> CheatCodeCompiledFileError? {
    do throws(CheatCodeCompiledFileError) {
      _ = try CheatCode.Automaton(contentsOf: url)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read where it is, and where a link leads`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try automaton.write(to: file("set"))
    try FileManager.default.createSymbolicLink(atPath: file("link").path, withDestinationPath: "set")
    for name in ["set", "link"] {
      let read = try CheatCode.Automaton(contentsOf: file(name))
      #expect(read.bytes(coder: .cheatCodeAction) == automaton.bytes(coder: .cheatCodeAction))
    }
  }

  @Test func `a pipe is read to its end`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(mkfifo(file("pipe").path, 0o600) == 0)
    let writer = Thread { [pipe = file("pipe"), bytes = Data(automaton.bytes(coder: .cheatCodeAction))] in
      // Waits for the reader, as that waits for the writer.
      let handle = try? FileHandle(forWritingTo: pipe)
      try? handle?.write(contentsOf: bytes)
      try? handle?.close()
    }
    writer.start()
    #expect(try CheatCode.Automaton(contentsOf: file("pipe")).id(named: "up") != nil)
  }

  @Test func `what is no compiled set is told by its path`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = automaton.bytes(coder: .cheatCodeAction)
    try Data().write(to: file("empty"))
    try Data(bytes.dropLast(8)).write(to: file("short"))
    #expect(error(file("empty")) == .invalid(path: file("empty").relativePath, CheatCodeBytesError(.otherFormat)))
    let short = CheatCodeBytesError(.wrongByteCount(stated: UInt64(bytes.count), actual: bytes.count - 8))
    #expect(error(file("short")) == .invalid(path: file("short").relativePath, short))
    #expect(error(file("none")) == .cannotRead(path: file("none").relativePath, reason: .absent))
    #expect(error(folder) == .cannotRead(path: folder.relativePath, reason: .directory))
    #expect(error(URL(fileURLWithPath: "/dev/null")) == .invalid(path: "/dev/null", CheatCodeBytesError(.otherFormat)))
  }
}
