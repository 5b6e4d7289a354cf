import Foundation

/// The entry point of the tool; everything is in types that tests reach.
@main
enum CheatsBenchmarks {
  static func main() {
    exit(BenchmarkProgram.run(Array(CommandLine.arguments.dropFirst()), .process()))
  }
}
