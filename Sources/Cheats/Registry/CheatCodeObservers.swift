import AhoCorasick

/// How far a code is, as its callback can see it.
package struct CheatCodeStatus: Hashable, Sendable {
  package var state = CheatCodeState.reset
  package var progress = 0
}

/// The codes of a ``CheatCodeRegistry`` that have a callback, and how each stood when it was last told.
///
/// Before each step every code is as it was told. What a step changed for all codes alike is the difference of two
/// states, so it is found without looking at codes that stay where they are: see `CheatCodeObservers+Places.swift`.
struct CheatCodeObservers {
  private(set) var told: [CheatCodeID: CheatCodeStatus] = [:]
  /// The codes as they were last compiled.
  var codes = ObservedCodes()
  /// The place of all codes, where their limits make no difference.
  var commonPlace: SharedPlace?
  var difference = ProgressDifference()
  /// The time up to which time alone changes nothing, where attempts are anchored and it is known.
  var quietUntil: Nanoseconds?

  /// The codes in order of registration.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of codes.
  var ids: [CheatCodeID] { told.keys.sorted() }

  /// Whether no code has a callback.
  var isEmpty: Bool { told.isEmpty }

  /// Whether a code has a callback.
  func contains(_ id: CheatCodeID) -> Bool { told[id] != nil }

  /// Begins, or begins again, to observe a code that counts as told that it is reset.
  mutating func add(_ id: CheatCodeID) {
    told[id] = CheatCodeStatus()
  }

  /// Observes a code no longer.
  mutating func remove(_ id: CheatCodeID) {
    told[id] = nil
  }

  /// Whether a code is observed, and not as it was told.
  func isNews(_ status: CheatCodeStatus, of id: CheatCodeID) -> Bool {
    told[id].map { $0 != status } ?? false
  }

  /// Notes what a code is told now.
  mutating func tell(_ status: CheatCodeStatus, to id: CheatCodeID) {
    if contains(id) { told[id] = status }
  }

  /// Looks up where the codes are in a set that was compiled anew.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of observed codes.
  mutating func index(_ session: CheatCode.Session, isEnabled: (CheatCodeID) -> Bool) {
    codes = ObservedCodes(told.keys, in: session.automaton.codes, isEnabled: isEnabled)
    difference = ProgressDifference()
    restart(session)
  }
}
