import AhoCorasick

/// Finds the codes that occur in one code, by walking it through the automaton.
///
/// The states on the way from the root to a code's end are its beginnings. Behind each there is the chain of shorter
/// codes that end with the same action:
///
/// ```
/// code   a b a b b        chain where the code ends  a b a b|b   → b
/// codes  a, ab, bab, b    chains before              a b a|      → a        a b a b| → bab, ab, b
/// ```
///
/// A chain is left at the first code that was met on a chain before, because all that follow were met there too. So the
/// walk costs the length of the code and the number of different codes in it, however often they occur.
struct ContainedCodes {
  /// Where in the code its occurrences are.
  struct Places: OptionSet {
    let rawValue: UInt8

    static let prefix = Self(rawValue: 1 << 0)
    static let suffix = Self(rawValue: 1 << 1)
    static let infix = Self(rawValue: 1 << 2)
  }

  /// Codes with the same actions, and where those occur.
  struct Found {
    /// The first of them.
    let code: PatternID
    var places: Places
  }

  private let engine: Automaton
  private var found: ContiguousArray<Found> = []
  /// For each code that is the first of its actions its place in `found`, counted from 1, or 0.
  private var places: ContiguousArray<UInt32>
  private var nextFound = 0

  init(engine: Automaton) {
    self.engine = engine
    places = ContiguousArray(repeating: 0, count: engine.patternCount)
  }

  /// The next codes of those that occur in the code entered last.
  mutating func next() -> Found? {
    guard nextFound < found.count else { return nil }
    nextFound += 1
    return found[nextFound - 1]
  }

  /// Finds the codes that occur in a code, in the order in which performing it completes them, longest first.
  ///
  /// - Returns: The state where the code ends.
  /// - Complexity: O(*n* log *a* + *m*), where *n* is the length of the code, *a* the number of distinct actions and *m*
  ///   the number of codes found, equal ones counted once.
  mutating func enter(_ code: PatternID) -> StateID {
    for place in found { places[place.code.index] = 0 }
    found.removeAll(keepingCapacity: true)
    nextFound = 0
    let length = engine.length(of: code)
    var cursor = Cursor()
    for offset in 0..<length {
      var matches = engine.advance(&cursor, engine.symbol(of: code, at: offset))
      // What ends where the walk is came from the beginning of the code: the code itself, or one that begins it.
      if !matches.isEmpty, engine.length(of: matches.first) == offset + 1 {
        if offset + 1 < length { _ = insert(matches.first, at: .prefix) }
        matches = engine.shorterMatches(in: matches.first)
      }
      while !matches.isEmpty, insert(matches.first, at: offset + 1 < length ? .infix : .suffix) {
        matches = engine.shorterMatches(in: matches.first)
      }
    }
    return engine.endState(of: code)
  }

  /// Notes that the codes with the actions of one occur at a place; false where that is known.
  private mutating func insert(_ code: PatternID, at place: Places) -> Bool {
    let index = Int(places[code.index])
    guard index > 0 else {
      found.append(Found(code: code, places: place))
      places[code.index] = UInt32(found.count)
      return true
    }
    guard !found[index - 1].places.contains(place) else { return false }
    found[index - 1].places.insert(place)
    return true
  }
}
