/// Measures the chase that everything is compared with.
struct FloorCommand {
  private let stateCounts: [Int]

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let arguments = try BenchmarkArguments(arguments, options: [.init("states", .list)])
    try arguments.refuseOperands()
    stateCounts =
      try arguments.numbers(of: "states", in: 1...1_000_000_000)
      ?? [1000, 100_000, 1_000_000].compactMap {
        WorkloadFacts.about(WorkloadSet(alphabet: 12, codes: $0))?.stateCount
      }
  }

  func run(_ console: Console) {
    if let warning = Machine.warning { console.report(warning) }
    console.print("    states        bytes   one chase, ns (median)   eight interleaved, ns (median)")
    for states in stateCounts {
      console.report("floor: a cycle through the table of \(states.grouped) states")
      var chase = PointerChase(states: states)
      let runs = (0..<Effort.whole.runs).map { _ in (chase.time(), chase.timeOfEight()) }
      let (one, eight) = (Timing(runs.map(\.0)), Timing(runs.map(\.1)))
      console.print(
        states.grouped.padded(to: 10, isNumber: true) + chase.bytes.grouped.padded(to: 13, isNumber: true)
          + "\(one.best.short) (\(one.median.short))".padded(to: 25, isNumber: true)
          + "\(eight.best.short) (\(eight.median.short))".padded(to: 33, isNumber: true))
    }
  }
}
