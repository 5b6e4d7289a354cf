import AhoCorasick

/// A set of ranks made of ranges, which are kept apart and in order.
struct RankCover {
  private var ranges: [Range<Rank>] = []

  /// Adds a range.
  ///
  /// - Returns: The parts of the range that were not covered before.
  /// - Complexity: O(*n*), where *n* is the number of ranges.
  mutating func insert(_ range: Range<Rank>) -> [Range<Rank>] {
    guard range.lowerBound < range.upperBound else { return [] }
    let first = firstIndex(endingFrom: range.lowerBound)
    var parts: [Range<Rank>] = []
    var merged = range
    var low = range.lowerBound
    var index = first
    while index < ranges.count, ranges[index].lowerBound <= range.upperBound {
      let old = ranges[index]
      if low < old.lowerBound { parts.append(low..<old.lowerBound) }
      low = max(low, old.upperBound)
      merged = min(merged.lowerBound, old.lowerBound)..<max(merged.upperBound, old.upperBound)
      index += 1
    }
    if low < range.upperBound { parts.append(low..<range.upperBound) }
    if !parts.isEmpty { ranges.replaceSubrange(first..<index, with: CollectionOfOne(merged)) }
    return parts
  }

  /// The parts of a range that are not covered.
  func uncovered(_ range: Range<Rank>) -> [Range<Rank>] {
    var copy = self
    return copy.insert(range)
  }

  /// The first range that ends at or behind a rank.
  private func firstIndex(endingFrom rank: Rank) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
