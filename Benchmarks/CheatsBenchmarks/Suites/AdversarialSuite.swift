import AhoCorasick

/// Sets that are made to be slow; they are to cost no more than their symbols.
enum AdversarialSuite {
  static func measure(in run: BenchmarkRun) throws {
    for adversary in Adversary.allCases {
      let size = run.isQuick ? adversary.size / 20 : adversary.size
      run.progress("adversarial: \(adversary.rawValue), size \(size.grouped)")
      try measure(adversary, size, in: run)
    }
  }

  private static func measure(_ adversary: Adversary, _ size: Int, in run: BenchmarkRun) throws {
    let codes = adversary.codes(size)
    let stream = adversary.stream(size, codes, length: run.isQuick ? 50_000 : 2_000_000)
    let matcher = PlainMatcher(codes)
    let expected = matcher.sum(stream)
    let patterns = Engine.patterns(codes, alphabet: Adversary.alphabet)
    var noChase: PointerChase?
    let build = try run.effort.time(units: codes.symbols.count, against: &noChase) { _ in
      try Engine(compiling: patterns)
    } check: { _, engine in
      try require(engine.stateCount, equals: matcher.stateCount, in: "states of \(adversary.rawValue)")
    }
    let engine = try Engine(compiling: patterns)
    let symbols = engine.stream(stream)
    var chase: PointerChase? = PointerChase(states: engine.stateCount)
    for (name, scan) in [("in bulk", engine.scan), ("one call an action", engine.steps)] {
      let time = try run.effort.time(
        "\(adversary.rawValue), \(name)", units: stream.count, against: &chase, expecting: expected
      ) {
        scan(symbols)
      }
      var row = BenchmarkRow(
        suite: Suite.adversarial.rawValue, name: "\(adversary.rawValue), \(name)", codes: codes.count,
        alphabet: Adversary.alphabet.size, stream: "", units: stream.count, unit: "action", nsBest: time.work.best,
        nsMedian: time.work.median, floorNs: time.floor?.best, ratio: time.ratio, bytes: engine.tableBytes,
        count: expected.count, checksum: expected.checksumText)
      row = row.with("matches an action", Double(expected.count) / Double(stream.count))
      run.add(
        row.with("bytes a state", Double(engine.tableBytes) / Double(engine.stateCount))
          .with("build ns a symbol of the codes", build.work.best))
    }
  }
}

/// One way to make a set slow.
enum Adversary: String, CaseIterable {
  /// Codes a…ab of all lengths: every run of a is the beginning of many.
  case runs = "a…ab of all lengths"
  /// One code of a million symbols.
  case long = "one long code"
  /// Codes that repeat a few symbols: where one breaks off, the chain of failure links is as long as the code.
  case chains = "deep failure chains"
  /// Each code is an end of the next one: where the last is complete, all are.
  case suffixes = "each a suffix of the next"

  static let alphabet = WorkloadAlphabet(size: 4)

  /// The length of the longest code.
  var size: Int {
    switch self {
    case .runs: 1000
    case .long: 1_000_000
    case .chains: 100_000
    case .suffixes: 2000
    }
  }

  private var source: DrawSource { DrawSource("adversary/\(self)") }

  /// The codes, the longest of a length.
  func codes(_ size: Int) -> CodeList {
    var source = source
    switch self {
    case .runs:
      return CodeList((1..<size).map { count in Array(repeating: 0, count: count) + [1] })
    case .long:
      return CodeList([(0..<size).map { _ in source.symbol(of: Self.alphabet) }])
    case .chains:
      return CodeList(Self.periods.map { period in (0..<size - 1).map { period[$0 % period.count] } + [3] })
    case .suffixes:
      let longest = (0..<size).map { _ in source.symbol(of: Self.alphabet) }
      return CodeList((1...size).map { longest.suffix($0) })
    }
  }

  private static let periods: [[UInt16]] = [[0], [0, 1], [0, 0, 1]]

  /// A stream that goes as deep into the codes as it can before it breaks off.
  func stream(_ size: Int, _ codes: CodeList, length: Int) -> SymbolStream {
    var source = source
    var symbols: [UInt16] = []
    symbols.reserveCapacity(length + size)
    // Codes are chosen from the longest ones; the first turn is a whole code.
    var depth = size
    while symbols.count < length {
      let last = codes.count - 1 - (self == .chains ? source.choice(outOf: codes.count) : 0)
      let code = codes.range(of: PatternID(last))
      symbols += codes.symbols[code.prefix(depth)]
      if source.choice(outOf: 2) == 0 { symbols.append(source.symbol(of: Self.alphabet)) }
      depth = 1 + source.choice(outOf: size)
    }
    return SymbolStream(symbols.prefix(length))
  }
}
