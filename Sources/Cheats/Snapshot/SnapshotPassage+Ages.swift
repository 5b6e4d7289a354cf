extension SnapshotPassage {
  /// Takes over how long ago the actions were performed.
  ///
  /// Where the first was longer ago than 64 bits tell, the longest times between two are made shorter until all can be
  /// told: all others stay, as limits are kept or broken by them.
  ///
  /// - Parameters:
  ///   - times: When the actions were performed, in order.
  ///   - now: The present time.
  mutating func setAges(of times: some BidirectionalCollection<Nanoseconds>, at now: Nanoseconds) {
    ages = []
    guard let first = times.first, first < now else { return }
    let isTold = !now.rawValue.subtractingReportingOverflow(first.rawValue).overflow
    let longest = Nanoseconds(rawValue: isTold ? .max : .max / Int64(times.count))
    var (age, next) = (Int64(0), now)
    for time in times.reversed() {
      age += min(next - time, longest).rawValue
      next = time
      ages.append(age)
    }
    ages.reverse()
  }
}
