import Foundation

/// The built tool, running as a process of its own with pipes for its standard streams.
final class ChildProcess {
  private let process = Process()
  private let input = Pipe()
  private let output: PipeReader
  private let errors: PipeReader

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - keepsOutput: Whether its output is read; otherwise the reading end of that pipe is closed at once.
  ///   - preparation: A command of the shell to be done before, in the same process, or nil.
  init(_ arguments: [String], keepsOutput: Bool = true, after preparation: String? = nil) throws {
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    if let preparation {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(preparation); exec \"$0\" \"$@\"", Self.executable.path] + arguments
    } else {
      process.executableURL = Self.executable
      process.arguments = arguments
    }
    process.standardInput = input
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    output = PipeReader(outputPipe.fileHandleForReading)
    errors = PipeReader(errorPipe.fileHandleForReading)
    try process.run()
    if keepsOutput { output.start() } else { try outputPipe.fileHandleForReading.close() }
    errors.start()
  }

  /// The tool in the folder where the tests were built.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("cheats")
  }

  var identifier: Int32 { process.processIdentifier }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Waits for the next line of output; nil when there is none after ten seconds.
  func readLine() -> String? {
    output.readLine(within: 10)
  }

  /// Ends the input, waits for the process and returns its exit code, or nil when a signal ended it.
  func finish() throws -> Int32? {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  var restOfOutput: String { output.rest() }
  var restOfErrors: String { errors.rest() }
}

/// Reads a pipe on a thread of its own, so that a test can wait for a line and give up.
private final class PipeReader: @unchecked Sendable {
  private let handle: FileHandle
  private let condition = NSCondition()
  private var bytes = Data()
  private var isAtEnd = false

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let data = handle.availableData
        condition.lock()
        bytes.append(data)
        isAtEnd = data.isEmpty
        condition.broadcast()
        condition.unlock()
        if data.isEmpty { return }
      }
    }
  }

  func readLine(within seconds: Double) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[..<end], as: UTF8.self)
        bytes = Data(bytes[(end + 1)...])
        return line
      }
      if isAtEnd || !condition.wait(until: deadline) { return nil }
    }
  }

  func rest() -> String {
    condition.lock()
    defer { condition.unlock() }
    while !isAtEnd { condition.wait() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
