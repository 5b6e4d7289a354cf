import Cheats
import CheatsNotation

/// What is shown of one code.
struct PlayRow: Hashable {
  var name: String
  var progress: Int
  var length: Int
  /// The state in a word, or that the match is held.
  var state: String
  /// What comes next, in notation.
  var next: String
  /// The time after which the progress falls back or the held match is delivered, or nil for none.
  var timeLeft: Duration?
  var count: Int
  /// How long ago the code was completed, or nil when that is long ago.
  var flash: Duration?
}

extension PlayModel {
  /// The code that stands at a place, the first at 0: those in front, then all others in order of registration.
  ///
  /// - Complexity: O(*f* log *f*), where *f* is the number of codes in front.
  func codes(at places: Range<Int>) -> [CheatCodeID] {
    let places = places.clamped(to: 0..<automaton.count)
    let leading = front.dropFirst(places.lowerBound).prefix(places.count)
    let inOrder = front.sorted()
    return leading
      + (max(places.lowerBound, front.count)..<max(places.upperBound, front.count)).map { place in
        var index = place - front.count
        for id in inOrder where Int(id.rawValue) <= index { index += 1 }
        return automaton.ids[index]
      }
  }

  func row(of id: CheatCodeID) -> PlayRow {
    let isHeld = isHeld(id)
    let state = session.state(of: id)
    return PlayRow(
      name: automaton.title(of: id), progress: session.progress(of: id), length: automaton.length(of: id),
      state: isHeld ? "held" : session.isEnabled(id) ? state.description : "disabled",
      next: session.nextStep(of: id).map(Self.text) ?? "", timeLeft: timeLeft(of: id), count: counts[id] ?? 0,
      flash: flashes[id].map { now - $0 })
  }

  /// The actions that would bring a code further, in notation.
  var hints: String {
    let actions = session.nextActions()
    return actions.isEmpty ? "none" : CheatCodeNotation.text(for: actions.prefix(40))
  }

  private func isHeld(_ id: CheatCodeID) -> Bool { session.heldMatch?.code == id }

  /// The time after which the progress of a code falls back or its held match is delivered, or nil for none.
  ///
  /// A code in progress is in the stream's last actions, as many as its progress.
  private func timeLeft(of id: CheatCodeID) -> Duration? {
    if isHeld(id) { return session.nextDeadline.map { max($0 - now, .zero) } }
    let progress = session.progress(of: id)
    guard session.state(of: id) == .matching, progress > 0, progress < automaton.length(of: id) else { return nil }
    let definition = limited[Int(id.rawValue)]
    var ends: [Duration] = []
    if case .atMost(let gap) = definition.maximumGap, let last = history.time(before: 0) { ends.append(last + gap) }
    if case .atMost(let limit) = definition.timeLimit, let first = history.time(before: progress - 1) {
      ends.append(first + limit)
    }
    return ends.min().map { max($0 - now, .zero) }
  }

  private static func text(_ step: CheatCodeParameter<CheatCodeAction>) -> String {
    if case .oneOf(let actions) = step, actions.count == 1 { return CheatCodeNotation.text(for: actions) }
    return CheatCodeNotation.text(for: CheatCodeSteps(parameters: [step]))
  }
}

extension PlayModel {
  /// How long nothing will change on the screen by itself, or nil for as long as no key comes.
  var timeToChange: Duration? {
    var times: [Duration] = []
    if !flashes.isEmpty { times.append(Self.flashPhase) }
    if let deadline = session.nextDeadline { times.append(max(deadline - now, .zero)) }
    // A second is shown with one digit behind the point.
    if isCountingDown { times.append(.milliseconds(100)) }
    return times.min()
  }

  private var isCountingDown: Bool { front.contains { timeLeft(of: $0) != nil } }
}
