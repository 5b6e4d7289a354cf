import Cheats

/// A game that is nothing but its codes: the stream of the player, and all that the screen shows of it.
///
/// It knows no terminal and reads no clock: keys and times are given from outside.
struct PlayModel {
  /// The codes as the files have them, before what is switched on.
  private let definitions: [CheatCodeDefinition<CheatCodeAction>]
  private let configuration: CheatCodeConfiguration
  private let mapping: CheatCodeActionMapping<CheatCodeAction>?
  /// The number of steps of the longest code.
  let longest: Int
  private(set) var settings: PlaySettings
  /// The codes with the limits that are switched on, in order of registration.
  private(set) var limited: [CheatCodeDefinition<CheatCodeAction>] = []
  private(set) var session: CheatCode.Session
  /// How often each code was completed, whatever was switched meanwhile.
  private(set) var counts: [CheatCodeID: Int] = [:]
  /// When the codes that were completed last were completed.
  private(set) var flashes: [CheatCodeID: Duration] = [:]
  /// The codes that stand before the others: those that were just completed, then those in progress.
  private(set) var front: [CheatCodeID] = []
  /// The latest actions, each with its time.
  private(set) var history: ActionHistory
  private(set) var now = Duration.zero
  private(set) var showsHints = false
  /// The number of codes above the first that is shown.
  var scroll = 0

  /// How long a completed code stands first and flashes.
  static let flashTime = Duration.milliseconds(1500)
  /// How long it has one look before the other.
  static let flashPhase = Duration.milliseconds(250)
  /// More codes in progress than that are not put into order; nobody scrolls so far.
  private static let frontLimit = 1000

  /// Begins a game.
  ///
  /// - Throws: ``CommandFailure/input(_:)`` when the set is refused.
  init(
    _ definitions: [CheatCodeDefinition<CheatCodeAction>], _ configuration: CheatCodeConfiguration,
    mapping: CheatCodeActionMapping<CheatCodeAction>? = nil
  ) throws(CommandFailure) {
    self.definitions = definitions
    self.configuration = configuration
    self.mapping = mapping
    settings = PlaySettings(matchKind: configuration.matchKind, isAnchored: configuration.isAnchored)
    session = try CheatCode.Automaton.compiled(definitions, configuration).makeSession(keepsUndo: true)
    limited = settings.apply(to: definitions, defaults: configuration)
    longest = definitions.lazy.map { $0.actions.count + $0.parameters.count }.max() ?? 0
    history = ActionHistory(limit: longest)
  }

  var automaton: CheatCode.Automaton { session.automaton }

  /// Changes what is switched on; the stream begins afresh.
  mutating func change(_ change: (inout PlaySettings) -> Void) throws(CommandFailure) {
    change(&settings)
    limited = settings.apply(to: definitions, defaults: configuration)
    var configuration = configuration
    configuration.matchKind = settings.matchKind
    configuration.isAnchored = settings.isAnchored
    if settings.matchKind != .leftmostLongest, settings.matchKind != .leftmostFirst { configuration.holdLimit = nil }
    session = try CheatCode.Automaton.compiled(limited, configuration).makeSession(keepsUndo: true)
    flashes = [:]
    history = ActionHistory(limit: longest)
    session.advance(to: now)
    refresh()
  }

  mutating func toggleHints() { showsHints.toggle() }

  mutating func perform(_ action: CheatCodeAction) {
    let action = mapping?(action) ?? action
    history.append(action, at: now)
    // The call and what is made of its result may not use the model at the same time.
    let matches = session.perform(action, at: now)
    record(matches)
  }

  /// Lets time pass, up to which codes fall back and held matches are delivered.
  mutating func pass(to time: Duration) {
    now = max(now, time)
    let matches = session.advance(to: now)
    record(matches)
  }

  mutating func flush() {
    let matches = session.flush(at: now)
    record(matches)
  }

  mutating func removeLast() {
    if session.removeLast() { history.removeLast() }
    refresh()
  }

  mutating func reset() {
    session.reset()
    history.removeAll()
    flashes = [:]
    refresh()
  }

  private mutating func record(_ matches: CheatCodeMatches) {
    for match in matches {
      counts[match.code, default: 0] += 1
      flashes[match.code] = now
    }
    refresh()
  }

  private mutating func refresh() {
    flashes = flashes.filter { now - $0.value < Self.flashTime }
    front = flashes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for code in session.codesInProgress().prefix(Self.frontLimit) where flashes[code.id] == nil {
      front.append(code.id)
    }
    scroll = min(scroll, max(automaton.count - 1, 0))
  }
}
