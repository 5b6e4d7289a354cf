import AhoCorasick

extension CheatCodeAutomaton {
  /// Performs one action in each of many sessions, and calls a closure with each match.
  ///
  /// It gives what performing them one after another gives, in that order. With very many codes it is faster, because
  /// what the tables have for one player is waited for together with what they have for the next ones.
  ///
  /// ```swift
  /// var players = [automaton.makeSession(), automaton.makeSession()]
  /// automaton.perform([.swipe(.up), .shake], in: &players) { player, match in
  ///   print(player, match.end)  // 1 1, where a shake is a code
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - actions: The action of each player.
  ///   - sessions: The players' sessions.
  ///   - onMatch: Called with the place of a session and a match; it must not use the sessions.
  /// - Precondition: There are as many actions as sessions, and the sessions are this automaton's.
  /// - Complexity: As performing them one after another.
  public func perform(
    _ actions: some Collection<Action>, in sessions: inout [CheatCodeSession<Action>],
    onMatch: (_ session: Int, _ match: CheatCodeMatch) -> Void
  ) {
    guard actions.count == sessions.count else { fatalError("each session must have its action") }
    var group = SessionGroup()
    var next = actions.makeIterator()
    var start = 0
    while start < sessions.count {
      let end = min(start + SessionGroup.size, sessions.count)
      group.removeAll()
      for place in start..<end {
        guard sessions[place].automaton === self else { fatalError("the session is of another set of codes") }
        guard let action = next.next() else { break }
        if sessions[place].core.isShort {
          group.append(place, sessions[place].core.cursor, alphabet.symbol(for: action))
        } else {
          // What needs more than a cursor is followed at once, after those before it.
          finish(&group, &sessions, onMatch)
          for match in sessions[place].perform(action) { onMatch(place, match) }
        }
      }
      finish(&group, &sessions, onMatch)
      start = end
    }
  }

  /// Follows the sessions that were gathered.
  private func finish(
    _ group: inout SessionGroup, _ sessions: inout [CheatCodeSession<Action>],
    _ onMatch: (_ session: Int, _ match: CheatCodeMatch) -> Void
  ) {
    guard !group.places.isEmpty else { return }
    codes.engine.advance(&group.cursors, by: group.symbols) { group.matches.append(($0, $1)) }
    for (index, place) in group.places.enumerated() { sessions[place].core.advance(to: group.cursors[index]) }
    for (index, matches) in group.matches {
      let place = group.places[index]
      for match in CheatCodeMatches(codes, matches, end: sessions[place].position) { onMatch(place, match) }
    }
    group.removeAll()
  }
}

/// Some sessions that are followed together.
private struct SessionGroup {
  /// As many as make gathering them cheap beside following them.
  static let size = 1024

  var places: ContiguousArray<Int> = []
  var cursors: ContiguousArray<Cursor> = []
  var symbols: ContiguousArray<Symbol> = []
  var matches: ContiguousArray<(Int, MatchList)> = []

  mutating func append(_ place: Int, _ cursor: Cursor, _ symbol: Symbol) {
    places.append(place)
    cursors.append(cursor)
    symbols.append(symbol)
  }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    cursors.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    matches.removeAll(keepingCapacity: true)
  }
}
