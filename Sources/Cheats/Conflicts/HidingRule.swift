import AhoCorasick

/// Which code keeps another one from ever being reported, by the match kind of a set.
struct HidingRule {
  private let kind: CheatCodeMatchKind
  private let limits: CodeLimits
  private let parameters: ParameterTable

  init(codes: CompiledSet) {
    kind = codes.configuration.matchKind
    limits = codes.limits
    parameters = codes.parameters
  }

  /// Whether a code can hide others at all: an occurrence of it is one whatever the time was.
  func canHide(_ other: PatternID) -> Bool { limits[other].isUnlimited }

  /// Whether a code has no parameters, so that its occurrences in other codes are known.
  func isFixed(_ other: PatternID) -> Bool { parameters.count(of: other) == 0 }

  /// Whether an equal code hides those that are registered later.
  var hidesEqual: Bool { kind == .nonOverlapping || kind.holds }

  /// Whether a code without parameters hides later ones with the same actions and with parameters.
  var hidesLonger: Bool { kind == .nonOverlapping || kind == .leftmostFirst }

  /// Whether it hides those that were registered earlier than it, too.
  var hidesEarlier: Bool { kind == .nonOverlapping }

  /// Whether a code hides another one in which it occurs, and which has other actions.
  func hides(_ other: PatternID, _ code: PatternID, at places: ContainedCodes.Places) -> Bool {
    guard canHide(other), isFixed(other) else { return false }
    switch kind {
    case .overlapping, .perCode, .leftmostLongest: return false
    case .leftmostFirst: return places.contains(.prefix) && other < code
    // What ends where the actions end still ends before the parameters do.
    case .nonOverlapping: return !places.isDisjoint(with: [.prefix, .infix]) || !isFixed(code)
    }
  }
}
