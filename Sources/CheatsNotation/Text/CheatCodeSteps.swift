public import Cheats

/// What the notation of one code says: the actions, then the steps that accept more than one action.
public struct CheatCodeSteps: Hashable, Sendable {
  /// The actions in the order in which they are performed.
  public var actions: [CheatCodeAction]
  /// The parameters after the actions.
  public var parameters: [CheatCodeParameter<CheatCodeAction>]

  /// Creates steps from actions and the parameters that follow them.
  public init(actions: [CheatCodeAction] = [], parameters: [CheatCodeParameter<CheatCodeAction>] = []) {
    self.actions = actions
    self.parameters = parameters
  }
}
