import Cheats

/// What `stats` is asked to do.
struct StatsOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  let format: OutputFormat
  /// The most rows of each list for people.
  let top: Int
  let selection: CodeSelection
  let configuration: ConfigurationOptions
  let filter: FilterOptions

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    codePaths = arguments.operands
    if codePaths.isEmpty { throw .usage("a file of codes is missing") }
    format = try arguments.choice(of: OutputFormat.option, as: OutputFormat.self) ?? .text
    // With these everything fits a screen of 24 lines.
    top = try arguments.count(of: Self.top) ?? 4
    selection = CodeSelection(arguments)
    configuration = try ConfigurationOptions(arguments)
    filter = try FilterOptions(arguments)
  }
}

extension StatsOptions {
  static let top = CommandOption("top", .one("COUNT"), help: "rows of each list (4)")
  static let all = [
    OutputFormat.option, top, CodeSelection.only, ConfigurationOptions.matchKind, ConfigurationOptions.maximumGap,
    ConfigurationOptions.timeLimit, FilterOptions.foldCase,
  ]
}
