import Foundation

/// Compares two reports row by row.
struct CompareCommand {
  private let paths: [String]

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let arguments = try BenchmarkArguments(arguments, options: [])
    paths = arguments.operands
    guard paths.count == 2 else { throw .usage("compare takes two reports, not \(paths.count)") }
  }

  /// Prints the ratios.
  ///
  /// - Throws: ``BenchmarkError/differentAnswers(_:)`` after printing, where rows about the same work found other things.
  func run(_ console: Console) throws(BenchmarkError) {
    var reports: [BenchmarkReport] = []
    for path in paths {
      guard let bytes = try WorkloadFiles.read(path) else { throw .input("\(path): there is no such file") }
      reports.append(try BenchmarkReport(json: Data(bytes), fileName: path))
    }
    let comparison = Comparison(reports[0], reports[1])
    for line in comparison.lines(names: paths) { console.print(line) }
    if !comparison.different.isEmpty { throw .differentAnswers(comparison.different) }
  }
}
