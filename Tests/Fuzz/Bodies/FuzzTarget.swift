import Foundation

/// One entry point that is fuzzed: what is done with an input, and what is known to be worth a try.
///
/// An executable a target hands it what libFuzzer makes, and a test what is kept.
public struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name of the target, and of the folder of its inputs.
  public let name: String
  /// Tries an input and says what is wrong, or nil.
  public let problem: @Sendable (_ input: [UInt8]) -> String?
  /// Makes inputs of the fixtures.
  public let seeds: @Sendable () throws -> [[UInt8]]

  /// All targets.
  public static let all: [FuzzTarget] = [
    .session, .registry, .input, .bulk, .scan, .compiled, .snapshot, .saved, .notation, .json, .arguments,
  ]

  /// The name.
  public var description: String { name }

  /// Writes the seeds and ends the process, where the environment names a folder for them.
  public func writeSeedsIfAsked() {
    guard let folder = ProcessInfo.processInfo.environment["CHEATS_FUZZ_SEEDS"] else { return }
    do {
      for (index, seed) in try seeds().enumerated() {
        try Data(seed).write(to: URL(fileURLWithPath: folder).appendingPathComponent("seed-\(index)"))
      }
      exit(EXIT_SUCCESS)
    } catch {
      fatalError("\(name): the seeds cannot be written: \(error)")
    }
  }

  /// Tries an input, and ends the process where something is wrong, so that a fuzzer keeps the input.
  public func check(_ input: [UInt8]) {
    if let problem = problem(input) { fatalError("\(name): \(problem)") }
  }
}
