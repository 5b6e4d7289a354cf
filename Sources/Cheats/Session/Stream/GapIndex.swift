/// The times between neighbouring actions, kept so that the greatest of the latest ones is known.
///
/// Only gaps that no later gap reaches are kept, so from the oldest to the newest they descend:
///
/// ```
/// gaps before the actions   3  9  4  2  6  1      kept   9  6  1
/// ```
///
/// The greatest gap behind a position is the first one kept behind it; the latest gap over a limit is the last one kept
/// that is over it.
struct GapIndex: Sendable {
  private struct Entry: Sendable {
    /// The position of the action that the gap is before.
    var position: Int64
    var gap: Nanoseconds
  }

  private var entries: ContiguousArray<Entry> = []
  private var dropped = 0

  /// Adds the gap before the action at a position.
  ///
  /// - Complexity: O(1) amortised.
  mutating func append(_ gap: Nanoseconds, before position: Int64) {
    while entries.count > dropped, let last = entries.last, last.gap <= gap { entries.removeLast() }
    entries.append(Entry(position: position, gap: gap))
  }

  /// Forgets the gaps before actions before a position.
  mutating func drop(before position: Int64) {
    while dropped < entries.count, entries[dropped].position < position { dropped += 1 }
    if dropped >= 32, dropped * 2 >= entries.count {
      entries.removeFirst(dropped)
      dropped = 0
    }
  }

  /// The greatest gap between the actions from a position on, or zero.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of gaps that are kept.
  func greatest(from start: Int64) -> Nanoseconds {
    let index = partition { $0.position > start }
    return index < entries.count ? entries[index].gap : .zero
  }

  /// The position behind the latest gap over a limit, or nil.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of gaps that are kept.
  func latest(over limit: Nanoseconds) -> Int64? {
    let index = partition { $0.gap <= limit }
    return index > dropped ? entries[index - 1].position : nil
  }

  private func partition(_ isBehind: (Entry) -> Bool) -> Int {
    var low = dropped
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
