/// The arguments of one command, taken apart: options with their values, and operands.
struct BenchmarkArguments: Hashable {
  /// An option and what it takes.
  struct Option: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case none, one, list
    }

    let name: String
    let value: Value

    init(_ name: String, _ value: Value = .one) {
      self.name = name
      self.value = value
    }
  }

  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  /// Takes arguments apart.
  ///
  /// - Throws: ``BenchmarkError/usage(_:)`` for an unknown option, an option given twice or a value that is missing.
  init(_ arguments: some Sequence<String>, options: [Option]) throws(BenchmarkError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { parts[0] == $0.name }) else {
        throw .usage("there is no option '--\(parts[0])' here")
      }
      guard values[option.name] == nil else { throw .usage("option '\(argument)' is given twice") }
      var given = parts.dropFirst().map(String.init)
      if option.value != .none, given.isEmpty {
        let limit = option.value == .one ? 1 : rest.count
        given = Array(rest.prefix { !$0.hasPrefix("--") }.prefix(limit))
        rest = rest.dropFirst(given.count)
      }
      switch option.value {
      case .none where !given.isEmpty: throw .usage("option '--\(option.name)' takes no value")
      case .one where given.isEmpty, .list where given.isEmpty:
        throw .usage("option '--\(option.name)' needs a value")
      default: values[option.name] = given
      }
    }
  }

  /// Whether an option was given.
  func contains(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that takes one, or nil.
  func value(of name: String) -> String? { values[name]?.first }

  /// The numbers of an option, in their order, or nil where it was not given.
  func numbers(of name: String, in allowed: ClosedRange<Int>) throws(BenchmarkError) -> [Int]? {
    guard let texts = values[name] else { return nil }
    var numbers: [Int] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let number = Int(text.replacing("_", with: "")), allowed.contains(number) else {
        throw .usage(
          "option '--\(name)' does not take '\(text)'; it takes numbers from \(allowed.lowerBound) to "
            + "\(allowed.upperBound)")
      }
      // What is named twice is measured once.
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }

  /// The choices of an option, in their order, or nil where it was not given.
  func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of name: String, as: Choice.Type
  ) throws(BenchmarkError) -> [Choice]? {
    guard let texts = values[name] else { return nil }
    var choices: [Choice] = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      guard let choice = Choice(rawValue: String(text)) else {
        let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("option '--\(name)' does not take '\(text)'; it takes \(words)")
      }
      choices.append(choice)
    }
    return choices
  }

  /// Refuses operands where there are to be none.
  func refuseOperands() throws(BenchmarkError) {
    if let operand = operands.first { throw .usage("'\(operand)' is not expected here") }
  }
}
