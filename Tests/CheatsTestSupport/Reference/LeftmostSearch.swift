public import Cheats

/// The leftmost matches of codes in a whole stream, found by trying every place, without any session.
///
/// These are the semantics of the kinds of the same names in the Rust crate `aho-corasick`: from where the last match
/// ended, the leftmost place where any code occurs; there the longest code, or the one registered first.
///
/// - Parameters:
///   - codes: The codes in order of registration, none of them empty.
///   - stream: All actions.
///   - longest: Whether the longest code is preferred at a place, and not the one registered first.
public func leftmostMatches<Action: Equatable>(
  codes: [[Action]], stream: [Action], longest: Bool
) -> [CheatCodeMatch] {
  var matches: [CheatCodeMatch] = []
  var start = 0
  while start < stream.count {
    let here = codes.indices.filter { stream[start...].starts(with: codes[$0]) }
    let best = longest ? here.max { (codes[$0].count, $1) < (codes[$1].count, $0) } : here.min()
    guard let best else {
      start += 1
      continue
    }
    let end = start + codes[best].count
    matches.append(CheatCodeMatch(code: CheatCodeID(rawValue: UInt32(best)), start: Int64(start), end: Int64(end)))
    start = end
  }
  return matches
}
