/// What stands between a player's hands and a session: it maps, ignores, and drops actions, and counts taps.
///
/// ```swift
/// var filter = CheatCode.InputFilter(
///   mapping: .caseFolding, ignoring: [.keyPress("Shift")],
///   minimumRepeatInterval: .milliseconds(50), tapWindow: .milliseconds(300))
/// let code = CheatCode.Definition(name: "Ex", actions: [.keyPress("E"), .keyPress("x"), .tap(times: 2)])
/// let automaton = try CheatCodeAutomaton([filter.mapped(code)])
/// var session = automaton.makeSession(keepsUndo: true)
/// session.perform(.keyPress("E"), at: .milliseconds(0), through: &filter)
/// session.perform(.keyPress("shift"), at: .milliseconds(200), through: &filter)  // ignored
/// session.perform(.keyPress("X"), at: .milliseconds(400), through: &filter)
/// session.perform(.keyPress("X"), at: .milliseconds(430), through: &filter)  // dropped: the key repeats
/// session.perform(.tap(times: 1), at: .milliseconds(800), through: &filter)
/// print(session.perform(.tap(times: 1), at: .milliseconds(950), through: &filter).count)
/// // 1
/// ```
///
/// An action goes through the parts in this order:
/// 1. It is mapped, if there is a mapping. All that follows sees what it is mapped to. The codes have to be mapped too,
///    by ``mapped(_:)-(CheatCodeDefinition<Action>)``; the actions to ignore are.
/// 2. It is dropped if it is one to ignore.
/// 3. It is dropped if it equals the preceding action that was not ignored and comes sooner than
///    ``minimumRepeatInterval`` after that arrived, kept or dropped. So a key that repeats by itself counts once for as
///    long as it is held.
/// 4. It is kept. A single tap that comes at most ``tapWindow`` after the latest kept tap makes that one tap more: it
///    replaces `tap(times: n)` by `tap(times: n + 1)`. Any other kept action ends the burst of taps; a
///    `tap(times:)` of another count is performed as it is and begins a burst.
///
/// Actions that are dropped do not end a burst, and do not prolong it either.
///
/// Times are taken as a session takes them: an action without a time comes at the latest time given or, before there is
/// any, at the first; an earlier time counts as the latest. They are kept in nanoseconds, rounded down. The filter reads
/// no clock. It is a value of its own for each player, as a session is.
public struct CheatCodeInputFilter<Action: Hashable & Sendable>: Sendable {
  /// The actions that are dropped, as they are after the mapping.
  public let ignored: Set<Action>
  /// How soon after an action an equal one is dropped, or nil when none is.
  public let minimumRepeatInterval: Duration?
  /// How long after a tap the next one still makes it a double tap, and so on, or nil when taps are not counted.
  public let tapWindow: Duration?
  private let mapping: CheatCodeActionMapping<Action>?
  private let tapCounter: TapCounter<Action>?
  private var clock = StreamClock()
  /// The preceding action that was not ignored, and when it arrived; kept only where repeated ones are dropped.
  private var previous: (action: Action, time: Nanoseconds)?
  /// The number of taps in the latest kept action, and when it came, if that was a tap.
  private var burst: (count: UInt, time: Nanoseconds)?

  /// Creates a filter that maps, ignores and drops what is asked for, and by default lets every action through.
  ///
  /// - Parameters:
  ///   - mapping: What every action of the stream, and of the codes, is taken for.
  ///   - ignored: The actions to drop.
  ///   - minimumRepeatInterval: How soon after an action an equal one is dropped.
  /// - Precondition: The interval is not negative.
  public init(
    mapping: CheatCodeActionMapping<Action>? = nil,
    ignoring ignored: Set<Action> = [],
    minimumRepeatInterval: Duration? = nil
  ) {
    self.init(
      mapping: mapping, ignoring: ignored, minimumRepeatInterval: minimumRepeatInterval, tapWindow: nil,
      tapCounter: nil)
  }

  init(
    mapping: CheatCodeActionMapping<Action>?, ignoring ignored: Set<Action>, minimumRepeatInterval: Duration?,
    tapWindow: Duration?, tapCounter: TapCounter<Action>?
  ) {
    if let minimumRepeatInterval, minimumRepeatInterval < .zero {
      fatalError("minimumRepeatInterval must not be negative")
    }
    if let tapWindow, tapWindow < .zero { fatalError("tapWindow must not be negative") }
    self.mapping = mapping
    self.ignored = mapping.map { mapping in Set(ignored.map { mapping($0) }) } ?? ignored
    self.minimumRepeatInterval = minimumRepeatInterval
    self.tapWindow = tapWindow
    self.tapCounter = tapCounter
  }

  /// Whether times make a difference.
  var isTimed: Bool { minimumRepeatInterval != nil || tapWindow != nil }

  /// Takes the next action of the stream and decides what becomes of it.
  ///
  /// ```swift
  /// var filter = CheatCode.InputFilter(tapWindow: .milliseconds(300))
  /// print(filter.receive(.tap(times: 1), at: .milliseconds(0)))  // perform(single tap)
  /// print(filter.receive(.tap(times: 1), at: .milliseconds(200)))  // replaceLast(double tap)
  /// print(filter.receive(.tap(times: 1), at: .milliseconds(501)))  // perform(single tap)
  /// ```
  ///
  /// - Parameters:
  ///   - action: What the player did, not mapped yet.
  ///   - time: When, or nil for the latest time that the filter was given.
  /// - Returns: What is to be performed; ``CheatCodeSession/apply(_:at:)`` does it.
  /// - Complexity: O(1) hash look-ups.
  public mutating func receive(_ action: Action, at time: Duration? = nil) -> CheatCodeInputDecision<Action> {
    pass(to: time)
    let action = mapped(action)
    guard !ignored.contains(action), !isRepeated(action) else { return .drop }
    return keep(action)
  }

  /// Forgets what has come so far, so that nothing repeats it or adds a tap to it; the latest time stays.
  ///
  /// Do this when the session is reset, when its latest action is taken back, or when an action is performed that did
  /// not come through the filter.
  public mutating func reset() {
    previous = nil
    burst = nil
  }

  /// What an action is taken for.
  public func mapped(_ action: Action) -> Action { mapping?(action) ?? action }

  /// Lets time pass, unless it is nil.
  mutating func pass(to time: Duration?) {
    guard let time, case .started = clock.advance(to: Nanoseconds(time)) else { return }
    // What came before the first time came then.
    previous?.time = clock.now
    burst?.time = clock.now
  }

  private mutating func isRepeated(_ action: Action) -> Bool {
    guard let minimumRepeatInterval else { return false }
    defer { previous = (action, clock.now) }
    guard let previous, previous.action == action else { return false }
    return clock.now - previous.time < Nanoseconds(minimumRepeatInterval)
  }

  private mutating func keep(_ action: Action) -> CheatCodeInputDecision<Action> {
    guard let tapWindow, let tapCounter, let count = tapCounter.count(action) else {
      burst = nil
      return .perform(action)
    }
    guard count == 1, let latest = burst, clock.now - latest.time <= Nanoseconds(tapWindow) else {
      burst = (count, clock.now)
      return .perform(action)
    }
    let taps = latest.count == .max ? .max : latest.count + 1
    burst = (taps, clock.now)
    return .replaceLast(tapCounter.action(taps))
  }
}
