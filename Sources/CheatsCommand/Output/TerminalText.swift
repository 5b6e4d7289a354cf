/// Text as a terminal shows it.
///
/// How many columns a character takes is decided by a small rule, that of most terminals: none for control and format
/// characters, and for marks that combine with the character before them; two for the wide and fullwidth blocks of
/// Unicode's East Asian Width and for emoji that are drawn as pictures by themselves; one for all else. A character of
/// several scalars takes what its widest scalar takes.
enum TerminalText {
  /// The columns that a text takes.
  static func width(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// A text cut to a number of columns, with `…` where something is missing.
  static func fitted(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += width(of: text[index])
      if used > columns { return text[..<end] + "…" }
      // What comes before the sign of omission leaves a column for it.
      if used < columns { end = text.index(after: index) }
    }
    return text
  }

  /// A text cut or filled with spaces to exactly a number of columns.
  static func column(_ text: String, _ columns: Int) -> String {
    let fitted = fitted(text, to: columns)
    return fitted + String(repeating: " ", count: max(columns - width(fitted), 0))
  }

  static func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of characters that are two columns wide.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
