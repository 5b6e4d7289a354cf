/// The language that a graph is written in.
enum GraphFormat: CaseIterable {
  /// That of Graphviz.
  case dot
  /// That of pages which draw it themselves.
  case mermaid
}

extension GraphFormat: CommandChoice {
  var word: String {
    switch self {
    case .dot: "dot"
    case .mermaid: "mermaid"
    }
  }

  static let option = CommandOption(
    "format", .one("FORMAT"), completion: .choice(GraphFormat.self),
    help: "dot (the default, for Graphviz) or mermaid")
}
