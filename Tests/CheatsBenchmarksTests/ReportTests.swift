import Foundation
import Testing

@testable import CheatsBenchmarks

@Suite("Reports")
struct ReportTests {
  static let machine = Machine(
    swift: "6.3", system: "Linux", processor: "a processor", cores: 2, date: "2026-07-01T00:00:00Z", isOptimized: true)

  static func row(_ name: String, ns: Double, count: Int = 3) -> BenchmarkRow {
    BenchmarkRow(
      suite: "scan", name: name, codes: 10, alphabet: 12, stream: "player", units: 1000, unit: "action", nsBest: ns,
      nsMedian: ns + 1, floorNs: 2, ratio: ns / 2, bytes: 640, count: count, checksum: "00000000000000ff")
  }

  static func report(_ rows: BenchmarkRow...) -> BenchmarkReport {
    BenchmarkReport(machine: machine, effort: .quick, rows: rows)
  }

  @Test("A report is read back as it was written")
  func roundTrip() throws {
    let report = Self.report(Self.row("bulk", ns: 4).limited(ratio: 1).with("matches", 3), Self.row("live", ns: 1.5))
    let json = try report.json()
    #expect(try BenchmarkReport(json: json, fileName: "r.json") == report)
    #expect(try BenchmarkReport(json: json, fileName: "r.json").json() == json)
  }

  @Test(
    "A file that is no report is refused with the place",
    arguments: [
      (#"{"version": 1}"#, "r.json: member 'machine' is missing"),
      (#"{"version": "1"}"#, "r.json: version: this is to be of type Int"),
    ])
  func refusal(json: String, message: String) {
    #expect(throws: BenchmarkError.input(message)) {
      try BenchmarkReport(json: Data(json.utf8), fileName: "r.json")
    }
  }

  @Test("A report of another form is refused")
  func otherVersion() throws {
    var report = Self.report()
    report.version = 2
    let json = try report.json()
    #expect(throws: BenchmarkError.input("r.json, version: the form is 2, and only 1 is known")) {
      try BenchmarkReport(json: json, fileName: "r.json")
    }
  }

  @Test("Rows are compared by their work, the slowest first, and those of one report only are named")
  func comparison() {
    let first = Self.report(Self.row("a", ns: 2), Self.row("b", ns: 2), Self.row("gone", ns: 1))
    let second = Self.report(Self.row("b", ns: 6), Self.row("a", ns: 1), Self.row("new", ns: 1))
    let comparison = Comparison(first, second)
    #expect(comparison.changes.map(\.key.name) == ["b", "a"])
    #expect(comparison.changes.map(\.ratio) == [3, 0.5])
    #expect(comparison.onlyInFirst.map(\.name) == ["gone"])
    #expect(comparison.onlyInSecond.map(\.name) == ["new"])
    #expect(comparison.different.isEmpty)
    #expect(
      comparison.lines(names: ["A", "B"]) == [
        "× 3.00   2.00 → 6.00 ns              scan b, 10 codes, alphabet 12, player, 1,000 units  chases × 3.00",
        "× 0.50   2.00 → 1.00 ns              scan a, 10 codes, alphabet 12, player, 1,000 units  chases × 0.50",
        "only in A: scan gone, 10 codes, alphabet 12, player, 1,000 units",
        "only in B: scan new, 10 codes, alphabet 12, player, 1,000 units",
      ])
  }

  @Test("Rows that found other things are named and have no ratio")
  func differentAnswers() {
    let comparison = Comparison(Self.report(Self.row("a", ns: 2)), Self.report(Self.row("a", ns: 2, count: 4)))
    #expect(comparison.changes.isEmpty)
    #expect(
      comparison.different == [
        "scan a, 10 codes, alphabet 12, player, 1,000 units: different answers: "
          + "3 (00000000000000ff) and 4 (00000000000000ff)"
      ])
  }

  @Test(
    "A row is printed with its limits, and whether they are kept",
    arguments: [(1.0, "NOT MET"), (2.0, "met")])
  func text(limit: Double, word: String) {
    let text = ReportText.lines(of: Self.row("bulk", ns: 4).limited(ratio: limit))
    #expect(text.hasSuffix("of a chase: 2.00, at most \(limit.fixed(2)): \(word)"))
    #expect(text.hasPrefix("scan bulk player, 10 × 12 "))
  }

  @Test("The limits that are not kept are named at the end")
  func tail() {
    let report = Self.report(Self.row("a", ns: 4).limited(ns: 5), Self.row("b", ns: 4).limited(ns: 3))
    #expect(
      ReportText.tail(report) == """
        1 of 2 limits met
          scan b, 10 codes, alphabet 12, player, 1,000 units: ns 4.00, at most 3.00
        """)
  }

  @Test(
    "Numbers are short",
    arguments: [
      (0.0123, "0.0123"), (0.1504, "0.150"), (1.005, "1.00"), (12.34, "12.3"), (1234.4, "1234"),
      (1_234_567.0, "1,234,567"),
    ])
  func numbers(number: Double, text: String) {
    #expect(number.short == text)
  }

  @Test("Timings are the least and the middle one")
  func timings() {
    #expect(Timing([5, 1, 3]).best == 1)
    #expect(Timing([5, 1, 3]).median == 3)
    #expect(Timing([4, 1, 3, 2]).median == 2.5)
  }
}
