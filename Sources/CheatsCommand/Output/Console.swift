/// The streams of one command, with outputs that are written a line at a time.
struct Console {
  let input: any CommandByteSource
  private let output: any CommandByteSink
  private let errors: any CommandByteSink

  init(_ environment: CommandEnvironment) {
    input = environment.input
    output = environment.output
    errors = environment.errors
  }

  /// Writes one line, or several, of results; it has left the process when the call returns.
  func print(_ line: String) throws(CommandFailure) {
    do {
      try output.write(Array((line + "\n").utf8))
    } catch {
      throw error == .closedPipe ? .closedPipe : .input("cannot write the output: \(error)")
    }
  }

  /// Writes one line, or several, for the person at the terminal.
  ///
  /// When even that cannot be written there is nobody to tell: the exit code remains.
  func report(_ message: String) {
    try? errors.write(Array((message + "\n").utf8))
  }
}
