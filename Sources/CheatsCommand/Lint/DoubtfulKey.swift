import Cheats

/// A key press whose text is nearly a word of notation, as which it was perhaps meant.
struct DoubtfulKey {
  let code: CheatCodeID
  let key: String
  let word: String

  private static let words = ["up", "down", "left", "right", "shake", "tap"]

  /// The word that the text of a key is nearly, or nil.
  ///
  /// That is a word in capitals, or a longer one with a letter too many, too few or two that changed places. Another
  /// letter is no sign of a mistake: `light` is a button.
  static func word(near key: String) -> String? {
    let lowered = key.lowercased()
    if words.contains(lowered) { return lowered == key ? nil : lowered }
    if lowered.hasPrefix("tap"), lowered != key, lowered.dropFirst(3).allSatisfy(\.isNumber) { return lowered }
    return words.first { word in
      word.count > 3 && abs(word.count - lowered.count) <= 1 && editDistance(word, lowered) == 1
        && (word.count != lowered.count || word.sorted() == lowered.sorted())
    }
  }

  /// The doubtful keys of a set, each once a code, in the order of the codes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of actions of all codes.
  static func all(in automaton: CheatCode.Automaton) -> [DoubtfulKey] {
    var known: [String: String?] = [:]
    var found: [DoubtfulKey] = []
    for id in automaton.ids {
      var own: Set<String> = []
      for key in automaton.definition(of: id).keys where key.utf8.count > 1 {
        let word = known[key] ?? Self.word(near: key)
        known[key] = .some(word)
        if let word, own.insert(key).inserted { found.append(DoubtfulKey(code: id, key: key, word: word)) }
      }
    }
    return found
  }
}

extension CheatCode.Definition {
  /// The texts of all keys: those of the actions in their order, then those of the parameters in alphabetical order.
  fileprivate var keys: [String] {
    func keys(_ actions: some Sequence<CheatCodeAction>) -> [String] {
      actions.compactMap { if case .keyPress(let key) = $0 { key } else { nil } }
    }
    return keys(actions)
      + parameters.flatMap { if case .oneOf(let choices) = $0 { keys(choices).sorted() } else { [String]() } }
  }
}
