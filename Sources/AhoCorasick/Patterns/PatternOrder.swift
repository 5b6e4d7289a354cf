/// Sorts patterns lexicographically, equal ones in order of registration.
///
/// As many symbols as fit are packed into a 64-bit key, and the keys are sorted by radix; only patterns whose keys are
/// equal, and which go on behind them, are looked at again with their next symbols. A comparison sort of a million
/// codes takes a second; this takes a tenth.
struct PatternOrder {
  private let patterns: PatternList
  /// The bits that hold a symbol, or the end of a pattern, which is 0.
  private let symbolBits: Int
  private let symbolsPerKey: Int
  private var entries: ContiguousArray<Entry>
  private var spare: ContiguousArray<Entry>

  private struct Entry {
    var key: UInt64
    var pattern: PatternID
  }

  /// Patterns with equal keys so far: where they stand, and how many symbols of each are behind them.
  private struct Run {
    var range: Range<Int>
    var offset: Int
  }

  /// Below so many patterns, insertion by comparison is cheaper than counting.
  private static let fewPatterns = 24

  private init(_ patterns: PatternList, symbolCount: Int) {
    self.patterns = patterns
    symbolBits = Int.bitWidth - symbolCount.leadingZeroBitCount
    symbolsPerKey = 64 / max(symbolBits, 1)
    entries = ContiguousArray((0..<patterns.count).lazy.map { Entry(key: 0, pattern: PatternID($0)) })
    spare = entries
  }

  /// The patterns in lexicographic order.
  ///
  /// - Parameter symbolCount: The number of symbols of the alphabet, above every symbol of the patterns.
  /// - Complexity: O(*n*), where *n* is the total length of the patterns.
  static func sorted(_ patterns: PatternList, symbolCount: Int) -> ContiguousArray<PatternID> {
    var order = PatternOrder(patterns, symbolCount: symbolCount)
    var runs = [Run(range: 0..<patterns.count, offset: 0)]
    while let run = runs.popLast() {
      if run.range.count <= fewPatterns {
        order.insert(run)
      } else {
        order.sortByKey(run)
        order.forEachUnfinishedRun(in: run) { runs.append($0) }
      }
    }
    return ContiguousArray(order.entries.lazy.map { $0.pattern })
  }
}

extension PatternOrder {
  /// The next symbols of a pattern as a number that sorts as they do; what is behind the end counts as 0.
  private func key(of pattern: PatternID, from offset: Int) -> UInt64 {
    let range = patterns.range(of: pattern)
    var key: UInt64 = 0
    var at = range.lowerBound + offset
    for _ in 0..<symbolsPerKey {
      key <<= UInt64(symbolBits)
      if at < range.upperBound {
        key |= UInt64(patterns.symbols[at].rawValue) + 1
        at += 1
      }
    }
    return key
  }

  /// Sorts a run by the next symbols of its patterns, a byte a pass from the least significant, which is stable.
  private mutating func sortByKey(_ run: Run) {
    var varying: UInt64 = 0
    for at in run.range {
      entries[at].key = key(of: entries[at].pattern, from: run.offset)
      varying |= entries[at].key ^ entries[run.range.lowerBound].key
    }
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) where (varying >> shift) & 0xFF != 0 {
      var starts = [Int](repeating: 0, count: 257)
      for at in run.range { starts[Int((entries[at].key >> shift) & 0xFF) + 1] += 1 }
      starts[0] = run.range.lowerBound
      for byte in 1...256 { starts[byte] += starts[byte - 1] }
      for at in run.range {
        let byte = Int((entries[at].key >> shift) & 0xFF)
        spare[starts[byte]] = entries[at]
        starts[byte] += 1
      }
      if run.range == entries.indices {
        swap(&entries, &spare)
      } else {
        for at in run.range { entries[at] = spare[at] }
      }
    }
  }

  /// Finds the patterns of a sorted run whose keys are equal and do not hold their ends.
  private func forEachUnfinishedRun(in run: Run, _ body: (Run) -> Void) {
    let endMask = (1 as UInt64) << UInt64(symbolBits) &- 1
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      let key = entries[start].key
      var end = start + 1
      while end < run.range.upperBound, entries[end].key == key { end += 1 }
      if end - start > 1, key & endMask != 0 {
        body(Run(range: start..<end, offset: run.offset + symbolsPerKey))
      }
      start = end
    }
  }

  private mutating func insert(_ run: Run) {
    for next in run.range.dropFirst() {
      let entry = entries[next]
      var at = next
      while at > run.range.lowerBound, precedes(entry.pattern, entries[at - 1].pattern, from: run.offset) {
        entries[at] = entries[at - 1]
        at -= 1
      }
      entries[at] = entry
    }
  }

  /// Whether a pattern sorts strictly before another one, their first symbols being equal.
  private func precedes(_ left: PatternID, _ right: PatternID, from offset: Int) -> Bool {
    let leftRange = patterns.range(of: left)
    let rightRange = patterns.range(of: right)
    var leftAt = leftRange.lowerBound + offset
    var rightAt = rightRange.lowerBound + offset
    while leftAt < leftRange.upperBound, rightAt < rightRange.upperBound {
      if patterns.symbols[leftAt] != patterns.symbols[rightAt] {
        return patterns.symbols[leftAt] < patterns.symbols[rightAt]
      }
      leftAt += 1
      rightAt += 1
    }
    return leftAt == leftRange.upperBound && rightAt < rightRange.upperBound
  }
}
