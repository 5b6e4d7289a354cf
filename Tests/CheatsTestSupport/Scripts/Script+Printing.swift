import Cheats

extension Script: CustomStringConvertible {
  /// The script as Swift source that can be pasted into a test.
  public var description: String {
    let codes = codes.map { "    \(Self.source($0)),\n" }.joined()
    let operations = operations.map { "    \(Self.source($0)),\n" }.joined()
    return """
      Script<\(Action.self)>(
        configuration: \(Self.source(configuration)),
        codes: [
      \(codes)  ],
        operations: [
      \(operations)  ])
      """
  }

  private static func source(_ configuration: CheatCodeConfiguration) -> String {
    var arguments: [String] = []
    if configuration.matchKind != .overlapping { arguments.append("matchKind: .\(configuration.matchKind)") }
    if configuration.isAnchored { arguments.append("isAnchored: true") }
    if let gap = configuration.maximumGap { arguments.append("maximumGap: \(source(gap))") }
    if let limit = configuration.timeLimit { arguments.append("timeLimit: \(source(limit))") }
    if let limit = configuration.holdLimit { arguments.append("holdLimit: \(source(limit))") }
    return ".init(\(arguments.joined(separator: ", ")))"
  }

  private static func source(_ operation: ScriptOperation<Action>) -> String {
    switch operation {
    case .perform(let action, let time): ".perform(\(source(action))\(argument(time)))"
    case .advance(let time): ".advance(to: \(source(time)))"
    case .flush(let time): ".flush(\(time.map { "at: \(source($0))" } ?? ""))"
    case .reset: ".reset"
    case .resetCode(let id): ".resetCode(\(source(id)))"
    case .enable(let id): ".enable(\(source(id)))"
    case .disable(let id): ".disable(\(source(id)))"
    case .replaceLast(let action, let time): ".replaceLast(\(source(action))\(argument(time)))"
    case .removeLast: ".removeLast"
    case .add(let definition): ".add(\(source(definition)))"
    case .remove(let id): ".remove(\(source(id)))"
    case .change(let id, let definition): ".change(\(source(id)), \(source(definition)))"
    case .restore(let id): ".restore(\(id.map { "without: \(source($0))" } ?? ""))"
    }
  }

  private static func source(_ definition: CheatCodeDefinition<Action>) -> String {
    var arguments: [String] = []
    if let name = definition.name { arguments.append("name: \(String(reflecting: name))") }
    arguments.append("actions: [\(definition.actions.map(source).joined(separator: ", "))]")
    if !definition.parameters.isEmpty {
      arguments.append("parameters: [\(definition.parameters.map(source).joined(separator: ", "))]")
    }
    if definition.maximumGap != .inherited { arguments.append("maximumGap: \(source(definition.maximumGap))") }
    if definition.timeLimit != .inherited { arguments.append("timeLimit: \(source(definition.timeLimit))") }
    if definition.isSecret { arguments.append("isSecret: true") }
    if !definition.isEnabled { arguments.append("isEnabled: false") }
    return ".init(\(arguments.joined(separator: ", ")))"
  }

  private static func source(_ parameter: CheatCodeParameter<Action>) -> String {
    switch parameter {
    case .any: ".any"
    case .oneOf(let actions): ".oneOf([\(actions.map(source).sorted().joined(separator: ", "))])"
    }
  }

  private static func source(_ limit: CheatCodeTimeLimit) -> String {
    switch limit {
    case .inherited: ".inherited"
    case .unlimited: ".unlimited"
    case .atMost(let time): ".atMost(\(source(time)))"
    }
  }

  private static func source(_ id: CheatCodeID) -> String { ".init(rawValue: \(id.rawValue))" }

  private static func argument(_ time: Duration?) -> String { time.map { ", at: \(source($0))" } ?? "" }

  /// A time as short as it can be written without losing anything.
  private static func source(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let nanoseconds = time.referenceNanoseconds
    guard time == .nanoseconds(nanoseconds) else {
      return ".init(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    }
    return nanoseconds % 1_000_000 == 0
      ? ".milliseconds(\(nanoseconds / 1_000_000))" : ".nanoseconds(\(nanoseconds))"
  }

  private static func source(_ action: Action) -> String {
    switch action as Any {
    case CheatCodeAction.keyPress(let key): ".keyPress(\(String(reflecting: key)))"
    case CheatCodeAction.shake: ".shake"
    case CheatCodeAction.swipe(let direction): ".swipe(.\(direction))"
    case CheatCodeAction.tap(let times): ".tap(times: \(times))"
    default: String(reflecting: action)
    }
  }
}
