import Foundation

/// Where a command writes: results to one place, what it is doing to another.
///
/// The program takes the process's streams; a test looks at what was written.
struct Console {
  /// Writes a line of results.
  let print: (String) -> Void
  /// Writes a line for the person who waits.
  let report: (String) -> Void
  /// Goes on where nobody reads the results any more.
  var endures: () -> Void = {}

  /// The process's standard output and standard error, each line written at once.
  static func process() -> Console {
    // A file that becomes too large is then an error like others, and so is a pipe that nobody reads.
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
    var endures = false
    return Console(
      print: { line in
        // Nobody can read what there is to say.
        if !write(line, to: .standardOutput), !endures { exit(2) }
      },
      report: { line in _ = write(line, to: .standardError) }, endures: { endures = true })
  }

  /// Writes a line, and says whether that was possible.
  private static func write(_ line: String, to handle: FileHandle) -> Bool {
    (try? handle.write(contentsOf: Data((line + "\n").utf8))) != nil
  }
}
