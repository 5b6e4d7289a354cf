import Cheats

/// The option that picks codes by their names.
struct CodeSelection {
  /// The names, or none for all codes.
  private let names: [String]

  init(_ arguments: CommandArguments) {
    names = arguments.values(of: Self.only)
  }

  /// The codes that are picked, in order of registration.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for a name that no code has, with the nearest one that there is.
  func callAsFunction(
    _ definitions: [CheatCodeDefinition<CheatCodeAction>]
  ) throws(CommandFailure) -> [CheatCodeDefinition<CheatCodeAction>] {
    guard !names.isEmpty else { return definitions }
    let known = definitions.compactMap(\.name)
    let all = Set(known)
    for name in names where !all.contains(name) {
      throw .usage("no code is called '\(shownName(name))'" + suggestion(for: name, among: known))
    }
    let picked = Set(names)
    return definitions.filter { $0.name.map(picked.contains) ?? false }
  }
}

extension CodeSelection {
  static let only = CommandOption("only", .repeated("NAME"), help: "only the code of this name; can be repeated")
}
