extension RecordCheck {
  /// Checks that each failure link leads to a shallower state in which streams are followed; so a chain of them ends.
  ///
  /// No link waits for the one before it, so that memory is asked for many at a time.
  borrowing func checkFailures(_ tree: StateTree, _ starts: BitRanks) throws(TableFileError) {
    for index in 0..<failureCount {
      let link = failures[index]
      let target = Int(link.target)
      guard target < wordCount else { throw failure(link) }
      var note = Int(depths[target])
      if note == Self.deepest { note = tree.depth(of: starts.rank(target), ranks.patterns.starts) + 1 }
      guard note > gramWidth && note <= Int(link.depth) else { throw failure(link) }
    }
  }

  private borrowing func failure(_ link: FailureLink) -> TableFileError {
    .broken(.records, place: Int(link.target), rule: RecordRule.failure.text)
  }

  /// Checks what grams lead to.
  borrowing func check(_ entries: ContiguousArray<GramEntry>) throws(TableFileError) {
    for (place, entry) in entries.enumerated() {
      let record = entry.record
      guard record < wordCount, depths[record] != 0 else {
        throw .broken(.gramEntries, place: place, rule: "a gram leads to a record")
      }
      let depth = Int(depths[record]) - 1
      guard entry.isRoot ? depth == gramWidth : depth <= gramWidth else {
        throw .broken(.gramEntries, place: place, rule: "a gram leads to a path that is as long, or shorter")
      }
      guard entry.hasMatches ? RecordHeader(word: words[record]).hasMatches : entry.isRoot else {
        throw .broken(.gramEntries, place: place, rule: "a gram says something")
      }
    }
  }
}

extension StateTree {
  /// The length of a state's path.
  func depth(of state: UInt32, _ starts: ContiguousArray<UInt32>) -> Int {
    guard state != 0 else { return 0 }
    let first = firstRank(from: state)
    return Int(starts[first + 1] - starts[first]) - Int(ends[first] - state)
  }
}
