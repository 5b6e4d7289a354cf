import Cheats

/// What `match` is asked to do.
struct MatchOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  /// The file of the stream, or nil for the standard input.
  let streamPath: String?
  let format: OutputFormat
  let configuration: ConfigurationOptions
  let filter: FilterOptions

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing, out of place or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    if let operand = arguments.operands.first {
      throw .usage("unexpected argument '\(operand)'; files of codes follow '\(Self.codes.spelling)'")
    }
    codePaths = arguments.values(of: Self.codes)
    if codePaths.isEmpty { throw .usage("option '\(Self.codes.spelling)' is missing") }
    let stream = arguments.value(of: Self.stream)
    streamPath = stream == "-" ? nil : stream
    format = try arguments.choice(of: OutputFormat.option, as: OutputFormat.self) ?? .text
    configuration = try ConfigurationOptions(arguments)
    filter = try FilterOptions(arguments)
  }
}

extension MatchOptions {
  static let codes = CommandOption(
    "codes", .list("FILE"), completion: .files, help: "files of codes, as JSON or compiled")
  static let stream = CommandOption(
    "stream", .one("FILE"), completion: .files,
    help: "text file of actions; - or none reads standard input")
  static let all = [codes, stream, OutputFormat.option] + ConfigurationOptions.all + FilterOptions.all
}
