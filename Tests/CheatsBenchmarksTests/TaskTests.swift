import Foundation
import Testing

@testable import CheatsBenchmarks

@Suite("Counted tasks")
struct TaskTests {
  @Test("Each can be done in a small size, and gives the same answer again", arguments: CountedTask.allCases)
  func small(task: CountedTask) throws {
    let answer = try task.perform(20)
    #expect(try task.perform(20) == answer)
  }

  @Test("Each has a threshold, and each threshold a task")
  func thresholds() throws {
    var named: Set<String> = []
    for file in ["steps", "growth"] {
      for row in try rows(of: file) { #expect(named.insert(row[0]).inserted, "\(row[0]) is there twice") }
    }
    #expect(named == Set(CountedTask.allCases.map(\.rawValue)))
    let steps = Set(try rows(of: "steps").map { $0[0] })
    for row in try rows(of: "equal") { #expect(steps.isSuperset(of: row.prefix(2))) }
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
