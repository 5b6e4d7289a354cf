/// Bytes that arrive piece by piece, as from a file or a pipe.
public protocol CommandByteSource: AnyObject {
  /// Waits for the next bytes and returns them as soon as there are any; no bytes are the end of the input.
  ///
  /// - Throws: ``CommandStreamError/system(_:)`` when the system refuses to read.
  func read() throws(CommandStreamError) -> [UInt8]
}

/// A place that bytes are written to, as a file or a pipe.
public protocol CommandByteSink: AnyObject {
  /// Writes all the bytes and returns when the system has taken them.
  ///
  /// - Throws: ``CommandStreamError/closedPipe`` when nobody reads any more, else ``CommandStreamError/system(_:)``.
  func write(_ bytes: [UInt8]) throws(CommandStreamError)
}

/// Why bytes could not be read or written.
public enum CommandStreamError: Error, Hashable, Sendable {
  /// The reader at the other end of the pipe has gone.
  case closedPipe
  /// The system refused, for the reason given in its own words.
  case system(String)
}

extension CommandStreamError: CustomStringConvertible {
  /// The reason in words, such as "No such file or directory".
  public var description: String {
    switch self {
    case .closedPipe: "the pipe was closed"
    case .system(let reason): reason
    }
  }
}
