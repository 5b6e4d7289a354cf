import AhoCorasick

/// Lists codes by how many of their actions are left, without looking at those that are not asked for.
///
/// The codes in progress are a few ranges of ranks, each with how far its codes are. Of a range only the shortest code
/// is known at first; when it is taken the range is split around it.
///
/// ```
/// range of ranks      · · · s · · · ·       s, the shortest, is listed
/// becomes             └───┘   └─────┘       two ranges, each with its own shortest
/// ```
struct ProgressQueue: Sendable {
  /// Codes that are equally far.
  struct Entry: Sendable {
    var ranks: Range<Rank>
    var progress: Int
    /// The shortest of the codes, and how many of its actions are left.
    var shortest: Rank
    var remaining: Int
  }

  private let lengths: LengthIndex
  /// A binary heap: entry *i* is before entries 2*i* + 1 and 2*i* + 2.
  private var heap: [Entry] = []

  init(_ lengths: LengthIndex) { self.lengths = lengths }

  /// Adds codes that are equally far.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of codes.
  mutating func insert(_ ranks: Range<Rank>, progress: Int) {
    guard ranks.lowerBound < ranks.upperBound else { return }
    let shortest = lengths.shortest(in: ranks)
    heap.append(
      Entry(ranks: ranks, progress: progress, shortest: shortest, remaining: lengths.length(shortest) - progress))
    var child = heap.count - 1
    while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the code that has the fewest actions left, the first by rank of equals.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of codes.
  mutating func popFirst() -> (rank: Rank, progress: Int, remaining: Int)? {
    guard let first = heap.first else { return nil }
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    sink()
    insert(first.ranks.lowerBound..<first.shortest, progress: first.progress)
    insert(Rank(rawValue: first.shortest.rawValue + 1)..<first.ranks.upperBound, progress: first.progress)
    return (first.shortest, first.progress, first.remaining)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(heap[child], heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }

  private func precedes(_ left: Entry, _ right: Entry) -> Bool {
    (left.remaining, left.shortest.rawValue) < (right.remaining, right.shortest.rawValue)
  }
}
