import Foundation

/// The memory of this process, where the system tells it in `/proc/self`.
enum MemoryMeter {
  /// The most memory that some work had resident beyond what was resident before it, in bytes.
  ///
  /// Nil where the system does not count it or does not let the count begin again.
  static func peak<Result>(during work: () throws -> Result) rethrows -> (result: Result, bytes: Int?) {
    giveBackFreeMemory()
    let before = startCounting() ? resident("VmRSS") : nil
    let result = try work()
    guard let before, let peak = resident("VmHWM") else { return (result, nil) }
    return (result, max(0, peak - before))
  }

  /// Gives memory that is free but still resident back to the system, so that what takes it again is seen.
  private static func giveBackFreeMemory() {
    #if os(Linux)
      typealias Trim = @convention(c) (Int) -> Int32
      // No module declares it, and not every C library has it.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(symbol, to: Trim.self)(0)
    #endif
  }

  /// Makes the peak what is resident now.
  ///
  /// - Returns: Whether the system lets it.
  private static func startCounting() -> Bool {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
    let written = fputs("5", file) >= 0
    return fclose(file) == 0 && written
  }

  /// The bytes in a line of the process's status.
  private static func resident(_ field: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(field + ":") }),
      let kilobytes = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }
}
