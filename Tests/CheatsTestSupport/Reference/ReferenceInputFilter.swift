public import Cheats

/// The input filter by its definition alone: all that came is kept in a list and looked at again for every answer.
public struct ReferenceInputFilter: Sendable {
  private struct Arrival: Sendable {
    /// The action after the mapping, or nil where only time was given.
    var action: CheatCodeAction?
    var time: Duration?
    /// Whether the filter was reset before.
    var isAfterReset: Bool
  }

  private let foldsCase: Bool
  private let ignored: Set<CheatCodeAction>
  private let minimumRepeatInterval: Duration?
  private let tapWindow: Duration?
  private var arrivals: [Arrival] = []
  /// What was decided on each arrival.
  private var decisions: [CheatCodeInputDecision<CheatCodeAction>] = []
  private var isReset = false

  /// Creates a filter that folds case or not, and drops and counts what the library's filter of these options does.
  public init(
    foldsCase: Bool, ignored: Set<CheatCodeAction>, minimumRepeatInterval: Duration?, tapWindow: Duration?
  ) {
    self.foldsCase = foldsCase
    self.ignored = Set(ignored.map { Self.mapped($0, foldsCase: foldsCase) })
    self.minimumRepeatInterval = minimumRepeatInterval.map(Self.inNanoseconds)
    self.tapWindow = tapWindow.map(Self.inNanoseconds)
  }

  /// Takes the next action and decides what becomes of it.
  public mutating func receive(
    _ action: CheatCodeAction, at time: Duration?
  ) -> CheatCodeInputDecision<CheatCodeAction> {
    let action = Self.mapped(action, foldsCase: foldsCase)
    arrive(action, at: time)
    let decision = decision(on: action, arrivals.count - 1)
    decisions[arrivals.count - 1] = decision
    return decision
  }

  /// Takes a time at which there is no action.
  public mutating func pass(to time: Duration) { arrive(nil, at: time) }

  /// Forgets what has come so far, but for the latest time.
  public mutating func reset() { isReset = true }

  private mutating func arrive(_ action: CheatCodeAction?, at time: Duration?) {
    arrivals.append(Arrival(action: action, time: time.map(Self.inNanoseconds), isAfterReset: isReset))
    decisions.append(.drop)
    isReset = false
  }

  /// The time of every arrival: the first given for those before it, and never earlier than the one before.
  private var times: [Duration] {
    var latest = arrivals.lazy.compactMap(\.time).first ?? .zero
    return arrivals.map { arrival in
      latest = max(latest, arrival.time ?? latest)
      return latest
    }
  }

  /// A time as it is kept: in nanoseconds of 64 bits, rounded down, or the nearest that there are.
  private static func inNanoseconds(_ time: Duration) -> Duration { .nanoseconds(time.referenceNanoseconds) }

  private static func mapped(_ action: CheatCodeAction, foldsCase: Bool) -> CheatCodeAction {
    guard foldsCase, case .keyPress(let key) = action else { return action }
    return .keyPress(key.lowercased())
  }

  private func decision(on action: CheatCodeAction, _ index: Int) -> CheatCodeInputDecision<CheatCodeAction> {
    guard !ignored.contains(action) else { return .drop }
    let times = times
    let start = arrivals[...index].lastIndex(where: \.isAfterReset) ?? 0
    let unignored = (start..<index).filter { arrivals[$0].action.map { !ignored.contains($0) } ?? false }
    if let minimumRepeatInterval, let preceding = unignored.last, arrivals[preceding].action == action,
      Self.inNanoseconds(times[index] - times[preceding]) < minimumRepeatInterval
    {
      return .drop
    }
    let kept = unignored.last { decisions[$0] != .drop }
    if let tapWindow, action == .tap(times: 1), let kept, Self.inNanoseconds(times[index] - times[kept]) <= tapWindow {
      switch decisions[kept] {
      case .perform(.tap(let times)), .replaceLast(.tap(let times)):
        return .replaceLast(.tap(times: times == .max ? times : times + 1))
      default: break
      }
    }
    return .perform(action)
  }
}
