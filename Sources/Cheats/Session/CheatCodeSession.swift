import AhoCorasick

/// The stream of one player over a shared set of codes: a small value that every code answers from.
///
/// ```swift
/// let automaton = try CheatCodeAutomaton([
///   CheatCode.Definition(name: "up twice", actions: [.swipe(.up), .swipe(.up)])
/// ])
/// var session = automaton.makeSession()
/// session.perform(.swipe(.up))
/// print(session.state(of: automaton.ids[0]))  // matching
/// print(session.nextAction(of: automaton.ids[0])?.description ?? "")  // swipe up
/// print(session.perform(.swipe(.up)).count)  // 1
/// ```
///
/// Copies are independent players from then on.
public struct CheatCodeSession<Action: Hashable & Sendable>: Sendable {
  /// The set of codes.
  public let automaton: CheatCodeAutomaton<Action>
  var core: SessionCore
  /// The actions that parameters refer to, where codes have any, so that matches can carry what was entered.
  var entered: EnteredActions<Action>?

  init(automaton: CheatCodeAutomaton<Action>, keepsUndo: Bool, position: Int64 = 0) {
    self.init(automaton: automaton, core: SessionCore(automaton.codes, keepsUndo: keepsUndo, position: position))
  }

  init(automaton: CheatCodeAutomaton<Action>, core: SessionCore) {
    self.automaton = automaton
    self.core = core
    entered = automaton.codes.parameters.isEmpty ? nil : EnteredActions(position: core.count)
  }

  /// The number of actions performed since the start of the session; a reset does not change it.
  public var position: Int64 { core.count }
}
