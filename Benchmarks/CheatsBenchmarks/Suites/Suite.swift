/// One part of the benchmark, by the name that its option takes.
enum Suite: String, CaseIterable {
  case compile, scan

  /// Measures suites, set by set, so that a set is made once.
  ///
  /// - Parameters:
  ///   - suites: Which, in the order in which they are measured.
  ///   - sets: The sets; where nil, each suite has its own.
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` at the first wrong answer.
  static func measure(_ suites: [Suite], sets: [WorkloadSet]?, in run: BenchmarkRun) throws {
    for set in sets ?? defaultSets(run) {
      let due = suites.filter { sets != nil || set.codeCount <= $0.mostCodes }
      guard !due.isEmpty else { continue }
      let prepared = try PreparedSet(set, in: run)
      for suite in due {
        run.progress("\(suite.rawValue): \(set)")
        try suite.measure(prepared, in: run)
      }
    }
  }

  private static func defaultSets(_ run: BenchmarkRun) -> [WorkloadSet] {
    run.isQuick ? [10, 1000].map { WorkloadSet(alphabet: 12, codes: $0) } : WorkloadSet.listed
  }

  /// The most codes that the suite takes unless it is asked for more.
  private var mostCodes: Int {
    switch self {
    case .compile, .scan: .max
    }
  }

  private func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    switch self {
    case .compile: try CompileSuite.measure(prepared, in: run)
    case .scan: try ScanSuite.measure(prepared, in: run)
    }
  }
}
