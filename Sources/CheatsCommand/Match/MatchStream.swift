import CheatsNotation

/// The stream of actions that `match` reads: where its bytes come from and what messages call it.
struct MatchStream {
  let source: any CommandByteSource
  /// What was found is written before more of the stream is waited for.
  private let console: Console
  let name: String
  private var reader: CheatCodeStreamReader
  private var isAtEnd = false

  /// Opens the stream.
  ///
  /// - Parameter path: The file, or nil for the standard input.
  init(_ path: String?, _ console: Console) throws(CommandFailure) {
    name = path ?? "standard input"
    self.console = console
    reader = CheatCodeStreamReader(fileName: name)
    guard let path else {
      source = console.input
      return
    }
    do {
      source = try FileDescriptor(path: path)
    } catch {
      throw .input("\(path): \(error)")
    }
  }

  /// How much of the stream has been read, from 0 to 1, or nil where it has no length; it can be asked on any thread.
  var share: @Sendable () -> Double? {
    guard let number = (source as? FileDescriptor)?.number else { return { nil } }
    return { FileDescriptor.shareRead(of: number) }
  }

  /// The next action or time, waiting for bytes when all that came have been read; nil at the end.
  ///
  /// - Throws: ``CommandFailure/input(_:)`` with the place of what is no notation, or why the system does not read.
  mutating func next() throws(CommandFailure) -> CheatCodeStreamElement? {
    while true {
      do {
        if let element = try reader.next() { return element }
      } catch {
        throw .input("\(error)")
      }
      if isAtEnd { return nil }
      try console.flush()
      do {
        let bytes = try source.read()
        isAtEnd = bytes.isEmpty
        if isAtEnd { reader.finish() } else { reader.append(bytes) }
      } catch {
        throw .input("\(name): \(error)")
      }
    }
  }
}
