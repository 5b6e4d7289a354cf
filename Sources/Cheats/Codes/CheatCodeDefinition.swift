/// What a cheat code is before it is compiled: its actions, its name and its limits.
///
/// ```swift
/// let konami = CheatCode.Definition(
///   name: "konami",
///   actions: [.swipe(.up), .swipe(.up), .swipe(.down), .swipe(.down), .keyPress("b"), .keyPress("a")],
///   maximumGap: .atMost(.seconds(2)))
/// ```
///
/// A definition is only data: ``CheatCodeAutomaton`` checks it when it is compiled.
public struct CheatCodeDefinition<Action: Hashable & Sendable>: Hashable, Sendable {
  /// The name, unique in a set of codes, or nil; any number of codes can go without one.
  public var name: String?
  /// The actions of the code in the order in which they are performed, before its parameters.
  public var actions: [Action]
  /// The steps at the end of the code that accept more than one action, as the map number of DOOM's `idclev##`.
  public var parameters: [CheatCodeParameter<Action>]
  /// The longest time between two neighbouring actions of one occurrence.
  public var maximumGap: CheatCodeTimeLimit
  /// The longest time between the first and the last action of one occurrence.
  public var timeLimit: CheatCodeTimeLimit
  /// Whether the code is kept out of hints; it is matched as any other.
  public var isSecret: Bool
  /// Whether a new session matches the code without being told to.
  public var isEnabled: Bool

  /// Creates a definition; nothing is checked before it is compiled.
  ///
  /// - Parameters:
  ///   - name: The name, unique in a set of codes, or nil.
  ///   - actions: The actions in the order in which they are performed.
  ///   - parameters: The steps after the actions that accept more than one action.
  ///   - maximumGap: The longest time between two neighbouring actions.
  ///   - timeLimit: The longest time between the first and the last action.
  ///   - isSecret: Whether the code is kept out of hints.
  ///   - isEnabled: Whether a new session matches the code.
  public init(
    name: String? = nil,
    actions: [Action],
    parameters: [CheatCodeParameter<Action>] = [],
    maximumGap: CheatCodeTimeLimit = .inherited,
    timeLimit: CheatCodeTimeLimit = .inherited,
    isSecret: Bool = false,
    isEnabled: Bool = true
  ) {
    self.name = name
    self.actions = actions
    self.parameters = parameters
    self.maximumGap = maximumGap
    self.timeLimit = timeLimit
    self.isSecret = isSecret
    self.isEnabled = isEnabled
  }
}
