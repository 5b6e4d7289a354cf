import AhoCorasick

/// Collects what a snapshot holds.
struct SnapshotWriter<Action: Hashable & Sendable> {
  private let session: CheatCodeSession<Action>
  private var snapshot: CheatCodeSession<Action>.Snapshot
  private var places: [Action: Int] = [:]
  private var codes: [PatternID: SnapshotCode] = [:]

  /// No more codes that are only in progress are named, so that a snapshot over very many codes stays small.
  private static var mostInProgress: Int { 64 }

  init(_ session: CheatCodeSession<Action>) {
    self.session = session
    let configuration = session.automaton.configuration
    snapshot = CheatCodeSession.Snapshot(
      identifier: configuration.identifier, matchKind: configuration.matchKind, isAnchored: configuration.isAnchored,
      position: session.position, hasTime: session.time != nil, timeReversals: session.timeReversals)
  }

  /// The snapshot, its codes in order of registration.
  func finish() -> CheatCodeSession<Action>.Snapshot {
    var result = snapshot
    result.codes = codes.sorted { $0.key < $1.key }.map(\.value)
    return result
  }

  /// Writes something that a code has of its own.
  mutating func update(_ pattern: PatternID, _ body: (inout SnapshotCode) -> Void) {
    var code = codes[pattern] ?? newCode(pattern)
    body(&code)
    codes[pattern] = code
  }

  private mutating func newCode(_ pattern: PatternID) -> SnapshotCode {
    let set = session.automaton.codes
    var code = SnapshotCode(pattern, in: set)
    // Of two codes of a hostile compiled set that have one name, or a name that cannot be looked up, nothing is restored.
    if let name = set.names.name(of: pattern), set.names.pattern(named: name) == pattern { code.name = name }
    if code.name == nil {
      code.place = pattern.index
      code.opening = (0..<min(SnapshotCode.openingLength, set.engine.length(of: pattern))).map {
        place(of: session.automaton.alphabet.action(for: set.engine.symbol(of: pattern, at: $0)))
      }
    }
    return code
  }

  /// The place of an action in the list of distinct ones, which it is added to where it is new.
  private mutating func place(of action: Action) -> Int {
    if let place = places[action] { return place }
    places[action] = snapshot.actions.count
    snapshot.actions.append(action)
    return snapshot.actions.count - 1
  }

  /// Names the codes that are in progress, those closest to completion first.
  mutating func writeProgress() {
    let set = session.automaton.codes
    guard !set.names.isEmpty else { return }
    for code in CheatCodesInProgress(session.core, includesSecret: true).prefix(Self.mostInProgress) {
      guard let pattern = set.pattern(for: code.id), set.names.name(of: pattern) != nil else { continue }
      update(pattern) { $0.progress = code.progress }
    }
  }

  /// Writes how often codes were completed.
  mutating func write(_ completions: [CheatCodeID: CheatCodeCompletions]) {
    let (set, position, time) = (session.automaton.codes, session.position, session.time)
    for (id, own) in completions {
      guard let pattern = set.pattern(for: id), let lastEnd = own.lastEnd else { continue }
      let age = own.lastTime.flatMap { last in time.map { Nanoseconds($0).age(of: Nanoseconds(last)) } }
      update(pattern) {
        $0.completions = SnapshotCompletions(count: own.count, last: position - lastEnd, age: age)
      }
    }
  }

  private mutating func writeEnabled(_ disabled: CodeBits) {
    let atFirst = session.automaton.codes.disabled
    disabled.forEachDifference(from: atFirst) { index in
      update(PatternID(index)) { $0.isEnabled = !disabled[index] }
    }
  }
}

extension SnapshotWriter {
  /// Writes a stream.
  mutating func write(_ stream: StreamTracker) {
    var passage = SnapshotPassage(count: stream.position - stream.floor)
    let past = stream.pastForSnapshot
    var times: ContiguousArray<Nanoseconds> = []
    var start = stream.position - Int64(past.count)
    for (offset, action) in past.enumerated() {
      let place = place(of: action.symbol, at: start + Int64(passage.actions.count))
      // A match that an edit has freed waits for the next step, across any action.
      if let place = place ?? (stream.held == nil ? nil : SnapshotPassage.unknown) {
        passage.actions.append(place)
        times.append(action.time)
      } else {
        // No code is in progress across an action that is in none, and that no parameter accepted.
        start = stream.position - Int64(past.count - offset - 1)
        passage.actions = []
        times = []
      }
    }
    let entered = placesOfEntered(in: stream, before: start)
    let earliest = times.first ?? stream.history.last?.time ?? stream.clock.now
    passage.actions.insert(contentsOf: entered, at: 0)
    times.insert(contentsOf: repeatElement(earliest, count: entered.count), at: 0)
    passage.ages = ages(of: times, at: stream.clock.now)
    if passage.actions.isEmpty, passage.count > 0 {
      passage.idle = stream.history.last.map { stream.clock.now.age(of: $0.time) }
    }
    while stream.position + Int64(passage.takenBack) < stream.lastEntered,
      let place = place(of: .unknown, at: stream.position + Int64(passage.takenBack))
    {
      passage.actions.append(place)
      passage.takenBack += 1
    }
    snapshot.passages = [passage]
    writeEnabled(stream.disabled)
    for (pattern, floor) in stream.floorsForSnapshot(from: start) {
      update(pattern) { $0.floor = stream.position - floor }
    }
    for report in stream.reports {
      update(stream.codes.engine.pattern(at: report.rank)) { $0.matched = stream.position - report.end }
    }
    for pattern in stream.pending.patterns where stream.undeliveredStart(of: pattern) != nil {
      update(pattern) { $0.isWaiting = true }
    }
  }

  /// What was entered in a match that had waited for long before an edit freed it, in front of what is followed.
  ///
  /// Nothing asks when that was.
  private mutating func placesOfEntered(in stream: StreamTracker, before start: Int64) -> [Int] {
    let first = stream.firstEntered
    var places: [Int] = []
    while start - Int64(places.count) > first, let place = place(of: .unknown, at: start - Int64(places.count) - 1) {
      places.append(place)
    }
    return places.reversed()
  }

  /// The place of the action that was performed at a position, or nil where it is known no more.
  private mutating func place(of symbol: Symbol, at position: Int64, from start: Int64? = nil) -> Int? {
    if let action = session.entered?.action(at: position, from: start ?? position) { return place(of: action) }
    return symbol == .unknown ? nil : place(of: session.automaton.alphabet.action(for: symbol))
  }
}

extension SnapshotWriter {
  /// How long ago actions were performed, or none where all were performed just now.
  private func ages(of times: ContiguousArray<Nanoseconds>, at now: Nanoseconds) -> [SnapshotAge] {
    times.allSatisfy { $0 == now } ? [] : times.map { now.age(of: $0) }
  }
}

extension SnapshotWriter {
  /// Writes the attempts of an anchored set.
  mutating func write(_ tracker: AttemptTracker) {
    writeEnabled(tracker.disabled)
    var numbers: [Int: Int] = [:]
    for index in tracker.madeAttempts {
      numbers[index] = snapshot.passages.count
      snapshot.passages.append(passage(of: index, in: tracker))
      tracker.forEachEnding(attempt: index) { pattern in
        if tracker.state(of: pattern) == .matched { update(pattern) { $0.matched = 0 } }
      }
    }
    for (pattern, index) in tracker.attemptOfCode { update(pattern) { $0.attempt = numbers[index] } }
  }

  private mutating func passage(of index: Int, in tracker: AttemptTracker) -> SnapshotPassage {
    let attempt = tracker.attempts[index]
    var passage = SnapshotPassage(count: tracker.position - attempt.start)
    let path = tracker.codes.engine.path(of: attempt.state)
    var times: ContiguousArray<Nanoseconds> = []
    for offset in 0..<tracker.deepestProgress(attempt: index) {
      let symbol = offset < path.count ? path[offset] : .unknown
      let position = attempt.start + Int64(offset)
      guard let place = place(of: symbol, at: position, from: attempt.start) else { break }
      passage.actions.append(place)
      // Moments are kept while codes have limits; of what is behind them no limit asks.
      if let moment = offset < attempt.moments.count ? attempt.moments[offset] : attempt.moments.last {
        times.append(moment.time)
      }
    }
    passage.ages = ages(of: times, at: tracker.clock.now)
    return passage
  }
}
