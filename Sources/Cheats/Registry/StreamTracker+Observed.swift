import AhoCorasick

extension StreamTracker {
  /// Whether parameters are being entered, or the latest action completed some.
  var isEnteringParameters: Bool { !tails.isEmpty || !completedTails.isEmpty }

  /// Calls a closure with codes that need not be where the others with the same limits are.
  ///
  /// Those that the latest step reported are known from its matches, those with a floor of their own were watched when it
  /// was moved, and those that are complete and not delivered are left behind by the others and so are watched then: they
  /// can only come back to where the others are, unless an action is taken back.
  func forEachOnItsOwn(takesBack: Bool, _ body: (PatternID) -> Void) {
    for tail in tails { body(tail.pattern) }
    for tail in completedTails { body(tail.pattern) }
    guard takesBack else { return }
    for pattern in pending.patterns { body(pattern) }
    for pattern in codeFloors.patterns {
      // A floor that is no later than the stream's, or than the code is long, makes no difference.
      let own = movedFloor(of: pattern)
      if own > floor, position - own < Int64(codes.length(of: pattern)) { body(pattern) }
    }
    guard case .some(let reports) = reported else { return }
    for report in reports { body(codes.engine.pattern(at: report.rank)) }
  }
}
