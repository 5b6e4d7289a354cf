extension Subcommand {
  /// The help of the command: at most 24 lines of 80 columns.
  var help: String {
    var lines = [usage, "", summary, ""]
    for option in options { lines += row(option.synopsis, option.help) }
    lines += row("-h, --help", ["show this help"])
    lines += notes.isEmpty ? [] : [""] + notes
    return lines.joined(separator: "\n")
  }
}

extension CheatsProgram {
  /// What `help` does, in one line.
  static let helpSummary = "Shows the help of a command."

  /// The usage line of the tool.
  static let usage = "usage: cheats COMMAND [options]"

  /// The help of the tool.
  static var help: String {
    var lines = [usage, "", "Recognises cheat codes in streams of player actions.", ""]
    for command in subcommands { lines += row(command.name, [command.summary]) }
    lines += row("help COMMAND", [helpSummary])
    lines.append("")
    lines += row("-h, --help", ["show this help"])
    lines += row("--version", ["show the version"])
    lines += [
      "", "Exit codes: 0 done, 1 the answer is no (see each command), 2 bad input or usage.",
      "A file without codes is a set like others, in which nothing is found.",
    ]
    return lines.joined(separator: "\n")
  }
}

/// A term and its explanation in two columns; a term too long for its column only moves its own first line.
private func row(_ term: String, _ explanation: [String]) -> [String] {
  let width = 22
  return explanation.enumerated().map { index, line in
    let left = index == 0 ? term : ""
    return "  " + left + String(repeating: " ", count: max(width - left.count, 0)) + "  " + line
  }
}
