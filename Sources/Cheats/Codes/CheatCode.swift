/// A cheat code that follows what one player does and tells how far they are.
///
/// ```swift
/// let code = CheatCode(actions: [.swipe(.up), .swipe(.down), .keyPress("a")]) { code in
///   print(code.state(), code.nextAction()?.description ?? "nothing more")
/// }
/// code.performed(.swipe(.up))  // prints "matching swipe down"
/// code.performed(.swipe(.up))  // prints "not matched nothing more"
/// code.performed(.swipe(.down))  // prints "not matched nothing more": it stays so until it is reset
/// code.reset()  // prints "reset swipe up"
/// ```
///
/// On its own a code is *anchored*, as in Ross Butler's package `Cheats`: the first action after a reset must be the
/// code's first. A wrong action makes it ``CheatCodeState/notMatched``, and neither that nor
/// ``CheatCodeState/matched`` ends before ``reset()``. It calls back after every action and every reset.
///
/// A callback may perform further actions and reset the code. That takes effect at once and calls back at once, before
/// the outer call goes on; the code answers for what has been performed so far, whoever asks.
///
/// In a ``CheatCodeRegistry`` a code is not anchored unless the registry is, and calls back only when it matched or
/// changed: `performed(_:)` then feeds all codes of the registry, and `reset()` is about this code alone.
///
/// A code without actions never matches.
///
/// A code is not `Sendable`: use it, and have it call back, in one isolation domain such as the main actor.
public final class CheatCode {
  /// One thing a player does.
  public typealias Action = CheatCodeAction
  /// How far a player is with one code.
  public typealias State = CheatCodeState
  /// What a code is before it is compiled.
  public typealias Definition = CheatCodeDefinition<CheatCodeAction>
  /// A compiled set of codes over ``CheatCodeAction``.
  public typealias Automaton = CheatCodeAutomaton<CheatCodeAction>
  /// One player's stream of ``CheatCodeAction``.
  public typealias Session = CheatCodeSession<CheatCodeAction>

  /// The name, actions and limits of the code.
  public internal(set) var definition: Definition

  let onStateChanged: ((CheatCode) -> Void)?
  /// The registry that the code is in, if any, and the id that it has there.
  private(set) weak var registry: CheatCodeRegistry?
  private(set) var id = CheatCodeID(rawValue: 0)
  /// What was performed on the code alone.
  private var attempt = CheatCodeAttempt<Action>()

  /// Creates a code without a name.
  ///
  /// - Parameters:
  ///   - actions: The actions in the order in which they are to be performed.
  ///   - onStateChanged: Called with the code when it has moved on; nil for no call.
  public init(actions: [CheatCodeAction], onStateChanged: ((CheatCode) -> Void)? = nil) {
    self.definition = Definition(actions: actions)
    self.onStateChanged = onStateChanged
  }

  /// Creates a code with a name.
  ///
  /// ```swift
  /// let code = CheatCode(name: "god mode", actions: [.keyPress("i"), .keyPress("d")])
  /// print(code.name ?? "unnamed")  // god mode
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name, which no other code in one registry may have, or nil.
  ///   - actions: The actions in the order in which they are to be performed.
  ///   - onStateChanged: Called with the code when it has moved on; nil for no call.
  public init(name: String?, actions: [CheatCodeAction], onStateChanged: ((CheatCode) -> Void)? = nil) {
    self.definition = Definition(name: name, actions: actions)
    self.onStateChanged = onStateChanged
  }

  /// Creates a code from a definition.
  ///
  /// On its own the code follows the actions and parameters; limits, secrecy and whether it is enabled count in a
  /// registry.
  ///
  /// - Parameters:
  ///   - definition: The name, actions and limits of the code.
  ///   - onStateChanged: Called with the code when it has moved on; nil for no call.
  public init(_ definition: Definition, onStateChanged: ((CheatCode) -> Void)? = nil) {
    self.definition = definition
    self.onStateChanged = onStateChanged
  }

  /// The name of the code, or nil.
  public var name: String? { definition.name }

  /// The actions of the code in the order in which they are to be performed, without its parameters.
  public var actions: [CheatCodeAction] { definition.actions }

  /// How far the player is with the code.
  ///
  /// - Complexity: O(1), or O(d) in a registry for the d actions that the latest beginning of a code has.
  public func state() -> State {
    registry?.core.status(of: id).state ?? attempt.state
  }

  /// How many of the leading actions of the code are performed, those at its parameters included.
  ///
  /// ```swift
  /// let code = CheatCode(actions: [.shake, .shake, .swipe(.up)])
  /// code.performed(.shake)
  /// print(code.progress(), "of", code.actions.count)  // 1 of 3
  /// ```
  ///
  /// - Complexity: As ``state()``.
  public func progress() -> Int {
    registry?.core.status(of: id).progress ?? attempt.progress
  }

  /// The action that brings the player closer to completing the code, or nil if there is none or more than one.
  ///
  /// - Returns: The next of ``actions``; nil when the code is complete or disabled, at a parameter, and, where attempts are
  ///   anchored, after a wrong action.
  public func nextAction() -> Action? {
    if let registry { registry.core.nextAction(of: id) } else { attempt.nextAction(of: definition) }
  }

  /// What comes next: one action or what a parameter accepts; nil where nothing does.
  ///
  /// ```swift
  /// let warp = CheatCode(.init(actions: [.shake], parameters: [.any]))
  /// warp.performed(.shake)
  /// print(warp.nextAction() == nil, warp.nextStep() == .any)  // true true
  /// ```
  public func nextStep() -> CheatCodeParameter<Action>? {
    if let registry { registry.core.nextStep(of: id) } else { attempt.nextStep(of: definition) }
  }

  /// The last action that the player completed successfully, or nil if there is none; a wrong action is none.
  public func previousAction() -> Action? {
    if let registry { registry.core.previousAction(of: id) } else { attempt.previousAction(of: definition) }
  }

  /// Performs one action of the player; in a registry, for all its codes.
  ///
  /// - Complexity: O(1) time and no memory on its own, however many actions have been performed.
  public func performed(_ action: CheatCodeAction) {
    if let registry {
      registry.perform(action)
    } else {
      attempt.perform(action, of: definition)
      onStateChanged?(self)
    }
  }

  /// Begins again, so that the next action can be the first of the code; in a registry, the other codes go on.
  public func reset() {
    if let registry {
      registry.reset(self)
    } else {
      attempt = CheatCodeAttempt()
      onStateChanged?(self)
    }
  }

  /// Follows the stream of a registry from now on.
  func join(_ registry: CheatCodeRegistry, as id: CheatCodeID) {
    self.registry = registry
    self.id = id
    // So that the code starts at reset if it outlives the registry, which no one tells it.
    attempt = CheatCodeAttempt()
  }

  /// Is on its own from now on.
  func leave() {
    registry = nil
  }
}
