/// One run of the benchmark: its settings, and the rows so far.
final class BenchmarkRun {
  let effort: Effort
  /// Where files of the workload may be.
  let directory: String?
  private(set) var rows: [BenchmarkRow] = []
  private let report: (String) -> Void
  private let onRow: (BenchmarkRow) -> Void
  private let watch = Stopwatch(.wall)

  init(
    effort: Effort, directory: String? = nil, report: @escaping (String) -> Void,
    onRow: @escaping (BenchmarkRow) -> Void = { _ in }
  ) {
    self.effort = effort
    self.directory = directory
    self.report = report
    self.onRow = onRow
  }

  /// Whether this run is to take seconds only.
  var isQuick: Bool { effort == .quick }

  /// Adds a row whose answer is known to be right.
  func add(_ row: BenchmarkRow) {
    rows.append(row)
    onRow(row)
  }

  /// Tells the person who waits what is being done.
  func progress(_ message: String) {
    report("[\(watch.seconds.fixed(1).padded(to: 7, isNumber: true)) s] \(message)")
  }
}
