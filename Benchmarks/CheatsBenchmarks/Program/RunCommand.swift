import Foundation

/// Measures what its options name, checking every answer, and prints the figures.
struct RunCommand {
  let suites: [Suite]
  /// The sets that were asked for; each suite has its own where none were.
  let sets: [WorkloadSet]?
  let effort: Effort
  let directory: String?
  private let format: OutputFormat
  private let output: String?

  /// How results are printed.
  enum OutputFormat: String, CaseIterable {
    case text, json
  }

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let arguments = try BenchmarkArguments(
      arguments,
      options: [
        .init("suite", .list), .codes, .alphabet, .init("quick", .none), .init("format"), .init("output"),
        .init("directory"),
      ])
    try arguments.refuseOperands()
    let chosen = try arguments.choices(of: "suite", as: Suite.self) ?? Suite.allCases
    suites = Suite.allCases.filter(chosen.contains)
    effort = arguments.contains("quick") ? .quick : .whole
    sets = try arguments.sets(isQuick: effort == .quick)
    directory = arguments.value(of: "directory")
    if directory == "" { throw .usage("option '--directory' takes a path") }
    format = try arguments.choices(of: "format", as: OutputFormat.self)?.last ?? .text
    output = arguments.value(of: "output")
  }

  func run(_ console: Console) throws {
    if let directory { try WorkloadFiles.requireDirectory(directory) }
    let file = try output.map { path throws(BenchmarkError) in try OutputFile(path: path) }
    // Who asked for a file has what was asked for, also where nobody reads the rest.
    if file != nil { console.endures() }
    do {
      try measure(into: file, console)
    } catch {
      file?.discard()
      throw error
    }
  }

  private func measure(into file: OutputFile?, _ console: Console) throws {
    let machine = Machine.current()
    if let warning = Machine.warning { console.report(warning) }
    if format == .text { console.print(ReportText.head(machine, effort)) }
    let run = BenchmarkRun(effort: effort, directory: directory, report: console.report) { row in
      if format == .text { console.print(ReportText.lines(of: row)) }
    }
    try Suite.measure(suites, sets: sets, in: run)
    let report = BenchmarkReport(machine: machine, effort: effort, rows: run.rows)
    let json = try report.json()
    if format == .json { console.print(String(decoding: json, as: UTF8.self)) }
    if format == .text { console.print(ReportText.tail(report)) }
    try file?.write(json + Data("\n".utf8))
  }
}
