/// A string as JSON writes it, in quotes.
///
/// Only what JSON demands and what steers a terminal are escaped, so every other character reads as it was given.
func jsonText(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.steersText:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

/// A name as people read it: as it is, or as JSON writes it where it would break its line or steer a terminal.
func shownName(_ name: String) -> String {
  name.unicodeScalars.contains(where: \.steersText) ? jsonText(name) : name
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, breaks a line, or is invisible and changes how what is near it is shown.
  ///
  /// What joins the parts of an emoji or of a word is part of what people see.
  fileprivate var steersText: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}" && value <= 0xFFFF
    default: false
    }
  }
}
