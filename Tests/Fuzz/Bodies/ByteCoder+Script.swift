import Cheats
import CheatsTestSupport

extension ByteCoder {
  typealias Action = CheatCodeAction

  /// The actions of scripts, of which the first ones come most often in random bytes.
  ///
  /// Two are equal though their bytes are not, two are equal but for case, and the filter counts taps.
  static let actions: [Action] =
    ["a", "b", "c", "a", "b", "x"].map(Action.keyPress) + [
      .tap(times: 1), .keyPress("A"), .tap(times: 2), .keyPress("é"), .keyPress("e\u{301}"), .swipe(.up), .swipe(.down),
      .shake, .tap(times: 3), .tap(times: .max),
    ]

  /// Each action of scripts once.
  static let distinctActions: [Action] = actions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  /// Reads or writes an action.
  mutating func action(_ action: Action? = nil) -> Action { choice(action, of: Self.actions) }

  /// Reads or writes a script, which goes on to the end of the input.
  mutating func script(_ script: Script<Action>? = nil) -> Script<Action> {
    let configuration = configuration(script?.configuration)
    let codes = list(script?.codes, counts: 0...7) { $0.definition($1) }
    var times = TimeCoder()
    let operations = listToEnd(script?.operations, atMost: 80) { $0.operation($1, &times) }
    return Script(configuration: configuration, codes: codes, operations: operations)
  }

  /// Reads or writes how codes are matched; only what a set of codes can be compiled with.
  mutating func configuration(_ configuration: CheatCodeConfiguration? = nil) -> CheatCodeConfiguration {
    var coded = CheatCodeConfiguration()
    let kinds = CheatCodeMatchKind.allCases.map(Optional.some) + [nil]
    let kind = choice(configuration.map { $0.isAnchored ? nil : $0.matchKind }, of: kinds)
    coded.isAnchored = kind == nil
    coded.matchKind = kind ?? .overlapping
    coded.tableBudget = choice(
      configuration?.tableBudget, of: [.balanced, .compact, .fast, .bytes(0), .bytes(500), .bytes(1 << 16)])
    coded.maximumGap = optionalLimit(configuration?.maximumGap)
    coded.timeLimit = optionalLimit(configuration?.timeLimit)
    coded.holdLimit = optionalLimit(configuration?.holdLimit).map { max($0, .nanoseconds(1)) }
    return coded
  }

  /// Reads or writes a code that can be compiled.
  mutating func definition(
    _ definition: CheatCodeDefinition<Action>? = nil
  ) -> CheatCodeDefinition<Action> {
    var coded = CheatCodeDefinition(actions: list(definition?.actions, counts: 1...16) { $0.action($1) })
    if flag(definition.map { !$0.parameters.isEmpty }) {
      coded.parameters = list(definition?.parameters, counts: 1...3) { $0.parameter($1) }
    }
    if flag(definition.map { $0.maximumGap != .inherited || $0.timeLimit != .inherited }) {
      coded.maximumGap = codeLimit(definition?.maximumGap)
      coded.timeLimit = codeLimit(definition?.timeLimit)
    }
    let flags = byte(definition.map { ($0.isSecret ? 1 : 0) | ($0.isEnabled ? 0 : 2) })
    coded.isSecret = flags & 1 != 0
    coded.isEnabled = flags & 2 == 0
    return coded
  }

  private mutating func parameter(_ parameter: CheatCodeParameter<Action>?) -> CheatCodeParameter<Action> {
    guard flag(parameter.map { $0 != .any }) else { return .any }
    var accepted: [Action]?
    // In the order of the alphabet, so that the same script is always the same bytes.
    if case .oneOf(let actions) = parameter { accepted = Self.actions.filter(actions.contains) }
    return .oneOf(Set(list(accepted, counts: 1...4) { $0.action($1) }))
  }

  private mutating func codeLimit(_ limit: CheatCodeTimeLimit?) -> CheatCodeTimeLimit {
    var duration: Duration?
    if case .atMost(let given) = limit { duration = given }
    return switch choice(limit.map { $0 == .inherited ? 0 : $0 == .unlimited ? 1 : 2 }, of: [0, 1, 2]) {
    case 0: .inherited
    case 1: .unlimited
    default: .atMost(self.limit(duration))
    }
  }
}
