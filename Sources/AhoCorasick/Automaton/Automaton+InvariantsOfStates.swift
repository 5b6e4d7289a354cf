extension Automaton {
  /// What is wrong with the states as beginnings of patterns: a state stands for all patterns that begin with its path.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the total length of the patterns: each goes through as many states as it
  ///   has symbols.
  var brokenState: String? {
    let shared = ContiguousArray((0..<patternCount).map { patterns.sharedPrefix($0) })
    var count = 1
    for rank in 0..<patternCount { count += patterns.length(rank) - shared[rank] }
    guard stateCount == count else { return "there are \(count) states" }
    guard longestPattern == (0..<patternCount).reduce(0, { max($0, patterns.length($1)) }) else {
      return "the longest pattern is as long as the number says"
    }
    for index in 0..<count {
      if let rule = brokenRanks(of: StateID(index), shared) ?? brokenChildren(of: StateID(index)) {
        return "state \(index): \(rule)"
      }
    }
    return nil
  }

  private func brokenRanks(of state: StateID, _ shared: ContiguousArray<Int>) -> String? {
    let ranks = tree.ranks(of: state)
    guard state != .root else { return ranks == 0..<patternCount ? nil : "all patterns go through the root" }
    let depth = depth(of: state)
    guard depth > 0, let first = ranks.first else { return "it is behind the root, and some pattern goes through it" }
    guard shared[first] < depth, ranks.upperBound == patternCount || shared[ranks.upperBound] < depth else {
      return "no pattern beside those that go through it begins with its path"
    }
    for rank in ranks where patterns.length(rank) < depth || (rank > first && shared[rank] < depth) {
      return "the patterns that go through it begin with its path"
    }
    let ending = ranks.prefix { patterns.length($0) == depth }
    return tree.endingRanks(of: state) == ending ? nil : "the patterns that are its path end there"
  }

  private func brokenChildren(of state: StateID) -> String? {
    let depth = depth(of: state)
    var rank = tree.endingRanks(of: state).upperBound
    var least: UInt32 = 0
    var next = state.rawValue + 1
    while next < tree.end(of: state) {
      let child = StateID(rawValue: next)
      let ranks = tree.ranks(of: child)
      let label = label(of: child)
      guard self.depth(of: child) == depth + 1 else { return "children are one symbol deeper" }
      guard ranks.lowerBound == rank else { return "the ranks of children follow one another" }
      guard label.rawValue >= least, label.rawValue < symbolCount else { return "labels are symbols and ascend" }
      guard self.child(of: state, label) == child else { return "each child is found by its label" }
      (rank, least, next) = (ranks.upperBound, label.rawValue + 1, tree.end(of: child))
    }
    guard next == tree.end(of: state), rank == tree.ranks(of: state).upperBound else {
      return "its children's subtrees and ranks are its own"
    }
    return nil
  }

  /// What is wrong with the records: they follow one another, and each says what is so of its state.
  func brokenRecord(_ statements: StateStatements) -> String? {
    var at = 0
    for index in 0..<stateCount {
      let state = StateID(index)
      guard at + RecordTable.padding < records.words.count, recordStarts[at], recordStarts.rank(at) == index,
        recordStarts.place(ofRank: state.rawValue) == at
      else { return "state \(index): its record begins behind the one before it" }
      let words = words(of: state, statements)
      guard records.words[at...].starts(with: words) else { return "state \(index): its record says what is so" }
      at += words.count
    }
    guard records.words[at...].elementsEqual(repeatElement(0, count: RecordTable.padding)) else {
      return "a few zeros are behind the records"
    }
    let starts = recordStarts.words.reduce(0) { $0 + $1.nonzeroBitCount }
    return starts == stateCount ? nil : "no other words begin a record"
  }

  /// The words that a state's record should be, one by one as its layout says.
  private func words(of state: StateID, _ statements: StateStatements) -> [UInt16] {
    let isFollowed = statements.hasRecord(state)
    guard isFollowed || !endingRanks(of: state).isEmpty else { return [0] }
    let children = isFollowed ? Array(children(of: state)) : []
    let matches = statements.matches[state.index]
    let failure = statements.failures[state.index]
    let hasFailure = statements.depths[state.index] > gramWidth && statements.hasRecord(failure)
    let value = children.count == 1 ? label(of: children[0]).rawValue : UInt32(max(children.count - 1, 0))
    let flags = UInt32(min(children.count, 2)) + (matches.isEmpty ? 0 : 4) + (hasFailure ? 8 : 0)
    let isWide = records.isWide
    var words: [UInt16] = isWide ? [UInt16(flags)] + pair(value) : [UInt16(value << 4 | flags)]
    if !matches.isEmpty { words += pair(matches.rawValue) }
    if hasFailure { words += pair(UInt32(recordStarts.place(ofRank: failure.rawValue))) }
    guard children.count > 1 else { return words }
    let labels = children.map { label(of: $0).rawValue }
    words += isWide ? labels.flatMap { pair($0) } : labels.map { UInt16($0) }
    return words + children.flatMap { pair(UInt32(recordStarts.place(ofRank: $0.rawValue))) }
  }

  private func pair(_ number: UInt32) -> [UInt16] { [UInt16(number & 0xFFFF), UInt16(number >> 16)] }
}
