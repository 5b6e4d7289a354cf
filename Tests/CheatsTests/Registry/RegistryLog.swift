import Cheats

/// Makes codes out of single letters and writes down who is called with what.
final class RegistryLog {
  var entries: [String] = []
  /// What a code's callback does besides, by the code's name.
  var reactions: [String: (CheatCode) -> Void] = [:]

  /// What was written down since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// A code of one key press a letter, named by its letters where no name is given.
  func code(_ letters: String, name: String? = nil) -> CheatCode {
    CheatCode(name: name ?? letters, actions: keys(letters)) { [weak self] code in
      let name = code.name ?? "?"
      self?.entries.append("\(name): \(code.state())")
      self?.reactions[name]?(code)
    }
  }

  /// Writes down the matches of a registry too.
  func listen(to registry: CheatCodeRegistry) {
    registry.onMatch = { [weak self] code, match in
      self?.entries.append("\(code.name ?? "?") \(match.start)-\(match.end)")
    }
  }
}

func keys(_ letters: String) -> [CheatCodeAction] {
  letters.map { .keyPress(String($0)) }
}

extension CheatCodeRegistry {
  func perform(_ letters: String) {
    perform(contentsOf: keys(letters))
  }
}
