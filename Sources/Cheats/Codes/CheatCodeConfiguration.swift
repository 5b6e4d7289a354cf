/// How a set of codes is matched: the match kind and the limits that codes take where they have none of their own.
///
/// ```swift
/// var configuration = CheatCodeConfiguration()
/// configuration.matchKind = .leftmostLongest
/// configuration.maximumGap = .seconds(2)
/// ```
///
/// Limits are kept as times are, in whole nanoseconds rounded down. So one of less than a nanosecond is zero: within it
/// are only actions at the same time.
public struct CheatCodeConfiguration: Hashable, Sendable {
  /// What tells the set from others where snapshots are restored, whatever its version; nil where nothing does.
  public var identifier: String?
  /// What is reported when codes overlap.
  public var matchKind: CheatCodeMatchKind
  /// Whether every code must begin at the latest reset, as the original `CheatCode` has it; with `overlapping` only.
  public var isAnchored: Bool
  /// The default for the longest time between two neighbouring actions of an occurrence, or nil for no limit.
  public var maximumGap: Duration?
  /// The default for the longest time between the first and last action of an occurrence, or nil for no limit.
  public var timeLimit: Duration?
  /// How long after the latest action a held match is delivered at the latest, or nil for as long as it takes; at
  /// least a nanosecond.
  public var holdLimit: Duration?

  /// How much memory the automaton's tables may take for speed; it changes no answer.
  public var tableBudget: CheatCodeTableBudget

  /// Creates a configuration; nothing is checked before it is used to compile a set of codes.
  public init(
    matchKind: CheatCodeMatchKind = .overlapping,
    isAnchored: Bool = false,
    maximumGap: Duration? = nil,
    timeLimit: Duration? = nil,
    holdLimit: Duration? = nil,
    tableBudget: CheatCodeTableBudget = .balanced,
    identifier: String? = nil
  ) {
    self.matchKind = matchKind
    self.isAnchored = isAnchored
    self.maximumGap = maximumGap
    self.timeLimit = timeLimit
    self.holdLimit = holdLimit
    self.tableBudget = tableBudget
    self.identifier = identifier
  }
}
