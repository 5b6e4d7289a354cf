import AhoCorasick

/// One player's stream, as far as it does not depend on the type of the actions.
///
/// As long as nothing but the codes and the actions counts, a place in the automaton and two numbers are all there is.
/// What needs more (kinds that spend or hold, limits, parameters, undo, codes that are reset or disabled by themselves)
/// is followed in the long form, which is made when it is first needed.
struct SessionCore: Sendable {
  let codes: CompiledSet
  /// Where the short form stands in the automaton.
  var cursor = Cursor()
  /// The number of actions of the short form.
  var position: Int64 = 0
  /// The floor of the short form: the position of the latest reset.
  private(set) var floor: Int64 = 0
  /// The long form; one element or none, so that the short form stays small and copies share it.
  private(set) var tracker: ContiguousArray<StreamTracker> = []
  /// The form of anchored sets; one element or none.
  private(set) var attempts: ContiguousArray<AttemptTracker> = []
  /// Whether the short form is in use.
  private(set) var isShort: Bool

  init(_ codes: CompiledSet, keepsUndo: Bool, position: Int64 = 0) {
    self.codes = codes
    self.position = position
    floor = position
    isShort = codes.isPlain && !keepsUndo
    if codes.configuration.isAnchored {
      var attempts = AttemptTracker(codes, keepsUndo: keepsUndo)
      attempts.position = position
      attempts.reset()
      self.attempts = [attempts]
    } else if !isShort {
      var tracker = StreamTracker(codes, keepsUndo: keepsUndo)
      tracker.position = position
      tracker.reset()
      self.tracker = [tracker]
    }
  }

  init(_ tracker: StreamTracker) {
    codes = tracker.codes
    isShort = false
    self.tracker = [tracker]
  }

  init(_ attempts: AttemptTracker) {
    codes = attempts.codes
    isShort = false
    self.attempts = [attempts]
  }

  /// The number of actions so far.
  var count: Int64 { isShort ? position : attempts.first?.position ?? tracker[0].position }

  /// Where the first match starts that waits, or that may wait again.
  var firstWaiting: Int64 { tracker.first?.firstWaiting ?? .max }

  /// Whether the latest step was an action, so that what was reported before it would be again if it were taken back.
  var isLatestStepAction: Bool { tracker.first?.undo?.isLatestStepAction ?? true }

  /// The position behind the last action that a reported match refers to, which can have been taken back.
  var lastEntered: Int64 { tracker.first?.lastEntered ?? 0 }

  /// Performs one action.
  mutating func perform(_ symbol: Symbol) -> CheatCodeMatches {
    isShort ? performShort(symbol) : CheatCodeMatches(performAtLength(symbol, at: nil))
  }

  /// Performs one action in the short form.
  @inline(__always)
  mutating func performShort(_ symbol: Symbol) -> CheatCodeMatches {
    let matches = codes.engine.advance(&cursor, symbol)
    position += 1
    return matches.isEmpty ? CheatCodeMatches() : CheatCodeMatches(codes, matches, end: position)
  }

  /// Performs one action in a form that is not the short one.
  mutating func performAtLength(_ symbol: Symbol, at time: Nanoseconds?) -> ContiguousArray<CheatCodeMatch> {
    guard attempts.isEmpty else { return attempts[0].perform(symbol, at: time) }
    let matches = tracker[0].perform(symbol, at: time)
    if codes.isPlain { shorten() }
    return matches
  }

  /// Starts the stream afresh.
  mutating func reset() {
    if isShort {
      cursor = Cursor()
      floor = position
    } else if attempts.isEmpty {
      tracker[0].reset()
      shorten()
    } else {
      attempts[0].reset()
    }
  }

  /// Goes over to the long form, where it is not in use already.
  mutating func lengthen() {
    guard isShort else { return }
    tracker = [longForm]
    isShort = false
  }

  /// Goes back to the short form, where it says all there is to say.
  mutating func shorten() {
    guard codes.isPlain, tracker[0].isShort else { return }
    (cursor, position, floor) = (tracker[0].cursor, tracker[0].position, tracker[0].floor)
    tracker = []
    isShort = true
  }

  /// What the long form would be.
  private var longForm: StreamTracker {
    var long = StreamTracker(codes, keepsUndo: false)
    (long.cursor, long.position, long.floor) = (cursor, position, floor)
    long.reported = .ending
    return long
  }

  /// Asks the long form, without going over to it.
  func withTracker<Result>(_ body: (StreamTracker) -> Result) -> Result {
    isShort ? body(longForm) : body(tracker[0])
  }

  /// Changes the long form, or the anchored one.
  mutating func update<Result>(
    _ stream: (inout StreamTracker) -> Result, anchored: (inout AttemptTracker) -> Result
  ) -> Result {
    guard attempts.isEmpty else { return anchored(&attempts[0]) }
    lengthen()
    return stream(&tracker[0])
  }

  /// Asks the long form, or the anchored one.
  func query<Result>(_ stream: (StreamTracker) -> Result, anchored: (AttemptTracker) -> Result) -> Result {
    attempts.isEmpty ? withTracker(stream) : anchored(attempts[0])
  }
}
