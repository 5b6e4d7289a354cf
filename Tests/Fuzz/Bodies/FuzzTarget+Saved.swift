import Cheats
import CheatsTestSupport

extension FuzzTarget {
  /// A registry that is edited, taken back and saved at any moment, against the list of what was entered.
  public static let saved = FuzzTarget(name: "saved") { input in
    do {
      var play = try SavedPlay(input)
      return try play.problem()
    } catch {
      return "what breaks no rule is refused: \(error)"
    }
  } seeds: {
    (0..<48).map { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      return (0..<500).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
  }
}
