/// What `compile` is asked to do.
struct CompileOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  /// The file to write, or nil for the standard output.
  let outputPath: String?
  let configuration: ConfigurationOptions
  let filter: FilterOptions

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    codePaths = arguments.operands
    if codePaths.isEmpty { throw .usage("a file of codes is missing") }
    guard let path = arguments.value(of: Self.output) else {
      throw .usage("option '\(Self.output.spelling)' is missing")
    }
    outputPath = path == "-" ? nil : path
    configuration = try ConfigurationOptions(arguments)
    filter = try FilterOptions(arguments)
  }
}

extension CompileOptions {
  static let output = CommandOption(
    "output", short: "o", .one("SET"), completion: .files, help: "the file to write; - is standard output")
  static let all = [output] + ConfigurationOptions.all + [FilterOptions.foldCase]
}
