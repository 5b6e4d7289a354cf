extension SnapshotPassage {
  /// Takes over how long ago the actions were performed.
  ///
  /// Where the first was longer ago than 64 bits tell, the longest times between two are made shorter until all can be
  /// told: all others stay, as limits are kept or broken by them.
  ///
  /// - Parameters:
  ///   - times: When the actions were performed, in order.
  ///   - now: The present time.
  mutating func setAges(of times: ContiguousArray<Nanoseconds>, at now: Nanoseconds) {
    ages = []
    guard let first = times.first, first < now else { return }
    let gaps = times.indices.map { (($0 + 1 < times.count ? times[$0 + 1] : now) - times[$0]).rawValue }
    let isTold = !now.rawValue.subtractingReportingOverflow(first.rawValue).overflow
    let longest = isTold ? .max : Self.longest(of: gaps)
    var age: Int64 = 0
    for gap in gaps.reversed() {
      age += min(gap, longest)
      ages.append(age)
    }
    ages.reverse()
  }

  /// How long each time can be at most, so that all together are no longer than 64 bits tell.
  private static func longest(of gaps: [Int64]) -> Int64 {
    var rest = Int64.max
    for (index, gap) in gaps.sorted().enumerated() {
      let share = rest / Int64(gaps.count - index)
      guard gap <= share else { return share }
      rest -= gap
    }
    return .max
  }
}
