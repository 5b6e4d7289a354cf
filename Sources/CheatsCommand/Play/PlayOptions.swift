import Cheats

/// What `play` is asked to do.
struct PlayOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  let selection: CodeSelection
  let configuration: ConfigurationOptions
  let filter: FilterOptions

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    codePaths = arguments.operands
    if codePaths.isEmpty { throw .usage("a file of codes is missing") }
    selection = CodeSelection(arguments)
    configuration = try ConfigurationOptions(arguments)
    filter = try FilterOptions(arguments)
  }

  static let all = [CodeSelection.only] + ConfigurationOptions.all + [FilterOptions.foldCase]
}
