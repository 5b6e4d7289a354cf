/// One part of the benchmark, by the name that its option takes.
enum Suite: String, CaseIterable {
  case compile, scan, step, sessions, registry, queries, notation, files, naive, growth, adversarial

  /// Measures suites, set by set, so that a set is made once.
  ///
  /// - Parameters:
  ///   - suites: Which, in the order in which they are measured.
  ///   - sets: The sets; where nil, each suite has its own.
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)`` at the first wrong answer.
  static func measure(_ suites: [Suite], sets: [WorkloadSet]?, in run: BenchmarkRun) throws {
    for set in sets ?? defaultSets(run) {
      let due = suites.filter { $0.isAboutSets && (sets != nil || set.codeCount <= $0.mostCodes) }
      guard !due.isEmpty else { continue }
      let prepared = try PreparedSet(set, in: run)
      for suite in due {
        run.progress("\(suite.rawValue): \(set)")
        try suite.measure(prepared, in: run)
      }
    }
    for suite in suites {
      switch suite {
      case .registry: try RegistrySuite.measureUnchanged(in: run)
      case .growth: try GrowthSuite.measure(sets, in: run)
      case .adversarial: try AdversarialSuite.measure(in: run)
      default: continue
      }
    }
  }

  private static func defaultSets(_ run: BenchmarkRun) -> [WorkloadSet] {
    run.isQuick ? [10, 1000].map { WorkloadSet(alphabet: 12, codes: $0) } : WorkloadSet.listed
  }

  /// Whether the suite takes one set of the workload after another.
  private var isAboutSets: Bool { self != .growth && self != .adversarial }

  /// The most codes that the suite takes unless it is asked for more.
  private var mostCodes: Int {
    switch self {
    case .registry, .notation: 100_000
    default: .max
    }
  }

  private func measure(_ prepared: PreparedSet, in run: BenchmarkRun) throws {
    switch self {
    case .compile: try CompileSuite.measure(prepared, in: run)
    case .scan: try ScanSuite.measure(prepared, in: run)
    case .step: try StepSuite.measure(prepared, in: run)
    case .sessions: try SessionsSuite.measure(prepared, in: run)
    case .registry: try RegistrySuite.measure(prepared, in: run)
    case .queries: try QueriesSuite.measure(prepared, in: run)
    case .notation: try NotationSuite.measure(prepared, in: run)
    case .files: try FilesSuite.measure(prepared, in: run)
    case .naive: try NaiveSuite.measure(prepared, in: run)
    case .growth, .adversarial: break
    }
  }
}
