/// Many live cheat codes that follow one stream of actions.
///
/// ```swift
/// let konami = CheatCode(name: "konami", actions: [.swipe(.up), .swipe(.up), .keyPress("b")]) { code in
///   print("konami:", code.state())
/// }
/// let registry = try CheatCodeRegistry([konami])
/// registry.onMatch = { code, match in print(code.name ?? "a code", "after", match.end, "actions") }
/// registry.perform(.swipe(.up))  // prints "konami: matching"
/// registry.perform(.swipe(.up))  // prints "konami: matching"
/// registry.perform(.swipe(.up))  // prints nothing: the last two are still the beginning of the code
/// registry.perform(.keyPress("b"))  // prints "konami after 4 actions", then "konami: matched"
/// ```
///
/// A registered ``CheatCode`` answers from its registry. Unless the configuration is anchored it never dies: after a wrong
/// action it falls back to the longest beginning that the stream still ends with. It calls back at every match and
/// whenever its state or progress changed, not at every action.
///
/// **Callbacks.** After a step the codes that matched are called first, longest match first, then the other codes that
/// changed, in order of registration. ``onMatch`` is called before the callback of the code. A callback may do anything:
/// - Edits take effect at once. A code that is removed, changed, disabled or reset before its turn is not called for
///   that step; one that is added starts with the next action.
/// - What an edit changed is told after the last callback of the step, unless the code was told the same before.
/// - ``perform(_:)``, ``advance(to:)`` and ``flush()`` take place, in their order, after that.
/// - A registry that is released finishes what was begun.
///
/// A registry holds its codes strongly; they hold it weakly. A code that is added to a registry, is removed from it or
/// outlives it starts at ``CheatCodeState/reset`` and is not called for that.
///
/// A registry and its codes are not `Sendable`: use them in one isolation domain, such as the main actor. To compile many
/// codes elsewhere, see ``compilation()``.
public final class CheatCodeRegistry {
  /// Called with every match, before the callback of the code that matched.
  public var onMatch: ((CheatCode, CheatCodeMatch) -> Void)?

  /// All but the live codes, and the live codes by id.
  var core: CheatCodeRegistryCore
  var live: [CheatCodeID: CheatCode] = [:]
  /// What snapshots of this registry have in common, and with no other's.
  let origin = Origin()
  private var isBusy = false

  /// Creates a registry that holds some codes.
  ///
  /// - Parameters:
  ///   - codes: The codes in order of registration.
  ///   - configuration: How the codes are matched.
  ///   - keepsUndo: Whether actions can be taken back; the registry then remembers twice as many as the longest code has.
  /// - Throws: As ``register(contentsOf:)``, and if the configuration contradicts itself.
  /// - Complexity: O(n) for n codes; they are compiled at the first action.
  public init(
    _ codes: some Sequence<CheatCode> = [CheatCode](), configuration: CheatCodeConfiguration = .init(),
    keepsUndo: Bool = false
  ) throws(CheatCodeError) {
    core = try CheatCodeRegistryCore(configuration: configuration, keepsUndo: keepsUndo)
    try register(contentsOf: codes)
  }

  /// Makes the calls that are due, one after another, unless that is being done already.
  func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while let call = core.nextCall() {
      guard let code = live[call.id] else { continue }
      switch call {
      case .match(let match): onMatch?(code, match)
      case .matched, .changed: code.onStateChanged?(code)
      }
    }
  }

  /// Carries out an operation now, or inside a callback after the step.
  func perform(_ operation: CheatCodeAgenda.Operation) {
    if operation.takesBack, !core.session.keepsUndo {
      fatalError("make the registry with keepsUndo: true to take actions back")
    }
    guard !isBusy else { return core.append(operation) }
    core.carryOut(operation)
    settle()
  }
}

extension CheatCodeRegistry {
  /// Performs one action of the player: every code follows it.
  ///
  /// Inside a callback the action is performed after the last callback of the step.
  ///
  /// - Complexity: Amortised O(1), O(*c* log *c*) where the stream's place changes, for a chain of failure links of length
  ///   *c*, O(*k* log *k*) for *k* codes with a callback that the action changes, and the callbacks.
  public func perform(_ action: CheatCodeAction) {
    perform(.perform(action, at: nil))
  }

  /// Performs one action of the player at a time.
  ///
  /// - Parameters:
  ///   - action: What the player did.
  ///   - time: When, since a moment of the caller's choice that is the same for all times.
  public func perform(_ action: CheatCodeAction, at time: Duration) {
    perform(.perform(action, at: time))
  }

  /// Performs one action after another.
  public func perform(contentsOf actions: some Sequence<CheatCodeAction>) {
    for action in actions { perform(action) }
  }

  /// Lets time pass: limits expire, and matches that nothing has to wait for any longer are reported.
  public func advance(to time: Duration) {
    perform(.advance(to: time))
  }

  /// Reports every match that is complete and held; codes in progress keep their progress.
  public func flush() {
    perform(.flush(at: nil))
  }

  /// Lets time pass, then reports every match that is complete and held.
  public func flush(at time: Duration) {
    perform(.flush(at: time))
  }
}
