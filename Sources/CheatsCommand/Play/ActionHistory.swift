import Cheats

/// The latest actions of a stream with their times, as many as the longest code has.
struct ActionHistory {
  private var performed: [(action: CheatCodeAction, time: Duration)] = []
  private let limit: Int

  init(limit: Int) { self.limit = max(limit, 100) }

  mutating func append(_ action: CheatCodeAction, at time: Duration) {
    performed.append((action, time))
    // Dropping one at a time would move all the others each time.
    if performed.count > 2 * limit { performed.removeFirst(limit) }
  }

  mutating func removeLast() {
    if !performed.isEmpty { performed.removeLast() }
  }

  mutating func removeAll() { performed = [] }

  /// When the action was performed that has so many others behind it, or nil where that is forgotten.
  func time(before others: Int) -> Duration? {
    performed.indices.contains(performed.count - 1 - others) ? performed[performed.count - 1 - others].time : nil
  }

  /// The latest actions, the last one last.
  func suffix(_ count: Int) -> [CheatCodeAction] { performed.suffix(count).map(\.action) }
}
