/// How many characters a terminal's window has.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What terminals are where they do not say.
  static let standard = TerminalSize(columns: 80, rows: 24)
}
