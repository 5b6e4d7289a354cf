import Cheats
import CheatsTestSupport

extension SessionCase {
  /// The scenarios of the fixtures, and random scripts with few features and with many.
  static func seeds() throws -> [SessionCase] {
    try Fixtures.scenarios().map { SessionCase($0) }
      + randomScripts.enumerated().map { SessionCase(isNamed: $0.isMultiple(of: 2), script: $1) }
      + filteredScripts.map { SessionCase(filter: filter, script: $0) }
  }

  /// A scenario with the actions of scripts in place of its keys.
  private init(_ scenario: Scenario) {
    var names: [CheatCodeAction: CheatCodeAction] = [:]
    func renamed(_ action: CheatCodeAction) -> CheatCodeAction {
      let alphabet = ByteCoder.distinctActions
      let name = names[action] ?? alphabet[names.count % alphabet.count]
      names[action] = name
      return name
    }
    let ignored = Set((scenario.options.ignoring ?? []).map { renamed(.keyPress($0)) })
    var operations = scenario.steps.flatMap { scenario.operations(of: $0, filters: false) }
    for (index, operation) in operations.enumerated() {
      if case .perform(let action, let time) = operation { operations[index] = .perform(renamed(action), at: time) }
    }
    let codes = scenario.definitions.map { definition in
      var code = definition
      code.name = nil
      code.actions = definition.actions.map(renamed)
      return code
    }
    filter =
      ignored.isEmpty
      ? nil : FilterOptions(foldsCase: false, ignored: ignored, minimumRepeatInterval: nil, tapWindow: nil)
    script = Script(configuration: scenario.configuration, codes: codes, operations: operations)
  }

  private static let filter = FilterOptions(
    foldsCase: true, ignored: [.shake], minimumRepeatInterval: .milliseconds(1), tapWindow: .milliseconds(1))

  /// Scripts with taps that are counted, and keys that repeat.
  private static var filteredScripts: [Script<CheatCodeAction>] {
    CheatCodeMatchKind.allCases.enumerated().map { number, kind in
      var scripts = RandomScripts<CheatCodeAction>(
        seed: UInt64(number), alphabet: [.tap(times: 1), .tap(times: 2), .keyPress("a"), .shake],
        features: [.times, .resets])
      return scripts.script(matchKind: kind)
    }
  }

  static var randomScripts: [Script<CheatCodeAction>] {
    let features: [ScriptFeatures] = [
      [], .times, [.edits, .resets], .parameters, [.undo], [.times, .holds], [.times, .holds, .undo, .ends], .all,
    ]
    let kinds = CheatCodeMatchKind.allCases.map { ($0, false) } + [(.overlapping, true)]
    return kinds.enumerated().flatMap { number, kind in
      features.enumerated().map { index, features in
        var scripts = RandomScripts(
          seed: UInt64(number * 8 + index), alphabet: ["a", "b", "c", "x"].map(CheatCodeAction.keyPress),
          features: features)
        var script = scripts.script(matchKind: kind.0, isAnchored: kind.1)
        script.operations.insert(.restore(without: index < 6 ? nil : CheatCodeID(rawValue: 0)), at: 20)
        return script
      }
    }
  }
}
