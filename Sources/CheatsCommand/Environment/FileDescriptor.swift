#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open file, pipe or terminal of the system.
///
/// `FileHandle` of Foundation is not used because it may wait for a full buffer before it returns what a pipe holds.
final class FileDescriptor {
  let number: Int32
  private let isOwned: Bool
  private var buffer: [UInt8] = []

  /// Uses a descriptor that somebody else opened and closes.
  init(_ number: Int32) {
    self.number = number
    isOwned = false
  }

  /// Opens a file for reading.
  init(path: String) throws(CommandStreamError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    isOwned = true
    if number < 0 { throw .lastSystemError }
  }

  deinit {
    if isOwned { close(number) }
  }

  /// Makes a write to a closed pipe, or to a file that may not grow, an error of that write instead of a signal.
  ///
  /// The signals end the process, which then can neither say why nor take away what it has begun to write.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// How much of an open file lies before the place where it is read, from 0 to 1, or nil for what is no file.
  static func shareRead(of number: Int32) -> Double? {
    var status = stat()
    let place = lseek(number, 0, SEEK_CUR)
    guard place >= 0, fstat(number, &status) == 0, status.st_size > 0 else { return nil }
    return min(Double(place) / Double(status.st_size), 1)
  }

  /// Ends the process.
  static func endProcess(_ code: Int32) -> Never {
    exit(code)
  }
}

extension FileDescriptor: CommandByteSource {
  func read() throws(CommandStreamError) -> [UInt8] {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 1 << 16) }
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, &buffer, buffer.count)
      #else
        let count = Glibc.read(number, &buffer, buffer.count)
      #endif
      if count >= 0 { return Array(buffer[..<count]) }
      try waitAfterFailure(for: POLLIN)
    }
  }
}

extension FileDescriptor: CommandByteSink {
  func write(_ bytes: [UInt8]) throws(CommandStreamError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(number, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(number, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(number, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 { rest = rest.dropFirst(count) } else { try waitAfterFailure(for: POLLOUT) }
    }
  }
}

extension FileDescriptor {
  /// Returns when a failed call is worth another try: it was interrupted, or the descriptor does not wait by itself.
  private func waitAfterFailure(for event: Int32) throws(CommandStreamError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&request, 1, -1)
    default: throw .lastSystemError
    }
  }
}

extension CommandStreamError {
  /// The error of the system call that failed last.
  fileprivate static var lastSystemError: CommandStreamError {
    errno == EPIPE ? .closedPipe : .system(String(cString: strerror(errno)))
  }
}
