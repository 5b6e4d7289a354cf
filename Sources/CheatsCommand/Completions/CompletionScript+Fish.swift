extension CompletionScript {
  var fishLines: [String] {
    let first = "complete -c cheats -n __fish_use_subcommand"
    return [
      "# Completes the commands of cheats in fish: cheats completions fish | source",
      "function __cheats_list",
      "  set -l first (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '.*,'; or echo)",
      "  printf '%s\\n' $first$argv",
      "end",
      "complete -c cheats -f",
      "\(first) -l version -d 'show the version'",
      "\(first) -s h -l help -d 'show this help'",
    ] + summaries.map { "\(first) -a \($0.name) -d \(quoted($0.summary))" } + commands.flatMap(fishLines) + [
      "\(condition("help")) -a \(quoted(commands.map(\.name).joined(separator: " ")))"
    ]
  }

  private func fishLines(_ command: Subcommand) -> [String] {
    var lines = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.takesValue ? " \(arguments(option.completion, required: true))" : ""
      return "\(condition(command.name)) -l \(option.name)\(short)\(value) -d \(quoted(option.summary))"
    }
    lines.append("\(condition(command.name)) -s h -l help -d 'show this help'")
    let operands = looseWords(of: command)
    if operands != .nothing { lines.append("\(condition(command.name)) \(arguments(operands, required: false))") }
    return lines
  }

  private func condition(_ command: String) -> String {
    "complete -c cheats -n '__fish_seen_subcommand_from \(command)'"
  }

  private func arguments(_ completion: Completion, required: Bool) -> String {
    switch completion {
    case .nothing: required ? "-x" : ""
    case .files: required ? "-r -F" : "-F"
    case .words(let words): (required ? "-x " : "") + "-a \(quoted(words.joined(separator: " ")))"
    case .list(let words):
      (required ? "-x " : "") + "-a \(quoted("(__cheats_list \(words.joined(separator: " ")))"))"
    }
  }
}
