/// A report as people read it: a line a row, and a line for each further figure.
enum ReportText {
  static func head(_ machine: Machine, _ effort: Effort) -> String {
    """
    Swift \(machine.swift), \(machine.system), \(machine.processor), \(machine.cores) cores, \(machine.date)
    processor time, best (median) of \(effort.runs) runs; a chase is one dependent load in a table of \
    \(PointerChase.bytesPerState) bytes a state, timed in turn with the work
    """
  }

  /// What is printed as soon as a row is measured.
  static func lines(of row: BenchmarkRow) -> String {
    let stream = row.stream.isEmpty ? "" : " \(row.stream)"
    var text = "\(row.suite) \(row.name)\(stream), \(row.codes.grouped) × \(row.alphabet)".padded(to: 56)
    text += "\(row.nsBest.short) (\(row.nsMedian.short)) ns/\(row.unit)".padded(to: 26, isNumber: true)
    var details = ["\(row.count.grouped) found"]
    if let ratio = row.ratio, let floor = row.floorNs {
      details.append("\(ratio.short) of a chase of \(floor.short) ns")
    }
    if let bytes = row.bytes { details.append("\(bytes.grouped) bytes") }
    text += "   " + details.joined(separator: ", ")
    for figure in row.figures { text += "\n" + line(of: figure) }
    if let note = row.note { text += "\n      \(note)" }
    return text
  }

  private static func line(of figure: BenchmarkFigure) -> String {
    let text = "      \(figure.what): \(figure.value.short)"
    return figure.atMost.map { text + ", at most \($0.short): \(figure.isMet ? "met" : "NOT MET")" } ?? text
  }

  /// How many limits are kept, and which are not.
  static func tail(_ report: BenchmarkReport) -> String {
    let limited = report.rows.flatMap { row in
      row.figures.filter { $0.atMost != nil }.map { (row: row, figure: $0) }
    }
    let missed = limited.filter { !$0.figure.isMet }
    var text = "\(limited.count - missed.count) of \(limited.count) limits met"
    for (row, figure) in missed {
      text += "\n  \(row.key): \(figure.what) \(figure.value.short), at most \((figure.atMost ?? 0).short)"
    }
    return text
  }
}
