/// Gathers bytes for another sink, so that it takes many at a time.
final class GatheringSink {
  private let sink: any CommandByteSink
  private let limit: Int
  private var gathered: [UInt8] = []

  /// Creates a sink in front of another one.
  ///
  /// - Parameter limit: The most bytes that wait after a call.
  init(_ sink: any CommandByteSink, limit: Int) {
    self.sink = sink
    self.limit = limit
  }

  /// Takes bytes, and writes them with those before them when they are too many.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandStreamError) {
    gathered.append(contentsOf: bytes)
    if gathered.count > limit { try flush() }
  }

  /// Writes all that was gathered; what could not be written is gone.
  func flush() throws(CommandStreamError) {
    guard !gathered.isEmpty else { return }
    defer { gathered.removeAll(keepingCapacity: true) }
    try sink.write(gathered)
  }
}
