/// One key of a terminal.
enum PlayKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, tab, backspace
  /// A key of the upper row, from 1.
  case function(Int)
  /// A letter that was pressed together with Control, in lower case.
  case control(Character)
  /// A character that the key types.
  case character(Character)
}
