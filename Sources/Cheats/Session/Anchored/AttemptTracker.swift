import AhoCorasick

/// One player's stream where every code must begin at the latest reset: of the stream, or its own.
///
/// Codes that were reset together make one attempt. An attempt is a walk down the trie without failure links: it is
/// alive as long as its state is as deep as it has actions, and its state then stays where it left the trie.
///
/// ```
/// codes    abc, abd, b        reset │ a b x y      the attempt's state is "a b": abc and abd are 2 actions far and
///                                                  not matched, b is 0 actions far and not matched
/// ```
struct AttemptTracker: Sendable {
  private(set) var codes: CompiledSet
  /// The number of actions so far.
  var position: Int64 = 0
  var clock = StreamClock()
  var disabled: CodeBits
  /// The attempt of the codes that have no other, and those of codes that were reset by themselves.
  private(set) var attempts: ContiguousArray<Attempt>
  /// The attempts of the codes that were reset by themselves.
  private(set) var attemptOfCode: [PatternID: Int] = [:]
  /// The number of actions that can be taken back, or nil where none is ever.
  var undoable: Int?

  /// What was performed since a reset.
  struct Attempt: Sendable {
    /// The number of actions before the attempt.
    var start: Int64
    var state = StateID.root
    /// The first actions, as many as the longest code has, where codes have parameters; else empty.
    var actions: ContiguousArray<Symbol> = []
    /// When each of them was performed, where codes have limits; else empty.
    var moments: ContiguousArray<Moment> = []
    /// The number of codes that were reset by themselves and make this attempt.
    var members = 0
  }

  /// When an action of an attempt was performed, and the greatest gap up to it.
  struct Moment: Sendable {
    var time: Nanoseconds
    var greatestGap: Nanoseconds
  }

  init(_ codes: CompiledSet, keepsUndo: Bool) {
    self.codes = codes
    disabled = codes.disabled
    attempts = [Attempt(start: 0)]
    undoable = keepsUndo ? 0 : nil
  }

  /// The attempt that a code makes.
  func attempt(of pattern: PatternID) -> Attempt {
    attempts[attemptOfCode.isEmpty ? 0 : attemptOfCode[pattern] ?? 0]
  }

  /// Whether a code makes the attempt at a place of the list.
  func makes(_ pattern: PatternID, attempt index: Int) -> Bool {
    (attemptOfCode.isEmpty ? 0 : attemptOfCode[pattern] ?? 0) == index
  }

  /// The places of the attempts that codes make; the first one is that of all codes that have no other.
  var madeAttempts: [Int] { attempts.indices.filter { $0 == 0 || attempts[$0].members > 0 } }

  /// The number of actions of an attempt.
  func count(_ attempt: Attempt) -> Int64 { max(position - attempt.start, 0) }

  /// Whether the actions of an attempt are all on one path of the trie.
  func isOnPath(_ attempt: Attempt) -> Bool { Int64(codes.engine.depth(of: attempt.state)) == count(attempt) }

  /// Starts every code's attempt afresh.
  mutating func reset() {
    attempts = [Attempt(start: position)]
    attemptOfCode = [:]
    if undoable != nil { undoable = 0 }
  }

  /// Starts a code's attempt afresh.
  mutating func reset(_ pattern: PatternID) {
    if let old = attemptOfCode.removeValue(forKey: pattern) { attempts[old].members -= 1 }
    guard attempts[0].start != position else { return }
    let index = attempts.indices.dropFirst().first { attempts[$0].start == position && attempts[$0].members > 0 }
    let place = index ?? attempts.indices.dropFirst().first { attempts[$0].members == 0 } ?? attempts.count
    if place == attempts.count {
      attempts.append(Attempt(start: position))
    } else if index == nil {
      attempts[place] = Attempt(start: position)
    }
    attempts[place].members += 1
    attemptOfCode[pattern] = place
  }

  /// Matches a code, or no longer does.
  mutating func setEnabled(_ isEnabled: Bool, _ pattern: PatternID) {
    guard disabled[pattern.index] == isEnabled else { return }
    disabled[pattern.index] = !isEnabled
    if isEnabled { reset(pattern) }
  }

  /// Goes over to another set, which shares some of the codes.
  mutating func renumber(_ change: SetChange) {
    for index in attempts.indices {
      let path = codes.engine.path(of: attempts[index].state)
      attempts[index].state = .root
      for symbol in path {
        guard let next = change.new.engine.child(of: attempts[index].state, change.symbol(symbol)) else { break }
        attempts[index].state = next
      }
      attempts[index].actions = ContiguousArray(attempts[index].actions.map(change.symbol))
      attempts[index].members = 0
    }
    var renumbered: [PatternID: Int] = [:]
    for (pattern, attempt) in attemptOfCode {
      guard let pattern = change.pattern(pattern) else { continue }
      renumbered[pattern] = attempt
      attempts[attempt].members += 1
    }
    attemptOfCode = renumbered
    codes = change.new
  }

  /// Takes over attempts, the first of which is that of the codes that make none by themselves.
  mutating func setAttempts(_ attempts: ContiguousArray<Attempt>, _ attemptOfCode: [PatternID: Int]) {
    self.attempts = attempts
    self.attemptOfCode = attemptOfCode
    for attempt in attemptOfCode.values { self.attempts[attempt].members += 1 }
  }

  /// Changes each attempt that some code makes.
  mutating func updateAttempts(_ body: (inout Attempt, Int) -> Void) {
    for index in attempts.indices where index == 0 || attempts[index].members > 0 { body(&attempts[index], index) }
  }
}
