import Cheats
import CheatsNotation

extension PlayModel {
  /// Does what a key means, at a time.
  ///
  /// - Parameter page: The number of codes that a screen shows.
  /// - Returns: Whether the game goes on.
  /// - Throws: ``CommandFailure/input(_:)`` when the set is refused as it is switched.
  mutating func press(_ key: PlayKey, at time: Duration, page: Int) throws(CommandFailure) -> Bool {
    pass(to: time)
    switch key {
    case .up: perform(.swipe(.up))
    case .down: perform(.swipe(.down))
    case .left: perform(.swipe(.left))
    case .right: perform(.swipe(.right))
    case .character(" "): perform(.shake)
    case .character(let character): perform(.keyPress(String(character)))
    case .function(let number) where 1...4 ~= number: perform(.tap(times: UInt(number)))
    case .enter: performNext()
    case .backspace: removeLast()
    case .tab: toggleHints()
    case .pageUp: scroll = max(scroll - page, 0)
    case .pageDown: scroll = max(min(scroll + page, automaton.count - page), 0)
    case .home: scroll = 0
    case .end: scroll = max(automaton.count - page, 0)
    case .control("k"): try change { $0.switchMatchKind() }
    case .control("g"): try change { $0.switchMaximumGap() }
    case .control("t"): try change { $0.switchTimeLimit() }
    case .control("r"): reset()
    case .control("f"): flush()
    case .control("d"): return false
    case .function, .control: break
    }
    return true
  }

  /// Performs what the first code needs that needs anything, also an action that no key of a keyboard is.
  private mutating func performNext() {
    for id in codes(at: 0..<1000) {
      switch session.nextStep(of: id) {
      case nil: continue
      case .any: perform(.keyPress("a"))
      case .oneOf(let actions):
        let first = actions.min { CheatCodeNotation.text(for: [$0]) < CheatCodeNotation.text(for: [$1]) }
        if let first { perform(first) }
      }
      return
    }
  }
}
