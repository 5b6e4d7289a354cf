public import Foundation

/// The repository's data for tests and examples.
public enum Fixtures {
  /// The folder `Fixtures` of the repository, found from where this file was compiled.
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures", isDirectory: true)

  /// The place of a file, by its path inside the folder.
  public static func url(_ path: String) -> URL {
    folder.appendingPathComponent(path)
  }

  /// The bytes of a file, by its path inside the folder.
  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: url(path))
  }

  /// The bytes of a file.
  public static func data(at url: URL) throws -> Data {
    try Data(contentsOf: url)
  }

  /// The text of a file, by its path inside the folder.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// The places of the files in a folder that have an extension such as "json", or of all, in order of their names.
  public static func files(in path: String, withExtension pathExtension: String? = nil) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: url(path), includingPropertiesForKeys: nil)
      .filter { pathExtension == nil || $0.pathExtension == pathExtension }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// All scenarios of public bug reports.
  public static func scenarios() throws -> [Scenario] {
    try JSONDecoder().decode([Scenario].self, from: data("Scenarios/scenarios.json"))
  }
}
