import Cheats
import CheatsTestSupport

extension FuzzTarget {
  /// A stream performed by every form for many actions or many sessions, and one action at a time.
  public static let bulk = FuzzTarget(name: "bulk") { input in
    var coder = ByteCoder(reading: input)
    return BulkCase(&coder).problem
  } seeds: {
    try BulkCase.seeds().map { seed in
      var coder = ByteCoder()
      _ = BulkCase(&coder, seed)
      return coder.written
    }
  }
}

/// A set of codes and a stream, and how the stream is cut.
struct BulkCase: Sendable {
  var configuration: CheatCodeConfiguration
  var codes: [CheatCodeDefinition<CheatCodeAction>]
  /// What the cuts and the actions of other sessions are drawn from.
  var seed: UInt8 = 0
  /// How many sessions are performed together.
  var sessionCount = 3
  /// The least number of actions; a shorter stream is repeated.
  var length = 0
  var stream: [CheatCodeAction]
}

extension BulkCase {
  /// Reads or writes a case.
  init(_ coder: inout ByteCoder, _ given: BulkCase? = nil) {
    configuration = coder.configuration(given?.configuration)
    codes = coder.list(given?.codes, counts: 0...20) { $0.definition($1) }
    seed = coder.byte(given?.seed)
    sessionCount = coder.choice(given?.sessionCount, of: [3, 1, 2, 17, 64, 65, 70, 1_100])
    // The longest is longer than what a bulk takes at once, and takes the longest to try.
    length = coder.choice(given?.length, of: [Int](repeating: 0, count: 10) + [500, 500, 500, 500, 9_000, 66_000])
    stream = coder.listToEnd(given?.stream, atMost: 300) { $0.action($1) }
  }

  /// What one of the forms does otherwise than single steps, or nil.
  var problem: String? {
    do {
      let automaton = try CheatCodeAutomaton(codes, configuration: configuration)
      let whole = repeated(stream)
      let (conflicts, expected) = (Array(automaton.conflicts), naiveConflicts(codes, configuration))
      if conflicts != expected {
        let script = Script(configuration: configuration, codes: codes, operations: [])
        return "\(script)\nhas the conflicts \(conflicts), expected \(expected)"
      }
      return bulkProblem(automaton, whole) ?? stoppedProblem(automaton, whole) ?? sessionsProblem(automaton)
        ?? aloneProblem() ?? advancedProblem(automaton)
    } catch {
      return "\(codes) cannot be compiled: \(error)"
    }
  }

  private func repeated(_ stream: [CheatCodeAction]) -> [CheatCodeAction] {
    let length = isPlain ? length : min(length, 500)
    guard !stream.isEmpty, stream.count < length else { return stream }
    return (0..<length).map { stream[$0 % stream.count] }
  }

  /// Whether nothing but codes and actions counts, so that bulk is scanned; what is stepped is no other when it is long.
  var isPlain: Bool {
    configuration.matchKind == .overlapping && !configuration.isAnchored
      && codes.allSatisfy { $0.parameters.isEmpty && $0.maximumGap == .inherited && $0.timeLimit == .inherited }
  }

  private func bulkProblem(_ automaton: CheatCode.Automaton, _ stream: [CheatCodeAction]) -> String? {
    var single = automaton.makeSession()
    var (bulk, encoded) = (single, single)
    var random = SplitMix64(seed: UInt64(seed))
    var rest = stream[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...stream.count, using: &random))
      rest = rest.dropFirst(piece.count)
      var (expected, found, others) = (Matches(), Matches(), Matches())
      for action in piece {
        for match in single.perform(action) { expected.append(match) }
      }
      bulk.perform(contentsOf: piece) { found.append($0) }
      encoded.perform(automaton.encode(piece)) { others.append($0) }
      if found != expected { return "other matches in bulk up to \(single.position)" }
      if others != expected { return "other matches encoded up to \(single.position)" }
      for id in automaton.ids where !bulk.isAlike(single, id) || !encoded.isAlike(single, id) {
        return "\(id) is elsewhere in bulk at \(single.position)"
      }
    }
    return nil
  }
}

extension BulkCase {
  private struct Stop: Error {}

  /// A closure that throws ends a bulk at the action of its match.
  private func stoppedProblem(_ automaton: CheatCode.Automaton, _ stream: [CheatCodeAction]) -> String? {
    var session = automaton.makeSession()
    let encoded = automaton.encode(stream)
    var left = Int(seed)
    var end: Int64?
    do {
      try session.perform(encoded) { match throws(Stop) in
        if left == 0 {
          end = match.end
          throw Stop()
        }
        left -= 1
      }
    } catch {
      if automaton.configuration.matchKind.reportsAtEnd, session.position != end {
        return "stopped at \(session.position) by a match that ends at \(end ?? 0)"
      }
    }
    var other = automaton.makeSession()
    for action in stream.prefix(Int(session.position)) { other.perform(action) }
    for id in automaton.ids where !session.isAlike(other, id) {
      return "stopped at \(session.position), \(id) is elsewhere"
    }
    return nil
  }

  /// Sessions performed together, each with the stream from another place on.
  private func sessionsProblem(_ automaton: CheatCode.Automaton) -> String? {
    guard !stream.isEmpty else { return nil }
    var together = (0..<sessionCount).map { automaton.makeSession(keepsUndo: $0 % 7 == Int(seed % 8)) }
    var alone = together
    for step in 0..<min(stream.count, sessionCount > 100 ? 3 : 40) {
      let actions = together.indices.map { stream[(step + $0 * (Int(seed) + 1)) % stream.count] }
      var found: [CheatCodeMatch] = []
      var places: [Int] = []
      func note(_ place: Int, _ match: CheatCodeMatch) {
        places.append(place)
        found.append(match)
      }
      // What is chosen for large sets must be right for small ones too.
      if step % 2 == 0 {
        automaton.performTogether(actions, in: &together, onMatch: note)
      } else {
        automaton.perform(actions, in: &together, onMatch: note)
      }
      let matches = zip(alone.indices, actions).map { Array(alone[$0].perform($1)) }
      let expectedPlaces = matches.enumerated().flatMap { [Int](repeating: $0.offset, count: $0.element.count) }
      if found != Array(matches.joined()) || places != expectedPlaces {
        return "step \(step) of \(sessionCount) sessions: \(found) in \(places), expected \(matches)"
      }
    }
    for (place, session) in together.enumerated() {
      for id in automaton.ids where !session.isAlike(alone[place], id) {
        return "\(id) is elsewhere in session \(place) of \(sessionCount)"
      }
    }
    return nil
  }
}

/// Matches with what was entered at their parameters.
private struct Matches: Equatable {
  private var matches: [CheatCodeMatch] = []
  private var entered: [[CheatCodeAction]] = []

  mutating func append(_ match: CheatCodeMatch) {
    matches.append(match)
    entered.append(match.parameters)
  }
}

extension CheatCode.Session {
  /// Whether a code is as far as in another session.
  fileprivate func isAlike(_ other: Self, _ id: CheatCodeID) -> Bool {
    state(of: id) == other.state(of: id) && progress(of: id) == other.progress(of: id)
  }
}

extension CheatCodeMatchKind {
  /// Whether matches are reported at the action that completes them.
  fileprivate var reportsAtEnd: Bool { self != .leftmostLongest && self != .leftmostFirst }
}
