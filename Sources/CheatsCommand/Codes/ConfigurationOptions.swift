import Cheats
import CheatsNotation

/// The options about how a set of codes is matched; what is not given is left to the files of codes.
struct ConfigurationOptions {
  let matchKind: CheatCodeMatchKind?
  let isAnchored: Bool
  /// The limit of codes that have none of their own.
  let maximumGap: Duration?
  /// The limit of codes that have none of their own.
  let timeLimit: Duration?
  let holdLimit: Duration?

  /// Understands the options.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for a value that the option does not take.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    matchKind = try arguments.choice(of: Self.matchKind, as: CheatCodeMatchKind.self)
    isAnchored = arguments.contains(Self.anchored)
    maximumGap = try arguments.duration(of: Self.maximumGap)
    timeLimit = try arguments.duration(of: Self.timeLimit)
    holdLimit = try arguments.duration(of: Self.holdLimit)
    if holdLimit == .zero { throw .usage("option '\(Self.holdLimit.spelling)' takes a time above 0") }
  }

  /// What decides about the conflicts in the set of codes in some files: the match kind and the limits.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` where the files disagree and no option decides, and for limits where codes
  ///   come from a compiled set.
  func forConflicts(in codes: CodeFiles) throws(CommandFailure) -> CheatCodeConfiguration {
    for (limit, option) in [(maximumGap, Self.maximumGap), (timeLimit, Self.timeLimit)] where limit != nil {
      // A compiled set does not tell which codes have limits of their own and which those of their file.
      if let compiled = codes.files.first(where: \.isCompiled) {
        throw .usage(
          "option '\(option.spelling)' does nothing with the compiled set \(compiled.label): compile its codes with it")
      }
    }
    let matchKind = try decide(matchKind, \.matchKind, of: codes.files, Self.matchKind)
    return CheatCodeConfiguration(matchKind: matchKind, maximumGap: maximumGap, timeLimit: timeLimit)
  }

  /// What holds for matching the set of codes in some files.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` where the files disagree and no option decides, and for options that do
  ///   nothing or contradict each other.
  func forMatching(_ codes: CodeFiles) throws(CommandFailure) -> CheatCodeConfiguration {
    var configuration = try forConflicts(in: codes)
    configuration.isAnchored = try decide(isAnchored ? true : nil, \.isAnchored, of: codes.files, Self.anchored)
    if configuration.matchKind.holdsMatches {
      configuration.holdLimit = try decide(holdLimit.map(Optional.some), \.holdLimit, of: codes.files, Self.holdLimit)
    } else if holdLimit != nil {
      let kind = configuration.matchKind.word
      throw .usage("option '\(Self.holdLimit.spelling)' does nothing with the match kind \(kind)")
    }
    if configuration.isAnchored, configuration.matchKind != .overlapping {
      throw .usage("anchored codes do not go with the match kind \(configuration.matchKind.word)")
    }
    // Several files that do not agree are another set than each of them.
    let identifier = codes.files[0].configuration.identifier
    if codes.files.allSatisfy({ $0.configuration.identifier == identifier }) { configuration.identifier = identifier }
    return configuration
  }

  /// What was given, or else what all files say.
  private func decide<Value: Equatable>(
    _ given: Value?, _ property: KeyPath<CheatCodeConfiguration, Value>,
    of files: [CodeFiles.File], _ option: CommandOption
  ) throws(CommandFailure) -> Value {
    if let given { return given }
    let common = files[0].configuration[keyPath: property]
    for file in files where file.configuration[keyPath: property] != common {
      throw .usage("the files \(files[0].label) and \(file.label) disagree: option '\(option.spelling)' must decide")
    }
    return common
  }
}

extension ConfigurationOptions {
  static let matchKind = CommandOption(
    "match-kind", .one("KIND"), completion: .choice(CheatCodeMatchKind.self),
    help: "overlapping (the default), per-code, non-overlapping,", "leftmost-longest or leftmost-first")
  static let anchored = CommandOption("anchored", help: "codes begin with the first action only")
  static let maximumGap = CommandOption("maximum-gap", .one("TIME"), help: "most time between two actions of a code")
  static let timeLimit = CommandOption(
    "time-limit", .one("TIME"), help: "most time from first to last action of a code")
  static let holdLimit = CommandOption("hold-limit", .one("TIME"), help: "most time that a leftmost match is held")
  static let all = [matchKind, anchored, maximumGap, timeLimit, holdLimit]
}

extension CheatCodeMatchKind {
  /// Whether a match can wait for a better one.
  fileprivate var holdsMatches: Bool {
    self == .leftmostLongest || self == .leftmostFirst
  }
}
