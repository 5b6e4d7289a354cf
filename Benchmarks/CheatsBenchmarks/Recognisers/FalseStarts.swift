import Cheats

/// How many codes a recogniser misses after false starts: a player begins a code, breaks off after some actions, and
/// enters it from its first.
struct FalseStarts: Hashable {
  /// The codes that were entered, each once for each place to break off at.
  private(set) var entered = 0
  /// Those that were not reported at their last action.
  private(set) var missed = 0
  /// The codes of which some entry was missed.
  private(set) var codesMissed = 0
  /// Reports, at any action, of codes that the actions so far do not end with.
  private(set) var wrong = 0

  /// Enters every code of a game after each false start, with all codes of the game looked for.
  mutating func enter<Way: Recogniser>(_ codes: [[CheatCodeAction]], _ way: Way.Type) {
    for (place, code) in codes.enumerated() {
      var isMissed = false
      for length in 0..<code.count {
        var recogniser = Way(codes)
        let actions = code.prefix(length) + code
        var reported: [Int] = []
        for (count, action) in actions.enumerated() {
          reported = recogniser.perform(action)
          wrong += reported.count { !actions.prefix(count + 1).ends(with: codes[$0]) }
        }
        entered += 1
        if !reported.contains(place) {
          missed += 1
          isMissed = true
        }
      }
      if isMissed { codesMissed += 1 }
    }
  }
}

extension Collection where Element: Equatable, Self: BidirectionalCollection {
  /// Whether the last elements are these.
  fileprivate func ends(with other: [Element]) -> Bool { suffix(other.count).elementsEqual(other) }
}
