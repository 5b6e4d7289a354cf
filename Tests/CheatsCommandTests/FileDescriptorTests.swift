import Foundation
import Testing

@testable import CheatsCommand

@Suite("Files and pipes")
struct FileDescriptorTests {
  @Test("A file is read to its end")
  func file() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789", count: 20_000)
    let source = try FileDescriptor(path: try folder.write(text, to: "long"))
    var bytes: [UInt8] = []
    while case let piece = try source.read(), !piece.isEmpty { bytes += piece }
    #expect(bytes == Array(text.utf8))
  }

  @Test("What the system refuses is told in its words")
  func refusals() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CommandStreamError.system("No such file or directory")) {
      _ = try FileDescriptor(path: folder.path("absent"))
    }
    #expect(throws: CommandStreamError.system("Is a directory")) {
      _ = try FileDescriptor(path: folder.path("")).read()
    }
    #expect(throws: CommandStreamError.system("Bad file descriptor")) {
      try FileDescriptor(-1).write([1])
    }
    #expect(throws: CommandStreamError.system("Bad file descriptor")) {
      _ = try FileDescriptor(-1).read()
    }
  }
}
