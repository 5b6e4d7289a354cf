import Cheats
import CheatsNotation

/// What can be switched while one plays.
struct PlaySettings: Hashable {
  /// A limit of time for all codes.
  enum Limit: Hashable {
    /// Each code has its own, or that of its set.
    case own
    case off
    case atMost(Duration)
  }

  var matchKind: CheatCodeMatchKind
  var isAnchored: Bool
  var maximumGap = Limit.own
  var timeLimit = Limit.own

  private static let gaps = limits([.milliseconds(500), .seconds(1), .seconds(3)])
  private static let limits = limits([.seconds(2), .seconds(5), .seconds(10)])

  private static func limits(_ times: [Duration]) -> [Limit] { [.own, .off] + times.map(Limit.atMost) }

  /// Switches to the next kind; anchored codes come behind the one kind that they go with.
  mutating func switchMatchKind() {
    let wasAnchored = isAnchored
    isAnchored = matchKind == .overlapping && !wasAnchored
    if !isAnchored { matchKind = Self.next(after: matchKind, in: CheatCodeMatchKind.allCases) }
  }

  /// The kind in a word, or that codes are anchored.
  var matchWord: String { isAnchored ? "anchored" : matchKind.word }

  mutating func switchMaximumGap() { maximumGap = Self.next(after: maximumGap, in: Self.gaps) }

  mutating func switchTimeLimit() { timeLimit = Self.next(after: timeLimit, in: Self.limits) }

  /// The codes with the limits that are switched on, none of them inherited.
  func apply(
    to definitions: [CheatCodeDefinition<CheatCodeAction>], defaults: CheatCodeConfiguration
  ) -> [CheatCodeDefinition<CheatCodeAction>] {
    definitions.map { definition in
      var definition = definition
      definition.maximumGap = maximumGap.limit(definition.maximumGap, default: defaults.maximumGap)
      definition.timeLimit = timeLimit.limit(definition.timeLimit, default: defaults.timeLimit)
      return definition
    }
  }

  private static func next<Value: Equatable>(after value: Value, in values: [Value]) -> Value {
    values.firstIndex(of: value).map { values[($0 + 1) % values.count] } ?? values[0]
  }
}

extension PlaySettings.Limit {
  /// The limit of a code that has one of its own, or takes the default.
  fileprivate func limit(_ own: CheatCodeTimeLimit, default common: Duration?) -> CheatCodeTimeLimit {
    switch self {
    case .own: own == .inherited ? common.map(CheatCodeTimeLimit.atMost) ?? .unlimited : own
    case .off: .unlimited
    case .atMost(let time): .atMost(time)
    }
  }

  var word: String {
    switch self {
    case .own: "own"
    case .off: "off"
    case .atMost(let time): CheatCodeNotation.text(for: time)
    }
  }
}
