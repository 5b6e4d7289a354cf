import AhoCorasick

extension StreamTracker {
  /// How far a code is by the latest actions alone.
  ///
  /// - Complexity: O(*c*), where *c* is the length of the chain of failure links.
  func progress(of pattern: PatternID) -> Int {
    guard !disabled[pattern.index] else { return 0 }
    if isComplete(pattern) { return codes.length(of: pattern) }
    let floor = floor(of: pattern, at: clock.now)
    if codes.parameters.count(of: pattern) > 0, let start = enteredFrom(pattern, floor: floor) {
      return Int(position - start)
    }
    return codes.engine.progress(of: pattern, at: cursor, upTo: Int(position - floor))
  }

  /// Where the longest part of a code with parameters starts that the stream ends with, if a parameter is in it.
  private func enteredFrom(_ pattern: PatternID, floor: Int64) -> Int64? {
    (completedTails.first { $0.pattern == pattern && $0.start >= floor }
      ?? tails.lazy.filter { $0.pattern == pattern && $0.start >= floor }.min { $0.start < $1.start })?.start
  }

  /// Whether the latest action completed a code and a leftmost kind has not delivered it yet: it then does not expire
  /// while it waits.
  private func isComplete(_ pattern: PatternID) -> Bool {
    undeliveredStart(of: pattern).map { position - $0 == codes.length(of: pattern) } ?? false
  }

  /// Whether a code was reported by the latest step.
  func isMatched(_ pattern: PatternID) -> Bool {
    if case .ending = reported { return progress(of: pattern) == codes.length(of: pattern) }
    return reported[codes.engine.rank(of: pattern)] != nil
  }

  /// Whether a code is performed as a whole: reported by the latest step, or complete and not delivered yet.
  func isWhole(_ pattern: PatternID) -> Bool { isMatched(pattern) || undeliveredStart(of: pattern) != nil }

  /// How many actions of a code are performed, as a player is told.
  func shownProgress(of pattern: PatternID) -> Int {
    if disabled[pattern.index] { return 0 }
    if isWhole(pattern) { return codes.length(of: pattern) }
    return progress(of: pattern)
  }

  /// The state of a code.
  func state(of pattern: PatternID) -> CheatCodeState {
    if disabled[pattern.index] { return .reset }
    if isMatched(pattern) { return .matched }
    if undeliveredStart(of: pattern) != nil || progress(of: pattern) > 0 { return .matching }
    return floor(of: pattern, at: clock.now) >= position ? .reset : .notMatched
  }

  /// The symbol that comes next in a code, or nil where it is complete, disabled or at a parameter.
  func nextSymbol(of pattern: PatternID) -> Symbol? {
    guard !disabled[pattern.index], !isWhole(pattern) else { return nil }
    let progress = progress(of: pattern)
    return progress < codes.engine.length(of: pattern) ? codes.engine.symbol(of: pattern, at: progress) : nil
  }
}
