public import Cheats

/// Everything that a session answers at one moment, to be compared with another session's.
public struct SessionAnswers<Action: Hashable & Sendable>: Hashable, Sendable {
  /// What a session answers about one code.
  public struct Code: Hashable, Sendable {
    /// The code.
    public var id: CheatCodeID
    /// Whether it is matched at all.
    public var isEnabled: Bool
    /// How far the player is.
    public var state: CheatCodeState
    /// The number of its actions that count as performed.
    public var progress: Int
    /// What is accepted next, one action as a set of it, or nil.
    public var nextStep: CheatCodeParameter<Action>?
    /// The next action, or nil.
    public var nextAction: Action?
    /// The last action of the progress, or nil.
    public var previousAction: Action?

    /// Creates the answers about a code.
    public init(
      id: CheatCodeID, isEnabled: Bool, state: CheatCodeState, progress: Int,
      nextStep: CheatCodeParameter<Action>? = nil, nextAction: Action? = nil, previousAction: Action? = nil
    ) {
      self.id = id
      self.isEnabled = isEnabled
      self.state = state
      self.progress = progress
      self.nextStep = nextStep
      self.nextAction = nextAction
      self.previousAction = previousAction
    }
  }

  /// The number of actions performed.
  public var position: Int
  /// The answers about each code, in order of registration.
  public var codes: [Code]
  /// The codes in progress, in their order, or nil where nobody asked.
  public var codesInProgress: [CodeInProgress]?
  /// The next actions, or nil where nobody asked.
  public var nextActions: Set<Action>?
  /// The match that waits.
  public var heldMatch: CheatCodeMatch?
  /// When time alone would deliver something.
  public var nextDeadline: Duration?
  /// How often time went backwards.
  public var timeReversals: Int

  /// Creates the answers of a session.
  public init(
    position: Int, codes: [Code], codesInProgress: [CodeInProgress]? = nil, nextActions: Set<Action>? = nil,
    heldMatch: CheatCodeMatch? = nil, nextDeadline: Duration? = nil, timeReversals: Int = 0
  ) {
    self.position = position
    self.codes = codes
    self.codesInProgress = codesInProgress
    self.nextActions = nextActions
    self.heldMatch = heldMatch
    self.nextDeadline = nextDeadline
    self.timeReversals = timeReversals
  }

  /// In words, each answer that is not what was expected; hints that one of the two was not asked for are left out.
  public func differences(from expected: Self) -> [String] {
    var differences: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { differences.append("\(name) is \(value), expected \(expected)") }
    }
    compare("position", position, expected.position)
    compare("ids", codes.map(\.id), expected.codes.map(\.id))
    for (code, other) in zip(codes, expected.codes) where code.id == other.id {
      compare("isEnabled of \(code.id)", code.isEnabled, other.isEnabled)
      compare("state of \(code.id)", code.state, other.state)
      compare("progress of \(code.id)", code.progress, other.progress)
      compare("nextStep of \(code.id)", code.nextStep, other.nextStep)
      compare("nextAction of \(code.id)", code.nextAction, other.nextAction)
      compare("previousAction of \(code.id)", code.previousAction, other.previousAction)
    }
    if let codesInProgress, let others = expected.codesInProgress {
      compare("codesInProgress", codesInProgress, others)
    }
    if let nextActions, let others = expected.nextActions {
      compare("nextActions", nextActions, others)
    }
    compare("heldMatch", heldMatch, expected.heldMatch)
    compare("nextDeadline", nextDeadline, expected.nextDeadline)
    compare("timeReversals", timeReversals, expected.timeReversals)
    return differences
  }
}
