import Cheats
import CheatsTestSupport

/// Codes of characters as definitions, in order.
func characterCodes(_ codes: [String]) -> [CheatCodeDefinition<Character>] {
  codes.map { CheatCodeDefinition(actions: Array($0)) }
}

/// Matches in short: code, start and end, as in "0:2-5 1:3-5".
func shortText(_ matches: [ReferenceMatch<Character>]) -> String {
  matches.map { "\($0.match.code.rawValue):\($0.match.start)-\($0.match.end)" }.joined(separator: " ")
}

/// What each action of a stream reports, in short; with a flush, what it reports comes last.
func matchesByStep(
  codes: [String], kind: CheatCodeMatchKind = .overlapping, isAnchored: Bool = false, stream: String,
  flushes: Bool = false
) -> [String] {
  let configuration = CheatCodeConfiguration(matchKind: kind, isAnchored: isAnchored)
  var session = ReferenceSession(characterCodes(codes), configuration: configuration)
  let steps = stream.map { shortText(session.perform($0)) }
  return flushes ? steps + [shortText(session.flush())] : steps
}

extension ReferenceSession {
  /// The code registered at a place in the order.
  subscript(_ index: Int) -> CheatCodeID { CheatCodeID(rawValue: UInt32(index)) }

  /// State and progress of a code in short, as in "matching 2".
  func short(_ id: CheatCodeID) -> String { "\(state(of: id)) \(progress(of: id))" }
}
