extension CheatCode.Session {
  mutating func carryOut(_ operation: CheatCodeAgenda.Operation) -> CheatCodeMatches {
    switch operation {
    case .perform(let action, at: nil): return perform(action)
    case .perform(let action, at: let time?): return perform(action, at: time)
    case .advance(to: let time): return advance(to: time)
    case .flush(at: let time): return flush(at: time)
    case .replaceLast(let action, at: nil): return replaceLast(with: action)
    case .replaceLast(let action, at: let time?): return replaceLast(with: action, at: time)
    case .removeLast:
      removeLast()
      return CheatCodeMatches()
    }
  }

  /// How far a code is.
  func status(of id: CheatCodeID) -> CheatCodeStatus {
    var result = CheatCodeStatus()
    forEachStatus(of: CollectionOfOne(id)) { result = $1 }
    return result
  }

  /// How far each of some codes is; those that the stream does not know are left out.
  ///
  /// One look at the stream for all of them: each look takes hold of all its parts.
  func forEachStatus(of ids: some Collection<CheatCodeID>, _ body: (CheatCodeID, CheatCodeStatus) -> Void) {
    guard !ids.isEmpty else { return }
    let codes = automaton.codes
    core.query { stream in
      for id in ids {
        guard let pattern = codes.pattern(for: id) else { continue }
        body(id, CheatCodeStatus(state: stream.state(of: pattern), progress: stream.shownProgress(of: pattern)))
      }
    } anchored: { attempts in
      for id in ids {
        guard let pattern = codes.pattern(for: id) else { continue }
        body(id, CheatCodeStatus(state: attempts.state(of: pattern), progress: attempts.progress(of: pattern)))
      }
    }
  }
}
