import Foundation

extension Data {
  /// Reads all that a file has, also one that has no size, such as a pipe, which `Data(contentsOf:)` does not read.
  ///
  /// - Throws: An error of Foundation.
  init(readingToEndOf url: URL) throws {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    self = try file.readToEnd() ?? Data()
  }
}
