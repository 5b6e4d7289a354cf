import Cheats

/// The input filter by its definition alone: all that came is kept in a list and looked at again for every answer.
struct ReferenceInputFilter {
  struct Arrival {
    /// The action, or nil where only time was given.
    var action: CheatCodeAction?
    var time: Duration?
    /// Whether the filter was reset before.
    var isAfterReset: Bool
  }

  var foldsCase = false
  var ignored: Set<CheatCodeAction> = []
  var minimumRepeatInterval: Duration?
  var tapWindow: Duration?
  private var arrivals: [Arrival] = []
  private var isReset = false

  init(
    foldsCase: Bool, ignored: Set<CheatCodeAction>, minimumRepeatInterval: Duration?, tapWindow: Duration?
  ) {
    self.foldsCase = foldsCase
    self.ignored = ignored
    self.minimumRepeatInterval = minimumRepeatInterval
    self.tapWindow = tapWindow
  }

  mutating func receive(_ action: CheatCodeAction, at time: Duration?) -> CheatCodeInputDecision<CheatCodeAction> {
    arrive(action, at: time)
    return decisions.last ?? .drop
  }

  mutating func pass(to time: Duration) { arrive(nil, at: time) }

  mutating func reset() { isReset = true }

  private mutating func arrive(_ action: CheatCodeAction?, at time: Duration?) {
    arrivals.append(Arrival(action: action, time: time, isAfterReset: isReset))
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

  private func mapped(_ action: CheatCodeAction) -> CheatCodeAction {
    guard foldsCase, case .keyPress(let key) = action else { return action }
    return .keyPress(key.lowercased())
  }

  private var decisions: [CheatCodeInputDecision<CheatCodeAction>] {
    let times = times
    let ignored = Set(ignored.map(mapped))
    var decisions: [CheatCodeInputDecision<CheatCodeAction>] = []
    for (index, arrival) in arrivals.enumerated() {
      guard let action = arrival.action.map(mapped), !ignored.contains(action) else {
        decisions.append(.drop)
        continue
      }
      let start = arrivals[...index].lastIndex(where: \.isAfterReset) ?? 0
      let unignored = (start..<index).filter { arrivals[$0].action.map { !ignored.contains(mapped($0)) } ?? false }
      if let minimumRepeatInterval, let preceding = unignored.last, arrivals[preceding].action.map(mapped) == action,
        times[index] - times[preceding] < minimumRepeatInterval
      {
        decisions.append(.drop)
        continue
      }
      let kept = unignored.last { decisions[$0] != .drop }
      if let tapWindow, action == .tap(times: 1), let kept, times[index] - times[kept] <= tapWindow {
        switch decisions[kept] {
        case .perform(.tap(let times)), .replaceLast(.tap(let times)):
          decisions.append(.replaceLast(.tap(times: times + 1)))
          continue
        default: break
        }
      }
      decisions.append(.perform(action))
    }
    return decisions
  }
}
