/// Why a set of codes cannot be compiled or changed, with the code that is the reason.
public struct CheatCodeError: Error, Hashable, Sendable {
  /// The rule that was broken.
  public enum Reason: Hashable, Sendable {
    /// The code has no actions.
    case emptyCode
    /// The code has parameters and no action before them.
    case parametersOnly
    /// A parameter of the code accepts no action at all.
    case emptyParameter
    /// Another code of the set has the name already.
    case nameTaken
    /// The code is in a registry already, in this one or in another.
    case alreadyRegistered
    /// The code is not in the registry, or not any more.
    case notRegistered
    /// A limit is negative.
    case negativeLimit(CheatCodeLimitName)
    /// The hold limit is not above zero in whole nanoseconds.
    case holdLimitNotPositive
    /// Anchored sets report with the match kind `overlapping` only.
    case anchoredMatchKind(CheatCodeMatchKind)
    /// The set has more distinct actions than the automaton can tell apart.
    case tooManyActions(limit: Int)
    /// The set has more codes than the automaton can number.
    case tooManyCodes(limit: Int)
    /// The codes together have more states than the automaton can number.
    case tooManyStates(limit: Int)
    /// The codes up to this one have more actions together than the automaton can number.
    case tooManyActionsInCodes(limit: Int)
    /// The automaton takes more bytes than its tables can address.
    case tooManyTableBytes(limit: Int)
  }

  /// The rule that was broken.
  public let reason: Reason
  /// The number of codes before the one that broke it, or nil where no single code is the reason.
  ///
  /// In a registry it is the number of the code's id, for which codes that were removed count too.
  public let index: Int?
  /// The name of the code that broke the rule, where it has one.
  public let name: String?

  /// Creates an error from its rule and its place.
  public init(_ reason: Reason, index: Int? = nil, name: String? = nil) {
    self.reason = reason
    self.index = index
    self.name = name
  }
}

/// One of the limits on time that a code or a set can have.
public enum CheatCodeLimitName: String, Hashable, Sendable {
  /// The longest time between two neighbouring actions.
  case maximumGap
  /// The longest time between the first and the last action.
  case timeLimit
}

extension CheatCodeError: CustomStringConvertible {
  /// The place and the rule in one sentence, such as "code 3 “konami”: a code needs at least one action".
  public var description: String {
    switch (index, name) {
    case (nil, nil): reason.description
    case (nil, let name?): "code “\(name)”: \(reason)"
    case (let index?, nil): "code \(index): \(reason)"
    case (let index?, let name?): "code \(index) “\(name)”: \(reason)"
    }
  }
}

extension CheatCodeError.Reason: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .emptyCode: "a code needs at least one action"
    case .parametersOnly: "a code needs at least one action before its parameters"
    case .emptyParameter: "a parameter must accept at least one action"
    case .nameTaken: "another code has this name"
    case .alreadyRegistered: "the code is in a registry already"
    case .notRegistered: "the code is not in this registry"
    case .negativeLimit(let limit): "\(limit.rawValue) must not be negative"
    case .holdLimitNotPositive: "holdLimit must be at least a nanosecond"
    case .anchoredMatchKind(let kind): "an anchored set matches as overlapping, not as \(kind)"
    case .tooManyActions(let limit): "more than \(limit) distinct actions"
    case .tooManyCodes(let limit): "more than \(limit) codes"
    case .tooManyStates(let limit): "more than \(limit) states"
    case .tooManyActionsInCodes(let limit): "more than \(limit) actions in all codes together"
    case .tooManyTableBytes(let limit): "more than \(limit) bytes of tables"
    }
  }
}
