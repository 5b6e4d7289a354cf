public import Cheats

/// A small case made from a public bug report: codes, what a player does, and what must be reported.
public struct Scenario: Sendable, Decodable, CustomStringConvertible {
  /// The number of the scenario, such as "S03".
  public var id: String
  /// What went wrong, or what was wanted.
  public var asks: String
  /// Where it was reported.
  public var source: String
  /// How the codes are matched, and which actions the input filter ignores.
  public var options: Options
  /// The codes in order of registration.
  public var codes: [Code]
  /// What happens, in order.
  public var steps: [Step]
  /// What is reported, in order.
  public var matches: [Match]
  /// What is answered after steps.
  public var checks: [Check]
  /// What else is to be known, or nil.
  public var note: String?

  /// The options of a scenario; those that are absent are the library's defaults.
  public struct Options: Hashable, Sendable, Decodable {
    /// The name of the match kind, or nil.
    public var matchKind: String?
    /// Whether codes begin at the latest reset, or nil.
    public var isAnchored: Bool?
    /// The default for the longest gap in milliseconds, or nil.
    public var maximumGap: Int?
    /// The default for the longest time of a code in milliseconds, or nil.
    public var timeLimit: Int?
    /// The hold limit in milliseconds, or nil.
    public var holdLimit: Int?
    /// The keys that the input filter ignores, or nil.
    public var ignoring: [String]?
  }

  /// A code of a scenario.
  public struct Code: Hashable, Sendable, Decodable {
    /// The name.
    public var name: String
    /// The keys.
    public var actions: [String]
    /// The longest gap in milliseconds, or nil.
    public var maximumGap: Int?
    /// The longest time in milliseconds, or nil.
    public var timeLimit: Int?
  }

  /// One thing that happens.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public enum Event: Hashable, Sendable {
      /// A key is pressed.
      case perform(String)
      /// Time passes to so many milliseconds.
      case advance(to: Int)
      /// The code of a name is removed.
      case remove(String)
      /// What is complete is delivered.
      case flush
    }

    /// What happens.
    public var event: Event
    /// When, in milliseconds, or nil.
    public var time: Int?
  }

  /// A report.
  public struct Match: Hashable, Sendable, Decodable {
    /// The step, counted from 0.
    public var step: Int
    /// The name of the code.
    public var code: String

    /// Creates a report.
    public init(step: Int, code: String) {
      self.step = step
      self.code = code
    }
  }

  /// What is answered after a step; what is nil is not asked.
  public struct Check: Hashable, Sendable {
    /// The step, counted from 0.
    public var step: Int
    /// The name of the code that is asked about, or nil when all are.
    public var code: String?
    /// The number of its actions that count as performed.
    public var progress: Int?
    /// The state in words.
    public var state: String?
    /// The next key; `.some(nil)` when there must be none.
    public var nextAction: String??
    /// The next keys of all codes in order.
    public var nextActions: [String]?
  }

  /// The number and the complaint.
  public var description: String { "\(id): \(asks)" }
}

extension Scenario {
  /// The codes as the library defines them.
  public var definitions: [CheatCodeDefinition<CheatCodeAction>] {
    codes.map { code in
      CheatCodeDefinition(
        name: code.name, actions: code.actions.map(CheatCodeAction.keyPress),
        maximumGap: code.maximumGap.map { .atMost(.milliseconds($0)) } ?? .inherited,
        timeLimit: code.timeLimit.map { .atMost(.milliseconds($0)) } ?? .inherited)
    }
  }

  /// The options as the library spells them, but for the input filter.
  public var configuration: CheatCodeConfiguration {
    let kind = CheatCodeMatchKind.allCases.first { String(describing: $0) == options.matchKind ?? "overlapping" }
    guard let kind else { preconditionFailure("\(id): no match kind is called \(options.matchKind ?? "")") }
    return CheatCodeConfiguration(
      matchKind: kind, isAnchored: options.isAnchored ?? false,
      maximumGap: options.maximumGap.map { .milliseconds($0) }, timeLimit: options.timeLimit.map { .milliseconds($0) },
      holdLimit: options.holdLimit.map { .milliseconds($0) })
  }
}
