import Cheats

/// What `graph` is asked to do.
struct GraphOptions {
  /// The files of codes, at least one.
  let codePaths: [String]
  let format: GraphFormat
  /// The stream after which the automaton is shown, or nil for none.
  let stream: [CheatCodeAction]?
  /// The most states that are drawn.
  let limit: Int
  let selection: CodeSelection
  let filter: FilterOptions

  /// More states than that make no picture that anybody can read.
  static let defaultLimit = 300

  /// Understands the arguments.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for what is missing or no value of its option.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    codePaths = arguments.operands
    if codePaths.isEmpty { throw .usage("a file of codes is missing") }
    format = try arguments.choice(of: GraphFormat.option, as: GraphFormat.self) ?? .dot
    limit = try arguments.count(of: Self.limit) ?? Self.defaultLimit
    selection = CodeSelection(arguments)
    filter = try FilterOptions(arguments)
    let mapping: CheatCodeActionMapping? = filter.foldsCase ? .caseFolding : nil
    if let text = arguments.value(of: Self.after) {
      stream = try CommandArguments.actions(text, of: Self.after).map { mapping?($0) ?? $0 }
    } else {
      stream = nil
    }
  }
}

extension GraphOptions {
  static let after = CommandOption(
    "after", .one("STREAM"), help: "show where the automaton is after these actions, as", "\"up up 'id'\"")
  static let limit = CommandOption("limit", .one("COUNT"), help: "draw up to so many states (300)")
  static let all = [GraphFormat.option, after, limit, CodeSelection.only, FilterOptions.foldCase]
}
