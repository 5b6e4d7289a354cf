/// The end of a message about an unknown word: the known word that it was probably meant to be, or nothing.
func suggestion(for word: String, among known: [String]) -> String {
  let ranked = known.map { (word: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance * 3 <= best.word.count + 1 else {
    return ""
  }
  return "; did you mean '\(best.word)'?"
}

/// How many characters must be inserted, removed, replaced or swapped with their neighbour to turn one word into another.
///
/// - Complexity: O(*n* · *m*) in the characters of both; a long word is cut, as it is near nothing that is known.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.prefix(64))
  let second = Array(second.prefix(64))
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
