import Cheats

/// Steps of a registry whose codes have a callback, nearly all of which the steps do not change.
struct ObservedWork {
  /// What is performed.
  enum Play: String, CaseIterable {
    /// Actions that are in no code.
    case idle
    /// The first action of all codes again and again: all are in play, and stay where they are.
    case steady
    /// The same, with pauses that keep the codes from going on.
    case paused
    /// The same, where only time passes.
    case waiting
    /// The same, where attempts are anchored.
    case attempting
    /// Actions of a code that has no callback.
    case beside
    /// Actions of one code that has one.
    case single
    /// Actions that would change all codes, which are disabled.
    case disabled
  }

  private let play: Play
  private let codes: Int

  /// The work with a name such as `idle-1000`, which has a thousand codes.
  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let play = Play(rawValue: String(parts[0])), let codes = Int(parts[1]) else { return nil }
    self.play = play
    self.codes = codes
  }

  /// The names of all work of a number of codes.
  static func names(_ codes: Int) -> [String] { Play.allCases.map { "\($0)-\(codes)" } }

  /// Does a number of steps and gives the number of calls.
  func perform(_ steps: Int) throws -> Int {
    var calls = 0
    let observed = (0..<codes).map { number in
      // All are of one length, so that the number of codes is all that is different.
      let digits = String(1000 + number).map { CheatCodeAction.keyPress(String($0)) }
      return CheatCode(actions: [.keyPress("a"), .keyPress("a")] + digits) { _ in calls += 1 }
    }
    let other = [CheatCodeAction.keyPress("x"), .keyPress("y"), .keyPress("z")]
    let registry = try CheatCodeRegistry(
      observed + [play == .single ? CheatCode(actions: other) { _ in calls += 1 } : CheatCode(actions: other)],
      configuration: configuration)
    if play == .disabled { for code in observed { registry.disable(code) } }
    if configuration.maximumGap == nil {
      registry.perform(.keyPress("a"))
    } else {
      registry.perform(.keyPress("a"), at: .zero)
    }
    for step in 0..<steps { perform(step, in: registry) }
    return calls
  }

  private var configuration: CheatCodeConfiguration {
    switch play {
    case .paused: CheatCodeConfiguration(maximumGap: .seconds(1))
    case .waiting: CheatCodeConfiguration(maximumGap: .seconds(9))
    case .attempting: CheatCodeConfiguration(isAnchored: true, maximumGap: .seconds(9))
    case .idle, .steady, .beside, .single, .disabled: CheatCodeConfiguration()
    }
  }

  private func perform(_ step: Int, in registry: CheatCodeRegistry) {
    switch play {
    case .idle: registry.perform(.keyPress("-"))
    case .steady: registry.perform(.keyPress("a"))
    case .paused: registry.perform(.keyPress("a"), at: .seconds(2 * step))
    case .waiting, .attempting: registry.advance(to: .milliseconds(step))
    case .beside, .single: registry.perform(.keyPress(step.isMultiple(of: 2) ? "x" : "y"))
    case .disabled: registry.perform(.keyPress(step % 3 == 2 ? "-" : "a"))
    }
  }
}
