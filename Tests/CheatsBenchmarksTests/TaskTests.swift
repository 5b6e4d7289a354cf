import Foundation
import Testing

@testable import CheatsBenchmarks

@Suite("Counted tasks")
struct TaskTests {
  @Test("Each can be done in a small size, and gives the same answer again", arguments: TaskCommand.names)
  func small(name: String) throws {
    let task = try #require(TaskCommand.task(name))
    let answer = try task(20)
    #expect(try task(20) == answer)
  }

  @Test("Observed codes are called back only where one of them changes", arguments: ObservedRegistry.Play.allCases)
  func observed(play: ObservedRegistry.Play) throws {
    let registry = try ObservedRegistry(play, codes: 20)
    #expect(registry.perform(50) == (play == .single ? 50 : 0))
  }

  @Test("Each has a threshold, and each threshold a task")
  func thresholds() throws {
    let rows = try ["steps", "growth", "equal"].map { try self.rows(of: $0).map { $0[0] } }
    for names in rows { #expect(Set(names).count == names.count) }
    let compared = try self.rows(of: "equal").map { $0[1] }
    #expect(Set(rows.joined() + compared) == Set(TaskCommand.names))
  }

  /// The fields of each line that is no remark.
  private func rows(of file: String) throws -> [[String]] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = package.appendingPathComponent("Benchmarks/Thresholds/\(file).txt")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
      .filter { $0.first?.hasPrefix("#") == false }
  }
}
