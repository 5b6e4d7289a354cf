@testable import CheatsCommand

/// What a command wrote and how it ended.
struct CommandRun: Equatable {
  var exit: CommandExit
  var output: String
  var errors: String

  /// Runs a command on its arguments and on input that arrives in the given pieces.
  init(_ arguments: [String], input: [String] = []) {
    self.init(arguments, source: PieceSource(input.map { Array($0.utf8) }))
  }

  init(_ arguments: [String], source: any CommandByteSource) {
    let output = CollectingSink()
    let errors = CollectingSink()
    exit = CheatsProgram.run(
      in: CommandEnvironment(arguments: arguments, input: source, output: output, errors: errors))
    self.output = output.text
    self.errors = errors.text
  }

  init(exit: CommandExit, output: String = "", errors: String = "") {
    self.exit = exit
    self.output = output
    self.errors = errors
  }
}

/// An input that arrives piece by piece, and tells somebody before each.
final class PieceSource: CommandByteSource {
  private var pieces: ArraySlice<[UInt8]>
  private let onRead: () -> Void
  private let failure: CommandStreamError?

  init(_ pieces: [[UInt8]], failure: CommandStreamError? = nil, onRead: @escaping () -> Void = {}) {
    self.pieces = pieces[...]
    self.failure = failure
    self.onRead = onRead
  }

  func read() throws(CommandStreamError) -> [UInt8] {
    onRead()
    if let piece = pieces.popFirst() { return piece }
    if let failure { throw failure }
    return []
  }
}

/// An output that remembers what was written to it and can fail after so many writes.
final class CollectingSink: CommandByteSink {
  private(set) var writes: [[UInt8]] = []
  private let limit: Int
  private let failure: CommandStreamError

  init(failingAfter limit: Int = .max, with failure: CommandStreamError = .closedPipe) {
    self.limit = limit
    self.failure = failure
  }

  var text: String { String(decoding: writes.joined(), as: UTF8.self) }

  func write(_ bytes: [UInt8]) throws(CommandStreamError) {
    guard writes.count < limit else { throw failure }
    writes.append(bytes)
  }
}
