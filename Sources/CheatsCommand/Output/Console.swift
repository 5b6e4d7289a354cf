/// The streams of one command, with outputs that are written a line at a time.
struct Console {
  let input: any CommandByteSource
  private let output: any CommandByteSink
  private let errors: any CommandByteSink
  /// Which of the streams a person is at.
  let terminal: CommandTerminal

  init(_ environment: CommandEnvironment) {
    input = environment.input
    output = environment.output
    errors = environment.errors
    terminal = environment.terminal
  }

  /// Writes one line, or several, of results; it has left the process when the call returns.
  func print(_ line: String) throws(CommandFailure) {
    do {
      try output.write(Array((line + "\n").utf8))
    } catch {
      throw error == .closedPipe ? .closedPipe : .input("cannot write the output: \(error)")
    }
  }

  /// Does what can take long, and says so to a person who waits for more than a second.
  ///
  /// - Parameters:
  ///   - what: What is done, such as "reading codes.json".
  ///   - share: How much of the work is done, from 0 to 1, or nil where nobody knows.
  ///   - work: What is done; it writes nothing to the terminal.
  func whileWaiting<Result>(
    _ what: String, share: @escaping @Sendable () -> Double? = { nil }, _ work: () throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    guard terminal.isErrors else { return try work() }
    let note = ProgressNote(what, on: 2, share: share)
    defer { note.end() }
    return try work()
  }

  /// Writes one line, or several, for the person at the terminal.
  ///
  /// When even that cannot be written there is nobody to tell: the exit code remains.
  func report(_ message: String) {
    // A note about long work may stand on the line.
    let start = terminal.isErrors ? "\r\u{1B}[K" : ""
    try? errors.write(Array((start + message + "\n").utf8))
  }
}
