/// A suite whose tests hold examples of the documentation, line by line as they stand there.
///
/// What an example prints is collected, so that a test can compare it with what the example says that it prints.
protocol ExampleSuite {
  /// What has been printed.
  var output: PrintedLines { get }
}

extension ExampleSuite {
  /// Takes the place of the standard library's function in the examples.
  func print(_ items: Any...) {
    output.lines.append(items.map { "\($0)" }.joined(separator: " "))
  }
}

/// The lines that an example printed.
final class PrintedLines {
  var lines: [String] = []
}
