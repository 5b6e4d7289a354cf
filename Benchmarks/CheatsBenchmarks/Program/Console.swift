import Foundation

/// Where a command writes: results to one place, what it is doing to another.
///
/// The program takes the process's streams; a test looks at what was written.
struct Console {
  /// Writes a line of results.
  let print: (String) -> Void
  /// Writes a line for the person who waits.
  let report: (String) -> Void

  /// The process's standard output and standard error, each line written at once.
  static func process() -> Console {
    Console(
      print: { line in FileHandle.standardOutput.write(Data((line + "\n").utf8)) },
      report: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) })
  }
}
