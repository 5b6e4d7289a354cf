/// How often work is timed, and how long it may be.
struct Effort: Hashable, Codable, Sendable {
  /// How often each piece of work is timed.
  let runs: Int
  /// The symbols of a stream.
  let streamLength: Int

  static let whole = Effort(runs: 5, streamLength: WorkloadStreamKind.wholeLength)
  /// For a look that takes seconds, and for a check that everything works.
  static let quick = Effort(runs: 2, streamLength: 200_000)
}

/// The times of work, and of the chase that was timed in turn with it.
struct MeasuredTime {
  /// The time of one unit of the work.
  let work: Timing
  /// The time of one step of the chase, where there is one.
  let floor: Timing?

  /// The best time of the work as a multiple of the best time of the chase.
  var ratio: Double? { floor.map { work.best / $0.best } }
}

/// What was to be found, and what was found instead.
struct WrongAnswer: Error, Hashable, CustomStringConvertible {
  /// The work, such as "scan of player, 10 codes, alphabet 12".
  let work: String
  let expected: String
  let found: String

  var description: String { "\(work): wrong answer\n  expected  \(expected)\n  found     \(found)" }
}

extension Effort {
  /// Times work some times, each time between two chases, and looks at each answer before there is a time.
  ///
  /// - Parameters:
  ///   - units: How many actions, codes or bytes a run has.
  ///   - chase: What it is compared with.
  ///   - body: The work of the run with a number.
  ///   - check: Throws where the answer of the run with a number is wrong.
  /// - Throws: What the closures throw.
  func time<Answer>(
    units: Int, against chase: inout PointerChase?, _ body: (Int) throws -> Answer,
    check: (Int, Answer) throws -> Void
  ) rethrows -> MeasuredTime {
    var times: [Double] = []
    var floors: [Double] = []
    for run in 0..<runs {
      if let time = chase?.time() { floors.append(time) }
      let watch = Stopwatch(.processor)
      let answer = try body(run)
      times.append(watch.nanoseconds / Double(max(units, 1)))
      if let time = chase?.time() { floors.append(time) }
      try check(run, answer)
    }
    return MeasuredTime(work: Timing(times), floor: floors.isEmpty ? nil : Timing(floors))
  }

  /// Times work that is the same in each run and gives the same answer.
  ///
  /// - Throws: ``BenchmarkError/wrongAnswer(_:)``, or what the work throws.
  func time<Answer: Equatable>(
    _ work: String, units: Int, against chase: inout PointerChase?, expecting expected: Answer,
    _ body: () throws -> Answer
  ) throws -> MeasuredTime {
    try time(units: units, against: &chase) { _ in
      try body()
    } check: { _, answer in
      try require(answer, equals: expected, in: work)
    }
  }
}

/// Compares an answer with the right one.
///
/// - Throws: ``BenchmarkError/wrongAnswer(_:)`` where they differ.
func require<Answer: Equatable>(
  _ answer: Answer, equals expected: Answer, in work: @autoclosure () -> String
) throws(BenchmarkError) {
  guard answer != expected else { return }
  throw .wrongAnswer(WrongAnswer(work: work(), expected: "\(expected)", found: "\(answer)"))
}
