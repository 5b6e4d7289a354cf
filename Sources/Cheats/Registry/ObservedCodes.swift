import AhoCorasick

/// The codes with a callback as they were last compiled: by their limits, then by rank.
///
/// Codes with the same limits stand where their group's place says, and one that does not is *watched*: it is looked at
/// after every step until it does.
struct ObservedCodes {
  /// One code.
  struct Entry {
    let id: CheatCodeID
    let rank: Rank
    let group: Int
    fileprivate(set) var isWatched = true
  }

  /// The codes that have the same limits.
  struct Group {
    let limits: CodeLimits.Pair
    fileprivate(set) var entries: Range<Int>
    var place = SharedPlace()
  }

  private var entries: ContiguousArray<Entry> = []
  /// In ascending order of their limits.
  var groups: ContiguousArray<Group> = []
  /// The entries of the codes that are enabled.
  private var enabled = SparseBits()
  /// The entries of the codes that are watched, each once.
  private(set) var watched: ContiguousArray<Int> = []
  /// The narrowest limits, each of any group.
  private(set) var narrowest = CodeLimits.Pair.unlimited

  /// Creates an empty collection.
  init() {}

  /// Finds the places of codes in a compiled set; all of them are watched.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is the number of codes.
  init(_ ids: some Sequence<CheatCodeID>, in codes: CompiledSet, isEnabled: (CheatCodeID) -> Bool) {
    var found: ContiguousArray<(limits: CodeLimits.Pair, rank: Rank, id: CheatCodeID)> = []
    for id in ids {
      guard let pattern = codes.pattern(for: id) else { continue }
      found.append((codes.limits[pattern], codes.engine.rank(of: pattern), id))
    }
    found.sort { ($0.limits.gap, $0.limits.time, $0.rank) < ($1.limits.gap, $1.limits.time, $1.rank) }
    enabled = SparseBits(bound: found.count)
    for (index, (limits, rank, id)) in found.enumerated() {
      if groups.last?.limits != limits { groups.append(Group(limits: limits, entries: index..<index)) }
      groups[groups.count - 1].entries = groups[groups.count - 1].entries.lowerBound..<index + 1
      entries.append(Entry(id: id, rank: rank, group: groups.count - 1))
      if isEnabled(id) { enabled.insert(index) }
      narrowest.gap = min(narrowest.gap, limits.gap)
      narrowest.time = min(narrowest.time, limits.time)
    }
    watched = ContiguousArray(entries.indices)
  }

  subscript(index: Int) -> Entry { entries[index] }

  /// The entry of a code, or nil where it is not observed.
  ///
  /// - Complexity: O(log *k*), where *k* is the number of codes.
  func index(of pattern: PatternID, in codes: CompiledSet) -> Int? {
    let limits = codes.limits[pattern]
    let group = groups.partitionPoint { ($0.limits.gap, $0.limits.time) < (limits.gap, limits.time) }
    guard group < groups.count, groups[group].limits == limits else { return nil }
    let rank = codes.engine.rank(of: pattern)
    let index = firstIndex(from: rank, in: groups[group].entries)
    return index < groups[group].entries.upperBound && entries[index].rank == rank ? index : nil
  }

  /// Notes that a code was enabled or disabled.
  mutating func setEnabled(_ isEnabled: Bool, _ index: Int) {
    if isEnabled { enabled.insert(index) } else { enabled.remove(index) }
  }

  /// Looks at a code, if it is enabled.
  mutating func watch(_ index: Int) {
    guard !entries[index].isWatched, enabled.contains(index) else { return }
    entries[index].isWatched = true
    watched.append(index)
  }

  /// Looks at all codes that are enabled.
  mutating func watchAll() {
    for index in entries.indices { watch(index) }
  }

  /// Looks at the enabled codes of a group.
  mutating func watch(group: Int) {
    let range = groups[group].entries
    watch(from: range.lowerBound) { index, _ in index < range.upperBound }
  }

  /// Looks at the enabled codes of a group that are in ranges of ranks, which are in ascending order.
  ///
  /// - Complexity: O(*r* log *k*) and the codes in the ranges, where *r* is the number of ranges and *k* that of codes.
  mutating func watch(group: Int, _ ranges: ContiguousArray<Range<Rank>>) {
    var rest = groups[group].entries
    for ranks in ranges where !rest.isEmpty {
      let first = firstIndex(from: ranks.lowerBound, in: rest)
      rest = first..<rest.upperBound
      watch(from: first) { index, entry in index < rest.upperBound && entry.rank < ranks.upperBound }
    }
  }

  /// Asks of each watched code whether it is to stay so; the disabled ones do not.
  mutating func updateWatched(_ isToStay: (Entry) -> Bool) {
    var kept = 0
    for place in watched.indices {
      let index = watched[place]
      if enabled.contains(index), isToStay(entries[index]) {
        watched[kept] = index
        kept += 1
      } else {
        entries[index].isWatched = false
      }
    }
    watched.removeLast(watched.count - kept)
  }

  private mutating func watch(from index: Int, while condition: (Int, Entry) -> Bool) {
    var index = index
    while let next = enabled.first(from: index), condition(next, entries[next]) {
      watch(next)
      index = next + 1
    }
  }

  private func firstIndex(from rank: Rank, in range: Range<Int>) -> Int {
    entries[range].partitionPoint { $0.rank < rank }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not meet a condition that none behind it meets either.
  fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
