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
  /// One letter that stands for the name, or nil.
  let short: Character?
  let value: Value
  /// What a shell offers for its value.
  let completion: Completion
  /// What it does, as lines of the help.
  let help: [String]

  init(
    _ name: String, short: Character? = nil, _ value: Value = .none, completion: Completion = .nothing, help: String...
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.completion = completion
    self.help = help
  }

  /// The name with its dashes.
  var spelling: String { "--\(name)" }

  /// Whether a word is one of the two ways of writing the option.
  func isSpelled(_ word: String) -> Bool { word == spelling || word == short.map { "-\($0)" } }

  /// The option with what it takes, as the help shows it.
  var synopsis: String {
    let spellings = (short.map { "-\($0), " } ?? "") + spelling
    return switch value {
    case .none: spellings
    case .one(let placeholder), .repeated(let placeholder): "\(spellings) \(placeholder)"
    case .list(let placeholder): "\(spellings) \(placeholder)…"
    }
  }
}
