/// A string as JSON writes it, in quotes.
///
/// Only what JSON demands and control characters are escaped, so every other character reads as it was given.
func jsonText(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

/// A name as people read it: as it is, or as JSON writes it where it would break its line or steer a terminal.
func shownName(_ name: String) -> String {
  name.unicodeScalars.contains { $0.properties.generalCategory == .control } ? jsonText(name) : name
}
