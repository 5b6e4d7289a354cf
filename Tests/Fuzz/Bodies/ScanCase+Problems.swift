import AhoCorasick
import CheatsTestSupport

extension ScanCase {
  /// Steps, and questions after each of them, by definition.
  func stepProblem(_ automaton: Automaton) -> String? {
    let naive = NaiveAutomaton(patterns)
    var cursor = Cursor()
    var end: [UInt32] = []
    var random = SplitMix64(seed: UInt64(seed))
    for (place, symbol) in stream.enumerated() {
      end = end.suffix(naive.longest) + [symbol]
      let matches = automaton.advance(&cursor, Symbol(rawValue: symbol))
      if automaton.numbers(in: matches) != naive.matches(after: end) { return "other matches at \(place)" }
      guard random.chance(30) else { continue }
      if let problem = questionProblem(automaton, naive, cursor, end) { return "at \(place): \(problem)" }
      guard random.chance(15) else { continue }
      // From here on the beginning of the stream does not count.
      let length = Int.random(in: 0...naive.longest + 1, using: &random)
      automaton.restrict(&cursor, to: length)
      end = end.suffix(length)
      if let problem = questionProblem(automaton, naive, cursor, end) {
        return "at \(place), restricted to \(length): \(problem)"
      }
    }
    return nil
  }

  private func questionProblem(
    _ automaton: Automaton, _ naive: NaiveAutomaton, _ cursor: Cursor, _ end: [UInt32]
  ) -> String? {
    let path = naive.path(after: end)
    let state = automaton.state(at: cursor)
    if automaton.path(of: state).map(\.rawValue) != path { return "\(state) is not at \(path)" }
    if automaton.depth(of: state) != path.count { return "the depth of \(path) is \(automaton.depth(of: state))" }
    if automaton.numbers(in: automaton.matches(at: cursor)) != naive.matches(after: end) { return "other matches" }
    let failure = automaton.path(of: automaton.failure(of: state)).map(\.rawValue)
    if !path.isEmpty, failure != naive.failure(of: path) { return "the failure link of \(path) leads to \(failure)" }
    guard !patterns.isEmpty else { return nil }
    let pattern = (end.count + Int(seed)) % patterns.count
    for limit in [1, end.count, Int.max] {
      let progress = automaton.progress(of: PatternID(pattern), at: cursor, upTo: limit)
      if progress != naive.progress(of: pattern, after: end, upTo: limit) {
        return "progress of pattern \(pattern) up to \(limit) is \(progress)"
      }
    }
    return nil
  }

  /// Scans of the stream in pieces, each against steps.
  func scanProblem(_ automaton: Automaton) -> String? {
    guard !stream.isEmpty else { return nil }
    let symbols = (0..<max(stream.count, length)).map { Symbol(rawValue: stream[$0 % stream.count]) }
    var string = SymbolString(symbolCount: symbolCount)
    string.append(contentsOf: ContiguousArray(symbols))
    var random = SplitMix64(seed: UInt64(seed))
    var (cursor, stepped) = (Cursor(), Cursor())
    var start = 0
    while start < symbols.count {
      let rest = symbols.count - start
      let range = start..<start + (random.chance(30) ? rest : Int.random(in: 0...rest, using: &random))
      var expected: [FoundMatch] = []
      for place in range {
        automaton.forEachMatch(in: automaton.advance(&stepped, string[place])) {
          expected.append(FoundMatch(end: place + 1, pattern: $0.index))
        }
      }
      var found: [FoundMatch] = []
      automaton.scan(string, in: range, from: &cursor) { found.append(FoundMatch(end: $0, pattern: $1.index)) }
      if found != expected { return "other matches in a scan of \(range)" }
      if cursor != stepped { return "a scan of \(range) ends elsewhere" }
      start = range.upperBound
    }
    return nil
  }

  /// Streams followed together, each against steps; each begins at another place.
  func streamsProblem(_ automaton: Automaton) -> String? {
    guard !stream.isEmpty else { return nil }
    var together = ContiguousArray(repeating: Cursor(), count: streamCount)
    var alone = together
    for step in 0..<min(stream.count, 40) {
      let symbols = ContiguousArray(
        together.indices.map { Symbol(rawValue: stream[(step + $0 * (Int(seed) + 1)) % stream.count]) })
      var found = ContiguousArray(repeating: MatchList.none, count: streamCount)
      automaton.advance(&together, by: symbols) { found[$0] = $1 }
      let expected = ContiguousArray(alone.indices.map { automaton.advance(&alone[$0], symbols[$0]) })
      if found != expected { return "other matches at step \(step) of \(streamCount) streams" }
      if together != alone { return "other places after step \(step) of \(streamCount) streams" }
    }
    return nil
  }
}

extension Automaton {
  /// The patterns of a list in their order.
  fileprivate func numbers(in matches: MatchList) -> [Int] {
    var numbers: [Int] = []
    forEachMatch(in: matches) { numbers.append($0.index) }
    return numbers
  }
}
