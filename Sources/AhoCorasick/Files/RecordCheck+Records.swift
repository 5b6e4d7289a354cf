extension RecordCheck {
  /// Checks the next record, where there is one.
  ///
  /// - Parameters:
  ///   - at: The place of the record, then that of the one behind it.
  ///   - depth: The depth of its state.
  ///   - ending: The first pattern that ends at the state, or nil where none does: the next record is then that of its
  ///     first child.
  @inline(__always)
  mutating func check(_ at: inout Int, depth: Int, ending: PatternID?) -> RecordRule {
    guard at < wordCount else { return .count }
    depths[at] = UInt8(truncatingIfNeeded: min(depth &+ 1, Self.deepest))
    let header = RecordHeader(word: words[at])
    let isEmpty = header.word & 0xF == 0
    guard !isEmpty || header.word == 0 else { return .empty }
    let links = at &+ (isWide && !isEmpty ? 3 : 1)
    let end = links &+ header.linkWords
    guard end <= wordCount else { return .inside }
    let matches = MatchList(rawValue: pair(links))
    guard reports(header, matches, depth: depth, ending) else {
      return ending != nil ? .first : matches.first.index < ranks.patterns.count ? .shorter : .pattern
    }
    // Written in any case, and kept if there is one: it is the last thing before the end.
    failures[failureCount] = FailureLink(target: pair(end &- 2), depth: UInt32(truncatingIfNeeded: depth))
    failureCount &+= Int(header.word >> 3 & 1)
    guard depth >= gramWidth else {
      at = end
      return header.word & 0xB == 0 ? .none : .shallow
    }
    return checkChildren(header, &at, end, depth: depth, isLast: ending != nil)
  }

  /// A number of two words.
  @inline(__always)
  func pair(_ at: Int) -> UInt32 { UInt32(words[at]) | UInt32(words[at &+ 1]) << 16 }

  /// Whether a record reports what it can: first the pattern that ends at its state, or else something shorter.
  @inline(__always)
  private func reports(_ header: RecordHeader, _ matches: MatchList, depth: Int, _ ending: PatternID?) -> Bool {
    if let ending { return header.hasMatches && matches.first == ending }
    return !header.hasMatches || ranks.isPattern(matches.first, shorterThan: depth)
  }

  /// Checks which children a record leads to, and notes those that do not come next.
  @inline(__always)
  private mutating func checkChildren(
    _ header: RecordHeader, _ at: inout Int, _ end: Int, depth: Int, isLast: Bool
  ) -> RecordRule {
    if header.isBranch {
      guard !header.hasOneChild else { return .kind }
      return checkBranch(isWide ? pair(at &+ 1) : header.value, &at, labels: end, depth: depth, isLast: isLast)
    }
    at = end
    guard isLast else {
      children[depth] = Children(next: 0)
      return header.hasOneChild ? .none : .children
    }
    children[depth] = Children(next: header.hasOneChild ? UInt32(truncatingIfNeeded: end) : 0)
    ledToCount &+= header.hasOneChild ? 1 : 0
    return .none
  }

  /// Checks the labels of a branch, and notes where the records of its children are.
  private mutating func checkBranch(
    _ value: UInt32, _ at: inout Int, labels: Int, depth: Int, isLast: Bool
  ) -> RecordRule {
    let labelWords = isWide ? 2 : 1
    let all = (UInt64(value) &+ 1) &* UInt64(truncatingIfNeeded: labelWords &+ 2)
    guard all <= UInt64(truncatingIfNeeded: wordCount &- labels) else { return .inside }
    let count = Int(value) &+ 1
    var least: UInt64 = 0
    for index in 0..<count {
      let label = isWide ? pair(labels &+ 2 &* index) : UInt32(words[labels &+ index])
      guard label >= least else { return .labels }
      least = UInt64(label) &+ 1
    }
    let links = labels &+ count &* labelWords
    at = links &+ count &* 2
    guard isLast else {
      ledToCount &+= count &- 1
      children[depth] = next(of: value, link: links &+ 2)
      return pair(links) == at ? .none : .children
    }
    ledToCount &+= count
    children[depth] = Children(next: pair(links), behindCount: value, link: UInt32(truncatingIfNeeded: links &+ 2))
    return .none
  }

  /// The children from the link at a place on, so many of them.
  @inline(__always)
  func next(of count: UInt32, link: Int) -> Children {
    guard count > 0 else { return Children(next: 0) }
    return Children(next: pair(link), behindCount: count &- 1, link: UInt32(truncatingIfNeeded: link &+ 2))
  }
}
