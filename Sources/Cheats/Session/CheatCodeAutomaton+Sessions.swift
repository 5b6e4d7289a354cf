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
  @specialized(where Action == CheatCodeAction, Actions == [CheatCodeAction])
  public func perform<Actions: Collection<Action>>(
    _ actions: Actions, in sessions: inout [CheatCodeSession<Action>],
    onMatch: (_ session: Int, _ match: CheatCodeMatch) -> Void
  ) {
    if codes.engine.stepBytes < SessionGroup.leastBytes {
      performInTurn(actions, in: &sessions, onMatch: onMatch)
    } else {
      performTogether(actions, in: &sessions, onMatch: onMatch)
    }
  }

  /// Performs an action in one session after another.
  private func performInTurn<Actions: Collection<Action>>(
    _ actions: Actions, in sessions: inout [CheatCodeSession<Action>],
    onMatch: (_ session: Int, _ match: CheatCodeMatch) -> Void
  ) {
    for (place, action) in turns(actions, sessions.count) {
      check(sessions[place].automaton)
      for match in sessions[place].perform(action) { onMatch(place, match) }
    }
  }

  /// Performs an action in each session, as many at once as a group has.
  package func performTogether<Actions: Collection<Action>>(
    _ actions: Actions, in sessions: inout [CheatCodeSession<Action>],
    onMatch: (_ session: Int, _ match: CheatCodeMatch) -> Void
  ) {
    var group = SessionGroup()
    for (place, action) in turns(actions, sessions.count) {
      check(sessions[place].automaton)
      if sessions[place].core.isShort {
        group.append(place, sessions[place].core.cursor, alphabet.symbol(for: action))
        if group.places.count == SessionGroup.size { finish(&group, &sessions, onMatch) }
      } else {
        // What needs more than a cursor is followed at once, after those before it.
        finish(&group, &sessions, onMatch)
        for match in sessions[place].perform(action) { onMatch(place, match) }
      }
    }
    finish(&group, &sessions, onMatch)
  }

  /// The places of the sessions, each with its action.
  private func turns<Actions: Collection<Action>>(
    _ actions: Actions, _ count: Int
  ) -> Zip2Sequence<Range<Int>, Actions> {
    guard actions.count == count else { fatalError("each session must have its action") }
    return zip(0..<count, actions)
  }

  /// Checks a session's set; the session as an argument would be copied.
  private func check(_ automaton: CheatCodeAutomaton<Action>) {
    guard automaton === self else { fatalError("the session is of another set of codes") }
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
  /// Tables smaller than that stay so near that there is nothing to wait for, and gathering does not pay.
  static let leastBytes = 1 << 20

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
