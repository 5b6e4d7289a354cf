/// One option of a command: how it is spelled, what it takes and what it does.
struct CommandOption: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    /// It takes nothing.
    case none
    /// It takes one value and is given at most once.
    case one(String)
    /// It takes one value and may be given any number of times.
    case repeated(String)
    /// It takes all the values that follow it and may be given any number of times.
    case list(String)
  }

  /// The name without its dashes.
  let name: String
  let value: Value
  /// What it does, as lines of the help.
  let help: [String]

  init(_ name: String, _ value: Value = .none, help: String...) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// The name with its dashes.
  var spelling: String { "--\(name)" }

  /// The option with what it takes, as the help shows it.
  var synopsis: String {
    switch value {
    case .none: spelling
    case .one(let placeholder), .repeated(let placeholder): "\(spelling) \(placeholder)"
    case .list(let placeholder): "\(spelling) \(placeholder)…"
    }
  }
}
