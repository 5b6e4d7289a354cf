/// The streams of one command.
///
/// Results for a person are written a line at a time. Those for a program are gathered, and written when they are many
/// (``flush()`` is for the rest), because each time costs more than thousands of results.
struct Console {
  let input: any CommandByteSource
  private let output: GatheringSink
  private let errors: any CommandByteSink
  /// Which of the streams a person is at.
  let terminal: CommandTerminal

  init(_ environment: CommandEnvironment) {
    input = environment.input
    output = GatheringSink(environment.output, limit: environment.terminal.isOutput ? 0 : 1 << 16)
    errors = environment.errors
    terminal = environment.terminal
  }

  /// Writes one line, or several, of results.
  func print(_ line: String) throws(CommandFailure) { try write((line + "\n").utf8) }

  /// Writes results that are no text.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    try checked { () throws(CommandStreamError) in try output.write(bytes) }
  }

  /// Writes the results that were gathered; they have left the process when the call returns.
  ///
  /// Whoever waits for something, as for more of a stream, calls it before.
  func flush() throws(CommandFailure) { try checked(output.flush) }

  private func checked(_ write: () throws(CommandStreamError) -> Void) throws(CommandFailure) {
    do {
      try write()
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
