public import Cheats

/// A match with the actions that were entered at the code's parameters.
public struct ReferenceMatch<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The code and its place in the stream.
  public var match: CheatCodeMatch
  /// The actions performed at the parameters, in their order.
  public var entered: [Action]

  /// Creates a match from its place and what was entered.
  public init(_ match: CheatCodeMatch, entered: [Action] = []) {
    self.match = match
    self.entered = entered
  }
}

extension ReferenceMatch: CustomStringConvertible {
  /// The match in short, such as "code 2 [3, 5)".
  public var description: String {
    "\(match.code) [\(match.start), \(match.end))" + (entered.isEmpty ? "" : " entered \(entered)")
  }
}
