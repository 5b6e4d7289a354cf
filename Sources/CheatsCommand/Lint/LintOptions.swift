import Cheats

/// What `lint` is asked to do.
struct LintOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  let format: OutputFormat
  /// The relations that make the command fail.
  let failing: Set<CheatCodeConflict.Relation>
  /// Whether a key that is nearly a word makes the command fail.
  let failsOnSpelling: Bool
  let configuration: ConfigurationOptions
  let filter: FilterOptions

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    codePaths = arguments.operands
    if codePaths.isEmpty { throw .usage("a file of codes is missing") }
    format = try arguments.choice(of: OutputFormat.option, as: OutputFormat.self) ?? .text
    var failing: Set<CheatCodeConflict.Relation> = []
    var failsOnSpelling = false
    for value in arguments.values(of: Self.failOn) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        switch try CommandArguments.choice(String(word), of: Self.failOn) as FailingConflict {
        case .relation(let relation): failing.insert(relation)
        case .spelling: failsOnSpelling = true
        case .any:
          failing.formUnion(CheatCodeConflict.Relation.allCases)
          failsOnSpelling = true
        }
      }
    }
    self.failing = failing
    self.failsOnSpelling = failsOnSpelling
    configuration = try ConfigurationOptions(arguments)
    filter = try FilterOptions(arguments)
  }

  /// Whether the exit code is 0 whatever is found.
  var isFailingOnNothing: Bool { failing.isEmpty && !failsOnSpelling }
}

extension LintOptions {
  static let failOn = CommandOption(
    "fail-on", .repeated("KIND"), completion: .choices(FailingConflict.self),
    help: "exit with 1 on these: equal, prefix, suffix, infix,",
    "unreachable, spelling, any; more with commas")
  static let all = [
    OutputFormat.option, failOn, ConfigurationOptions.matchKind, ConfigurationOptions.maximumGap,
    ConfigurationOptions.timeLimit, FilterOptions.foldCase,
  ]
}

/// What `--fail-on` can name.
private enum FailingConflict: CommandChoice {
  case relation(CheatCodeConflict.Relation)
  case spelling
  case any

  static let allCases = CheatCodeConflict.Relation.allCases.map(Self.relation) + [.spelling, .any]

  var word: String {
    switch self {
    case .relation(let relation): relation.rawValue
    case .spelling: "spelling"
    case .any: "any"
    }
  }
}
