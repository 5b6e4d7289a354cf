import Cheats

/// The options about what stands between the stream and the codes.
struct FilterOptions {
  let foldsCase: Bool
  let ignored: Set<CheatCodeAction>
  let minimumRepeatInterval: Duration?
  let tapWindow: Duration?

  /// Understands the options.
  ///
  /// - Throws: ``CommandFailure/usage(_:)`` for a value that the option does not take.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    foldsCase = arguments.contains(Self.foldCase)
    ignored = try Self.actions(arguments)
    minimumRepeatInterval = try arguments.duration(of: Self.minimumRepeatInterval)
    tapWindow = try arguments.duration(of: Self.tapWindow)
  }

  /// The filter, as it is before the first action; without options it lets every action through as it is.
  var filter: CheatCode.InputFilter {
    CheatCode.InputFilter(
      mapping: foldsCase ? .caseFolding : nil, ignoring: ignored,
      minimumRepeatInterval: minimumRepeatInterval, tapWindow: tapWindow)
  }

  private static func actions(_ arguments: CommandArguments) throws(CommandFailure) -> Set<CheatCodeAction> {
    var actions: Set<CheatCodeAction> = []
    for value in arguments.values(of: ignore) {
      actions.formUnion(try CommandArguments.actions(value, of: ignore))
    }
    return actions
  }
}

extension FilterOptions {
  static let foldCase = CommandOption("fold-case", help: "take upper and lower case for one key")
  static let ignore = CommandOption("ignore", .list("ACTION"), help: "actions to leave out of the stream")
  static let minimumRepeatInterval = CommandOption(
    "minimum-repeat-interval", .one("TIME"), help: "leave out an equal action within it")
  static let tapWindow = CommandOption("tap-window", .one("TIME"), help: "count taps with less between them as one")
  static let all = [foldCase, ignore, minimumRepeatInterval, tapWindow]
}
