public import Cheats

extension Scenario {
  /// What a subject did otherwise than the scenario wants, in words; nothing when it passes.
  ///
  /// Ignored keys only pass time here, so that a session without an input filter can be tried; with
  /// `filters: false` they are performed, for a subject that has the filter in front.
  ///
  /// - Parameters:
  ///   - subject: A session over ``definitions`` and ``configuration`` in which nothing has been performed.
  ///   - filters: Whether the ignored keys are kept from the subject.
  public func failures(
    of subject: some ScriptSubject<CheatCodeAction>, filters: Bool = true
  ) -> [String] {
    var subject = subject
    var failures: [String] = []
    var reported: [Match] = []
    for (index, step) in steps.enumerated() {
      for operation in operations(of: step, filters: filters) {
        reported += subject.apply(operation).map { Match(step: index, code: codes[Int($0.match.code.rawValue)].name) }
      }
      let answers = subject.answers(withHints: true)
      failures += checks.filter { $0.step == index }.flatMap { self.failures(of: answers, check: $0) }
    }
    if reported != matches {
      failures.append("reported \(Self.text(reported)), expected \(Self.text(matches))")
    }
    return failures
  }

  /// A step as operations: a time beside anything but an action is passed first.
  public func operations(of step: Step, filters: Bool) -> [ScriptOperation<CheatCodeAction>] {
    let time = step.time.map { Duration.milliseconds($0) }
    let passing = time.map { [ScriptOperation<CheatCodeAction>.advance(to: $0)] } ?? []
    switch step.event {
    case .perform(let key) where filters && (options.ignoring ?? []).contains(key): return passing
    case .perform(let key): return [.perform(.keyPress(key), at: time)]
    case .advance(let milliseconds): return [.advance(to: .milliseconds(milliseconds))]
    case .flush: return passing + [.flush()]
    case .remove(let name): return passing + [.remove(id(named: name))]
    }
  }

  private func id(named name: String) -> CheatCodeID {
    guard let index = codes.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("\(id): no code is called \(name)")
    }
    return CheatCodeID(rawValue: UInt32(index))
  }

  private func failures(of answers: SessionAnswers<CheatCodeAction>, check: Check) -> [String] {
    var failures: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected {
        failures.append("after step \(check.step) \(name) is \(value), expected \(expected)")
      }
    }
    if let name = check.code {
      guard let code = answers.codes.first(where: { $0.id == id(named: name) }) else {
        return ["after step \(check.step) there is no \(name)"]
      }
      if let progress = check.progress { compare("progress of \(name)", code.progress, progress) }
      if let state = check.state { compare("state of \(name)", Self.text(code.state), state) }
      if let next = check.nextAction {
        compare("next action of \(name)", code.nextAction, next.map(CheatCodeAction.keyPress))
      }
    }
    if let keys = check.nextActions {
      compare("next actions", answers.nextActions ?? [], Set(keys.map(CheatCodeAction.keyPress)))
    }
    return failures
  }

  /// A state as the scenarios spell it: the name of the case.
  private static func text(_ state: CheatCodeState) -> String {
    switch state {
    case .matched: "matched"
    case .matching: "matching"
    case .notMatched: "notMatched"
    case .reset: "reset"
    }
  }

  private static func text(_ matches: [Match]) -> String {
    "[" + matches.map { "\($0.code) at \($0.step)" }.joined(separator: ", ") + "]"
  }
}
