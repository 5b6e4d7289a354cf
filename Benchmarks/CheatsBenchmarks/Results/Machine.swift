import Foundation

/// What results depend on beside the program: compiler, system and processor.
///
/// It names no person and no host.
struct Machine: Hashable, Codable, Sendable {
  /// The compiler, such as `6.3`.
  let swift: String
  let system: String
  let processor: String
  let cores: Int
  /// When, in the form of ISO 8601.
  let date: String
  /// Whether the program was built with optimisation and without assertions; times of others say nothing.
  let isOptimized: Bool

  /// The machine and program that run now.
  static func current() -> Machine {
    Machine(
      swift: compiler, system: systemName, processor: processorName,
      cores: ProcessInfo.processInfo.activeProcessorCount, date: Date().ISO8601Format(), isOptimized: !hasAssertions)
  }

  /// The warning for a build whose times say nothing, or nil.
  static var warning: String? {
    hasAssertions
      ? "warning: this is a debug build, or one with assertions: invariants are checked and times say nothing; "
        + "build with -c release" : nil
  }

  private static var hasAssertions: Bool {
    var isChecked = false
    assert(
      {
        isChecked = true
        return true
      }())
    return isChecked
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }

  private static var systemName: String {
    #if os(Linux)
      let name = "Linux"
    #else
      let name = "Darwin"
    #endif
    return "\(name) \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }

  private static var processorName: String {
    #if canImport(Darwin)
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return "unknown" }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return "unknown" }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
    #endif
  }
}
