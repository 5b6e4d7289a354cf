import AhoCorasick

/// The codes that the latest step reported.
enum ReportedCodes: Hashable, Sendable {
  /// All codes that the stream ends with.
  case ending
  /// These, in ascending order of their ranks, each once.
  case some(ContiguousArray<Report>)

  /// One code and the end of its latest match.
  struct Report: Hashable, Sendable {
    var rank: Rank
    var end: Int64
  }

  static let none = ReportedCodes.some([])

  /// The codes of a step; where one was reported more than once its last match counts.
  init(_ reports: some Sequence<Report>) {
    var sorted = ContiguousArray(reports)
    if sorted.count > 1 {
      sorted.sort { ($0.rank.rawValue, $1.end) < ($1.rank.rawValue, $0.end) }
      var last: Rank?
      sorted.removeAll { report in
        defer { last = report.rank }
        return report.rank == last
      }
    }
    self = .some(sorted)
  }

  /// The end of a code's match, where the code was reported and it is known to be one of a list.
  subscript(rank: Rank) -> Int64? {
    guard case .some(let reports) = self else { return nil }
    var low = 0
    var high = reports.count
    while low < high {
      let middle = (low + high) / 2
      if reports[middle].rank < rank { low = middle + 1 } else { high = middle }
    }
    return low < reports.count && reports[low].rank == rank ? reports[low].end : nil
  }

  /// Forgets a code, and gives those that stay new ranks.
  mutating func update(_ newRank: (Rank) -> Rank?) {
    guard case .some(let reports) = self, !reports.isEmpty else { return }
    self = ReportedCodes(
      reports.compactMap { report in newRank(report.rank).map { Report(rank: $0, end: report.end) } })
  }
}
