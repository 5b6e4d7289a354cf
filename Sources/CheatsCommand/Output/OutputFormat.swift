/// How results are written.
enum OutputFormat: CaseIterable {
  /// For people.
  case text
  /// For programs: one object a line.
  case json
}

extension OutputFormat: CommandChoice {
  var word: String {
    switch self {
    case .text: "text"
    case .json: "json"
    }
  }

  static let option = CommandOption(
    "format", .one("FORMAT"), completion: .choice(OutputFormat.self),
    help: "text (the default) or json, one object a line")
}
