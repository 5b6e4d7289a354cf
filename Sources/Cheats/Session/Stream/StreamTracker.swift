import AhoCorasick

/// One player's stream, as far as more is needed to follow it than a state of the automaton.
///
/// The state is always that of the actions behind the floor: its path is the longest end of them that begins a code. So
/// every code in progress is found on its chain of failure links, and what a match spends is spent by climbing it.
///
/// ```
/// actions   a b c a b | a b d a b         floor 5, position 10
///                           └─────┘       the state's path is "d a b" or an end of it
/// ```
///
/// Codes that share no rule of their own share everything: only a code that was reset, changed or disabled by itself has
/// an entry of its own, and it is forgotten when it no longer matters.
struct StreamTracker: Sendable {
  let codes: CompiledSet
  /// Where the stream stands in the automaton.
  var cursor = Cursor()
  /// The number of actions so far.
  var position: Int64 = 0
  /// How many leading actions no longer count for any code.
  var floor: Int64 = 0
  var clock = StreamClock()
  /// The latest actions, where a kind, a limit or undo looks back; else empty.
  var history = PositionWindow<PastAction>()
  var gaps = GapIndex()
  var codeFloors = CodeFloors()
  var disabled: CodeBits
  /// The codes whose parameters are being entered.
  var tails: ContiguousArray<ParameterTail> = []
  /// The codes whose parameters the latest action completed.
  var completedTails: ContiguousArray<ParameterTail> = []
  var pending = PendingMatches(lower: 0)
  var reported = ReportedCodes.none
  var undo: UndoLog?

  /// One action of the past and when it was performed.
  struct PastAction: Sendable {
    var symbol: Symbol
    var time: Nanoseconds
  }

  /// A code whose actions before its parameters are complete.
  struct ParameterTail: Hashable, Sendable {
    var pattern: PatternID
    var start: Int64
  }

  init(_ codes: CompiledSet, keepsUndo: Bool) {
    self.codes = codes
    disabled = codes.disabled
    undo = keepsUndo ? UndoLog(floor: floor) : nil
  }

  /// The state of the automaton.
  var state: StateID { codes.engine.state(at: cursor) }

  /// Whether the latest actions are remembered.
  var keepsHistory: Bool {
    undo != nil || codes.blockers != nil || !codes.limits.isEmpty || !codes.parameters.isEmpty
  }

  /// Whether the state and the floor say all there is to say, after an action or a reset.
  var isShort: Bool {
    undo == nil && !clock.isStarted && disabled.onCount == 0 && codeFloors.isEmpty && !hasOwnReports
  }

  /// Whether the latest step reported other codes than those that the stream ends with.
  private var hasOwnReports: Bool {
    guard case .some(let reports) = reported else { return false }
    return reports.contains { $0.end != position }
      || reports.isEmpty != codes.engine.matches(at: cursor).isEmpty
  }

  /// How many of the latest actions are remembered: as many as any code can reach back to from where undo can go to.
  var keptHistory: Int64 { keepsHistory ? (undo == nil ? reach : 2 * reach) : 0 }

  /// How many of the latest actions any code can reach back to.
  var reach: Int64 { Int64(codes.longest) }

  /// How many leading actions no longer count for a code, whatever the time.
  func movedFloor(of pattern: PatternID) -> Int64 {
    max(floor, codeFloors[pattern] ?? 0)
  }

  /// How many leading actions no longer count for a code at a time.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the longest code.
  func floor(of pattern: PatternID, at time: Nanoseconds) -> Int64 {
    max(movedFloor(of: pattern), limitFloor(codes.limits[pattern], at: time))
  }

  /// How many leading actions are too old for limits at a time.
  func limitFloor(_ limits: CodeLimits.Pair, at time: Nanoseconds) -> Int64 {
    guard !limits.isUnlimited, position > history.lower else { return 0 }
    if limits.gap < time - history[position - 1].time { return position }
    let behindGap = gaps.latest(over: limits.gap) ?? 0
    guard limits.time != .unlimited else { return behindGap }
    let firstYoung = history.firstPosition { time - $0.time <= limits.time }
    return max(behindGap, min(firstYoung, position))
  }
}
