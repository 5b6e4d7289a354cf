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
/// - Edits take effect at once. A code that is removed, replaced, disabled or reset before its turn is not called for
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
  /// How the codes are matched.
  public let configuration: CheatCodeConfiguration
  /// Called with every match, before the callback of the code that matched.
  public var onMatch: ((CheatCode, CheatCodeMatch) -> Void)?

  var roster = CheatCodeRoster()
  var observers = CheatCodeObservers()
  var agenda = CheatCodeAgenda()
  /// The stream, over the codes as they were last compiled; over none at first.
  var session: CheatCode.Session
  /// The live codes of the roster.
  var live: [CheatCodeID: CheatCode] = [:]
  /// The codes that the latest step reported and that were changed since, so that the stream no longer tells of it, and
  /// the last action of their matches.
  var changedWhileMatched: [CheatCodeID: CheatCodeAction] = [:]
  /// What snapshots of this registry have in common, and with no other's.
  let origin = Origin()
  private var isBusy = false

  /// Creates a registry that holds some codes.
  ///
  /// - Parameters:
  ///   - codes: The codes in order of registration.
  ///   - configuration: How the codes are matched.
  /// - Throws: As ``register(contentsOf:)``, and if the configuration contradicts itself.
  /// - Complexity: O(n) for n codes; they are compiled at the first action.
  public init(
    _ codes: some Sequence<CheatCode> = [CheatCode](), configuration: CheatCodeConfiguration = .init()
  ) throws(CheatCodeError) {
    self.configuration = configuration
    session = try CheatCode.Automaton([CheatCode.Definition](), configuration: configuration).makeSession()
    try register(contentsOf: codes)
  }

  /// Carries out what is on the agenda, one turn after another, unless that is being done already.
  func settle() {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while let turn = agenda.next() {
      switch turn {
      case .operation(let operation): carryOut(operation)
      case .compare(let ids): appendCalls(forNewsOf: ids)
      case .call(let call): place(call)
      }
    }
  }

  private func carryOut(_ operation: CheatCodeAgenda.Operation) {
    compile()
    let before = position
    let matches = session.carryOut(operation)
    var reported: Set<CheatCodeID> = []
    for match in matches {
      agenda.append(.match(match))
      if observers.contains(match.code) {
        agenda.append(.matched(match.code))
        reported.insert(match.code)
      }
    }
    let isAction = position > before
    if isAction || !matches.isEmpty { changedWhileMatched = [:] }
    let suspects = observers.suspects(in: session, isAction: isAction, hasMatches: !matches.isEmpty)
    appendCalls(forNewsOf: suspects.lazy.filter { !reported.contains($0) })
  }

  private func appendCalls(forNewsOf ids: some Sequence<CheatCodeID>) {
    for id in ids where observers.isNews(status(of: id), of: id) {
      agenda.append(.changed(id))
    }
  }

  private func place(_ call: CheatCodeAgenda.Call) {
    guard let code = live[call.id] else { return }
    switch call {
    case .match(let match):
      onMatch?(code, match)
    case .matched(let id):
      tell(code, id, status(of: id))
    case .changed(let id):
      let status = status(of: id)
      if observers.isNews(status, of: id) { tell(code, id, status) }
    }
  }

  private func tell(_ code: CheatCode, _ id: CheatCodeID, _ status: CheatCodeStatus) {
    observers.tell(status, to: id, isEnabled: roster[id]?.isEnabled ?? false)
    code.onStateChanged?(code)
  }
}

extension CheatCodeRegistry {
  /// Performs one action of the player: every code follows it.
  ///
  /// Inside a callback the action is performed after the last callback of the step.
  ///
  /// - Complexity: Amortised O(1), O(*k* log *k*) for *k* codes with a callback that are in play, and the callbacks.
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

  private func perform(_ operation: CheatCodeAgenda.Operation) {
    agenda.append(operation)
    settle()
  }
}

extension CheatCode.Session {
  fileprivate mutating func carryOut(_ operation: CheatCodeAgenda.Operation) -> CheatCodeMatches {
    switch operation {
    case .perform(let action, at: nil): perform(action)
    case .perform(let action, at: let time?): perform(action, at: time)
    case .advance(to: let time): advance(to: time)
    case .flush(at: let time): flush(at: time)
    }
  }
}
