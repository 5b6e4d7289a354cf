public import Cheats

/// A set of codes and what is done to a session over it, as data that can be compared, printed and made smaller.
public struct Script<Action: Hashable & Sendable>: Hashable, Sendable {
  /// How the codes are matched.
  public var configuration: CheatCodeConfiguration
  /// The codes that the session begins with.
  public var codes: [CheatCodeDefinition<Action>]
  /// What is done, in order.
  public var operations: [ScriptOperation<Action>]

  /// Creates a script.
  public init(
    configuration: CheatCodeConfiguration = .init(), codes: [CheatCodeDefinition<Action>],
    operations: [ScriptOperation<Action>]
  ) {
    self.configuration = configuration
    self.codes = codes
    self.operations = operations
  }
}

extension Script {
  /// Whether actions are taken back.
  public var takesBack: Bool {
    operations.contains {
      switch $0 {
      case .replaceLast, .removeLast: true
      default: false
      }
    }
  }
}

/// A session that scripts can be tried on: the engine in one of its forms, or the model.
public protocol ScriptSubject<Action> {
  /// What the player does.
  associatedtype Action: Hashable & Sendable

  /// Does what an operation says, and gives what that reports.
  mutating func apply(_ operation: ScriptOperation<Action>) -> [ReferenceMatch<Action>]
  /// Everything that the session answers now.
  func answers(withHints: Bool) -> SessionAnswers<Action>
}

/// A subject that says what is right.
public protocol ScriptModel<Action>: ScriptSubject {
  /// Whether an operation has a meaning now.
  func isDefined(_ operation: ScriptOperation<Action>) -> Bool
}

extension ReferenceSession: ScriptModel {}

extension Script {
  /// What a subject did otherwise than the model, and where.
  public struct Disagreement: Hashable, Sendable, CustomStringConvertible {
    /// The index of the operation after which they differed, or -1 before the first.
    public var index: Int
    /// The differences in words.
    public var differences: [String]

    /// The place and the differences, one a line.
    public var description: String {
      "after operation \(index): " + differences.joined(separator: "\n  ")
    }
  }

  /// Runs the script on the model and on a subject and gives the first thing in which they differ.
  ///
  /// Operations without a meaning at their place, such as enabling a code that was removed, are left out for both;
  /// they appear when a script is made smaller.
  ///
  /// - Parameters:
  ///   - subject: A session over ``codes`` and ``configuration`` in which nothing has been performed.
  ///   - asksEvery: After every how many operations all questions are asked; matches are always compared.
  ///   - hintsEvery: At every how many of these codes in progress and next actions are compared too, which is slower;
  ///     0 for never.
  public func firstDisagreement<Subject: ScriptSubject>(
    with subject: Subject, asksEvery: Int = 1, hintsEvery: Int = 1
  ) -> Disagreement? where Subject.Action == Action {
    firstDisagreement(
      of: subject, with: ReferenceSession(codes, configuration: configuration), asksEvery: asksEvery,
      hintsEvery: hintsEvery)
  }

  /// Runs the script on a model and on a subject, as ``firstDisagreement(with:asksEvery:hintsEvery:)`` does.
  public func firstDisagreement<Subject: ScriptSubject, Model: ScriptModel>(
    of subject: Subject, with model: Model, asksEvery: Int = 1, hintsEvery: Int = 1
  ) -> Disagreement? where Subject.Action == Action, Model.Action == Action {
    var subject = subject
    var model = model
    let first = subject.answers(withHints: hintsEvery > 0).differences(from: model.answers(withHints: hintsEvery > 0))
    if !first.isEmpty {
      return Disagreement(index: -1, differences: first)
    }
    for (index, operation) in operations.enumerated() where model.isDefined(operation) {
      let expected = model.apply(operation)
      let matches = subject.apply(operation)
      if matches != expected {
        return Disagreement(index: index, differences: ["reported \(matches), expected \(expected)"])
      }
      guard index % asksEvery == 0 else { continue }
      let withHints = hintsEvery > 0 && index / asksEvery % hintsEvery == 0
      let differences = subject.answers(withHints: withHints).differences(from: model.answers(withHints: withHints))
      if !differences.isEmpty {
        return Disagreement(index: index, differences: differences)
      }
    }
    return nil
  }
}
