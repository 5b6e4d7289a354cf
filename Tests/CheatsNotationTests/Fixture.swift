import Foundation

/// The files of the repository's folder `Fixtures`.
enum Fixture {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func url(_ path: String) -> URL {
    directory.appendingPathComponent(path)
  }

  /// The names of the files in a folder with an extension, sorted, without it.
  static func names(in folder: String, withExtension pathExtension: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: url(folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == pathExtension }
      .map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }
}
