/// The arguments of one command, taken apart but not yet understood.
struct CommandArguments: Hashable {
  /// The values of each option given, in the order of the arguments.
  private(set) var values: [String: [String]] = [:]
  /// The arguments that belong to no option.
  private(set) var operands: [String] = []
  /// Whether help was asked for; nothing else counts then.
  private(set) var asksForHelp = false

  /// Takes arguments apart.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for an unknown option, a missing or extra value, or an option given twice.
  init(_ arguments: some Sequence<String>, options: [CommandOption]) throws(CommandFailure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      } else if argument == "-h" || argument == "--help" {
        self = CommandArguments(asksForHelp: true)
        return
      } else if Self.isValue(argument) {
        operands.append(argument)
      } else {
        try takeOption(argument, &rest, options)
      }
    }
  }

  private init(asksForHelp: Bool) {
    self.asksForHelp = asksForHelp
  }

  func contains(_ option: CommandOption) -> Bool {
    values[option.name] != nil
  }

  /// The value of an option that takes one, or nil when it was not given.
  func value(of option: CommandOption) -> String? {
    values[option.name]?.last
  }

  /// The values of an option, none when it was not given.
  func values(of option: CommandOption) -> [String] {
    values[option.name] ?? []
  }
}

extension CommandArguments {
  /// Whether an argument can be a value or an operand: no option begins without a dash, as `-` alone or as `-1s`.
  private static func isValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return true }
    return second.isNumber || second == "."
  }

  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(CommandFailure) {
    let spelling = String(argument.prefix { $0 != "=" })
    guard let option = options.first(where: { $0.isSpelled(spelling) }) else {
      let known = options.map(\.spelling) + ["--help"]
      throw .usage("unknown option '\(spelling)'" + suggestion(for: spelling, among: known))
    }
    let attached = argument.dropFirst(spelling.count).isEmpty ? nil : String(argument.dropFirst(spelling.count + 1))
    switch option.value {
    case .none:
      if attached != nil { throw .usage("option '\(spelling)' takes no value") }
      try set(option, to: [])
    case .one(let placeholder):
      try set(option, to: [try oneValue(attached, &rest, option, placeholder)])
    case .repeated(let placeholder):
      append(try oneValue(attached, &rest, option, placeholder), to: option)
    case .list(let placeholder):
      append(try oneValue(attached, &rest, option, placeholder), to: option)
      while attached == nil, let next = rest.first, Self.isValue(next) {
        append(next, to: option)
        rest.removeFirst()
      }
    }
  }

  private func oneValue(
    _ attached: String?, _ rest: inout ArraySlice<String>, _ option: CommandOption, _ placeholder: String
  ) throws(CommandFailure) -> String {
    var value = attached
    if value == nil, let next = rest.first, Self.isValue(next) {
      value = next
      rest.removeFirst()
    }
    guard let value, !value.isEmpty else {
      throw .usage("option '\(option.spelling)' needs a value: \(placeholder)")
    }
    return value
  }

  private mutating func set(_ option: CommandOption, to given: [String]) throws(CommandFailure) {
    if values[option.name] != nil { throw .usage("option '\(option.spelling)' is given twice") }
    values[option.name] = given
  }

  private mutating func append(_ value: String, to option: CommandOption) {
    values[option.name, default: []].append(value)
  }
}
