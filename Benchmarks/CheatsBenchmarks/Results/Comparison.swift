/// Two reports side by side.
struct Comparison {
  /// Work that is in both reports.
  struct Change: Hashable {
    let key: BenchmarkRow.Key
    let before: Double
    let after: Double
    /// How many times as many chases it takes after, where both were compared with one.
    let chases: Double?
    /// How many times as many bytes there are after.
    let bytes: Double?

    /// How many times as long it takes after.
    var ratio: Double { after / before }
  }

  /// The rows that both have, the one that became slowest first.
  private(set) var changes: [Change] = []
  private(set) var onlyInFirst: [BenchmarkRow.Key] = []
  private(set) var onlyInSecond: [BenchmarkRow.Key] = []
  /// What is to be said of rows that found other things in the second report.
  private(set) var different: [String] = []
  /// Why times of one report cannot be compared with those of the other.
  private(set) var warnings: [String] = []

  init(_ first: BenchmarkReport, _ second: BenchmarkReport) {
    let later = Dictionary(second.rows.map { ($0.key, $0) }) { $1 }
    let earlier = Set(first.rows.map(\.key))
    onlyInSecond = second.rows.map(\.key).filter { !earlier.contains($0) }
    for row in first.rows {
      guard let other = later[row.key] else {
        onlyInFirst.append(row.key)
        continue
      }
      if row.count != other.count || row.checksum != other.checksum {
        different.append(
          "\(row.key): different answers: \(row.count.grouped) (\(row.checksum)) and "
            + "\(other.count.grouped) (\(other.checksum))")
      } else {
        let bytes = row.bytes.flatMap { before in other.bytes.map { Double($0) / Double(max(before, 1)) } }
        let chases = row.ratio.flatMap { before in other.ratio.map { $0 / before } }
        changes.append(Change(key: row.key, before: row.nsBest, after: other.nsBest, chases: chases, bytes: bytes))
      }
    }
    changes.sort { $0.ratio > $1.ratio }
    if first.machine.processor != second.machine.processor || first.machine.system != second.machine.system {
      warnings.append("the reports are from different machines; compare multiples of the chase instead of times")
    }
    if first.machine.swift != second.machine.swift {
      warnings.append("the reports are of different compilers, \(first.machine.swift) and \(second.machine.swift)")
    }
    if first.effort != second.effort {
      warnings.append("one report is a quick one; its streams are shorter, and times of others are compared")
    }
    if changes.isEmpty, different.isEmpty { warnings.append("no work is in both reports") }
    if !first.machine.isOptimized || !second.machine.isOptimized {
      warnings.append("a report is of a build with assertions; its times say nothing")
    }
  }

  /// The comparison as it is printed.
  func lines(names: [String]) -> [String] {
    var lines = warnings.map { "warning: \($0)" }
    for change in changes {
      let bytes = change.bytes.map { $0 == 1 ? "" : "  bytes × \($0.fixed(2))" } ?? ""
      let chases = change.chases.map { "  chases × \($0.fixed(2))" } ?? ""
      lines.append(
        "× \(change.ratio.fixed(2))".padded(to: 9)
          + "\(change.before.short) → \(change.after.short) ns".padded(to: 26) + "  \(change.key)\(chases)\(bytes)")
    }
    lines += onlyInFirst.map { "only in \(names[0]): \($0)" }
    lines += onlyInSecond.map { "only in \(names[1]): \($0)" }
    return lines
  }
}
