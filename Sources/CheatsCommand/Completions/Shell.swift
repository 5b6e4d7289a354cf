/// A shell that completes commands as they are typed.
enum Shell: CaseIterable {
  case bash
  case zsh
  case fish
}

extension Shell: CommandChoice {
  var word: String {
    switch self {
    case .bash: "bash"
    case .zsh: "zsh"
    case .fish: "fish"
    }
  }
}
