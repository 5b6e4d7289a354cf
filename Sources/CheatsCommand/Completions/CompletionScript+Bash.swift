extension CompletionScript {
  /// For bash 3.2, which a Mac has, and newer ones.
  var bashLines: [String] {
    let names = summaries.map(\.name)
    return [
      "# Completes the commands of cheats in bash: source <(cheats completions bash)",
      "_cheats_words() { COMPREPLY=($(compgen -W \"$1\" -- \"$current\")); }",
      "_cheats_list() {",
      "  local first=",
      "  case $current in *,*) first=${current%,*}, ;; esac",
      "  COMPREPLY=($(compgen -P \"$first\" -W \"$1\" -- \"${current##*,}\"))",
      "}",
      "_cheats_files() {",
      "  local IFS=$'\\n'",
      "  COMPREPLY=($(compgen -f -- \"$current\"))",
      "  compopt -o filenames 2>/dev/null",
      "}",
      "_cheats() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} list= index",
      "  COMPREPLY=()",
      "  # An equals sign is a word of its own here.",
      "  if [ \"$current\" = = ]; then current=; fi",
      "  if [ \"$previous\" = = ]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi",
      "  if ((COMP_CWORD == 1)); then",
      "    _cheats_words \(quoted((names + ["--help", "--version"]).joined(separator: " ")))",
      "    return",
      "  fi",
      "  # The option before the words that are typed, for those that take many.",
      "  for ((index = COMP_CWORD - 1; index > 1; index--)); do",
      "    case ${COMP_WORDS[index]} in -*) list=${COMP_WORDS[index]}; break ;; esac",
      "  done",
      "  case ${COMP_WORDS[1]} in",
    ] + commands.flatMap(bashLines) + [
      "    help) _cheats_words \(quoted(commands.map(\.name).joined(separator: " "))) ;;",
      "  esac",
      "}",
      "complete -F _cheats cheats",
    ]
  }

  private func bashLines(_ command: Subcommand) -> [String] {
    let spellings = command.options.flatMap(\.spellings) + ["--help"]
    var lines = [
      "    \(command.name))", "      case $current in",
      "        -*) _cheats_words \(quoted(spellings.joined(separator: " "))); return ;;", "      esac",
    ]
    lines += bashCase("previous", command.options.filter(\.takesValue))
    lines += bashCase("list", command.options.filter(\.takesList))
    return lines + ["      \(bashCall(command.operands))", "      ;;"]
  }

  private func bashCase(_ variable: String, _ options: [CommandOption]) -> [String] {
    guard !options.isEmpty else { return [] }
    let cases = options.map { option in
      "        \(option.spellings.joined(separator: " | "))) \(bashCall(option.completion)); return ;;"
    }
    return ["      case $\(variable) in"] + cases + ["      esac"]
  }

  private func bashCall(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "_cheats_files"
    case .words(let words): "_cheats_words \(quoted(words.joined(separator: " ")))"
    case .list(let words): "_cheats_list \(quoted(words.joined(separator: " ")))"
    }
  }
}
