/// How far a code is, as its callback can see it.
struct CheatCodeStatus: Hashable, Sendable {
  var state = CheatCodeState.reset
  var progress = 0
}

/// The codes of a ``CheatCodeRegistry`` that have a callback, and how each stood when it was last told.
struct CheatCodeObservers {
  /// The codes in order of registration.
  private(set) var ids: [CheatCodeID] = []
  private var told: [CheatCodeID: CheatCodeStatus] = [:]

  /// Whether a code has a callback.
  func contains(_ id: CheatCodeID) -> Bool { told[id] != nil }

  /// Begins, or begins again, to observe a code that counts as told that it is reset.
  mutating func add(_ id: CheatCodeID) {
    if told.updateValue(CheatCodeStatus(), forKey: id) == nil { ids.insert(sorted: id) }
  }

  /// Observes a code no longer.
  mutating func remove(_ id: CheatCodeID) {
    if told.removeValue(forKey: id) != nil { ids.remove(sorted: id) }
  }

  /// Whether a code is observed, and not as it was told.
  func isNews(_ status: CheatCodeStatus, of id: CheatCodeID) -> Bool {
    told[id].map { $0 != status } ?? false
  }

  /// Notes what a code is told now.
  mutating func tell(_ status: CheatCodeStatus, to id: CheatCodeID) {
    if told[id] != nil { told[id] = status }
  }
}
