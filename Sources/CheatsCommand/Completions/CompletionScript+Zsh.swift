extension CompletionScript {
  var zshLines: [String] {
    let described = summaries.map { quoted("\($0.name):\($0.summary.replacing(":", with: "\\:"))") }
    return [
      "#compdef cheats",
      "# Completes the commands of cheats in zsh: source <(cheats completions zsh), or as _cheats in a folder of $fpath",
      "_cheats() {",
      "  local -a commands",
      "  commands=(\(described.joined(separator: " ")))",
      "  if ((CURRENT == 2)); then",
      "    _describe command commands",
      "    compadd -- --help --version",
      "    return",
      "  fi",
      "  local command=$words[2]",
      "  shift words",
      "  ((CURRENT--))",
      "  case $command in",
    ] + commands.flatMap(zshLines) + [
      "    help) compadd \(commands.map(\.name).joined(separator: " ")) ;;",
      "  esac",
      "}",
      "if [ \"$funcstack[1]\" = _cheats ]; then _cheats \"$@\"; else compdef _cheats cheats; fi",
    ]
  }

  private func zshLines(_ command: Subcommand) -> [String] {
    var specifications = command.options.map(specification)
    specifications.append("'(-h --help)'{-h,--help}'[show this help]'")
    let operands = looseWords(of: command)
    if operands != .nothing { specifications.append(quoted("*:word:\(action(operands))")) }
    return ["    \(command.name))", "      _arguments \\"]
      + specifications.dropLast().map { "        \($0) \\" } + ["        \(specifications.last ?? "")", "      ;;"]
  }

  /// An option as `_arguments` of zsh reads it.
  private func specification(_ option: CommandOption) -> String {
    let help = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    let (mark, repeats, placeholder) =
      switch option.value {
      case .none: ("", false, "")
      case .one(let placeholder): ("=", false, placeholder)
      case .repeated(let placeholder), .list(let placeholder): ("=", true, placeholder)
      }
    let value = option.takesValue ? ":\(placeholder):\(action(option.completion))" : ""
    guard option.short != nil else {
      return quoted("\(repeats ? "*" : "")\(option.spelling)\(mark)[\(help)]\(value)")
    }
    let spellings = option.spellings.map { $0 == option.spelling ? $0 + mark : $0 }
    return "'(\(option.spellings.joined(separator: " ")))'{\(spellings.joined(separator: ","))}"
      + quoted("[\(help)]\(value)")
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    // The space makes it a command that is called as it stands.
    case .list(let words): " _values -s , word \(words.joined(separator: " "))"
    }
  }
}
