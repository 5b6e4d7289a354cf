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
      print: { line in write(line, to: .standardOutput) },
      report: { line in write(line, to: .standardError) })
  }

  /// Writes a line, or ends the process where nobody can read what it has to say.
  private static func write(_ line: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data((line + "\n").utf8)) } catch { exit(2) }
  }
}
