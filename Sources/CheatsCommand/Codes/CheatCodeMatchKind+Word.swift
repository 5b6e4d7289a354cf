import Cheats

extension CheatCodeMatchKind: CommandChoice {
  var word: String {
    switch self {
    case .overlapping: "overlapping"
    case .perCode: "per-code"
    case .nonOverlapping: "non-overlapping"
    case .leftmostLongest: "leftmost-longest"
    case .leftmostFirst: "leftmost-first"
    }
  }
}
