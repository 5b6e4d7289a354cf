import AhoCorasick

/// The codes that the latest step reported.
enum ReportedCodes: Hashable, Sendable {
  /// All codes that the stream ends with.
  case ending
  /// These, in ascending order.
  case some(ContiguousArray<Rank>)

  static let none = ReportedCodes.some([])

  init(_ ranks: some Sequence<Rank>) {
    var sorted = ContiguousArray(ranks)
    if sorted.count > 1 { sorted.sort() }
    self = .some(sorted)
  }

  /// Whether a code was reported, given whether the stream ends with it.
  func contains(_ rank: Rank, isEnding: @autoclosure () -> Bool) -> Bool {
    switch self {
    case .ending: isEnding()
    case .some(let ranks): ranks.sortedContains(rank)
    }
  }

  mutating func remove(_ rank: Rank) {
    guard case .some(var ranks) = self else { return }
    self = .none
    ranks.removeAll { $0 == rank }
    self = .some(ranks)
  }
}

extension ContiguousArray<Rank> {
  fileprivate func sortedContains(_ rank: Rank) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < rank { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == rank
  }
}
