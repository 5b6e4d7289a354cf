import Cheats

/// A registry whose codes have a callback, and a player whose actions change none of them, or one.
///
/// How many codes there are is then not to matter.
final class ObservedRegistry {
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
  private let registry: CheatCodeRegistry
  private var step = 0
  /// How often a code was called back.
  private(set) var calls = 0

  /// Registers codes, and performs the first actions, which change them.
  init(_ play: Play, codes: Int) throws {
    self.play = play
    registry = try CheatCodeRegistry(configuration: Self.configuration(play))
    let other = [CheatCodeAction.keyPress("x"), .keyPress("y"), .keyPress("z")]
    let observed = (0..<codes).map { number in
      // All are of one length, so that the number of codes is all that is different.
      let digits = String(1000 + number).map { CheatCodeAction.keyPress(String($0)) }
      return observedCode([.keyPress("a"), .keyPress("a")] + digits)
    }
    try registry.register(contentsOf: observed + [play == .single ? observedCode(other) : CheatCode(actions: other)])
    if play == .disabled { for code in observed { registry.disable(code) } }
    if registry.configuration.maximumGap == nil {
      registry.perform(.keyPress("a"))
    } else {
      registry.perform(.keyPress("a"), at: .zero)
    }
    perform(3)
  }

  /// Goes on for some steps.
  ///
  /// - Returns: How often a code was called back meanwhile.
  @discardableResult
  func perform(_ steps: Int) -> Int {
    let before = calls
    for _ in 0..<steps { performStep() }
    return calls - before
  }

  private func observedCode(_ actions: [CheatCodeAction]) -> CheatCode {
    CheatCode(actions: actions) { [unowned self] _ in calls += 1 }
  }

  private static func configuration(_ play: Play) -> CheatCodeConfiguration {
    switch play {
    case .paused: CheatCodeConfiguration(maximumGap: .seconds(1))
    case .waiting: CheatCodeConfiguration(maximumGap: .seconds(9))
    case .attempting: CheatCodeConfiguration(isAnchored: true, maximumGap: .seconds(9))
    case .idle, .steady, .beside, .single, .disabled: CheatCodeConfiguration()
    }
  }

  private func performStep() {
    switch play {
    case .idle: registry.perform(.keyPress("-"))
    case .steady: registry.perform(.keyPress("a"))
    case .paused: registry.perform(.keyPress("a"), at: .seconds(2 * step))
    case .waiting, .attempting: registry.advance(to: .milliseconds(step))
    case .beside, .single: registry.perform(.keyPress(step.isMultiple(of: 2) ? "x" : "y"))
    case .disabled: registry.perform(.keyPress(step % 3 == 2 ? "-" : "a"))
    }
    step += 1
  }
}

extension ObservedRegistry {
  /// A play and a number of codes as a task that is counted, such as `registry-idle-1000`.
  struct Task {
    let play: Play
    let codes: Int

    /// The names of all tasks.
    static let names = Play.allCases.flatMap { play in [10, 1000].map { "registry-\(play.rawValue)-\($0)" } }

    /// The task with a name, or nil.
    init?(_ name: String) {
      let parts = name.split(separator: "-")
      guard Self.names.contains(name), let play = Play(rawValue: String(parts[1])), let codes = Int(parts[2]) else {
        return nil
      }
      self.play = play
      self.codes = codes
    }

    /// Does a number of steps and gives the number of calls.
    func perform(_ steps: Int) throws -> Int { try ObservedRegistry(play, codes: codes).perform(steps) }
  }
}
