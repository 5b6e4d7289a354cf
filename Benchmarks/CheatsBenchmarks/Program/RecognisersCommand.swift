import Cheats
import CheatsNotation
import Foundation

/// Compares what recognisers that games use miss of the codes in files, as a table in Markdown.
struct RecognisersCommand {
  private let paths: [String]

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    paths = try BenchmarkArguments(arguments, options: []).operands
    guard !paths.isEmpty else { throw .usage("recognisers takes files of codes") }
  }

  func run(_ console: Console) throws(BenchmarkError) {
    var games: [[[CheatCodeAction]]] = []
    for path in paths {
      do {
        let file = try CheatCodeFile(contentsOf: URL(fileURLWithPath: path.literalPath))
        games.append(file.definitions.map(\.actions))
      } catch {
        throw .input("\(error)")
      }
    }
    for line in Self.table(games) { console.print(line) }
  }

  /// The table for the codes of some games.
  static func table(_ games: [[[CheatCodeAction]]]) -> [String] {
    let codeCount = games.reduce(0) { $0 + $1.count }
    return [
      "| recogniser | entries missed | codes missed after some false start | wrong reports |",
      "| --- | --- | --- | --- |",
      row(ResetRecogniser.self, games, codeCount), row(RetryRecogniser.self, games, codeCount),
      row(TreeRecogniser.self, games, codeCount), row(WindowRecogniser.self, games, codeCount),
      row(SessionRecogniser.self, games, codeCount),
    ]
  }

  private static func row<Way: Recogniser>(
    _ way: Way.Type, _ games: [[[CheatCodeAction]]], _ codeCount: Int
  ) -> String {
    var starts = FalseStarts()
    for codes in games { starts.enter(codes, way) }
    func share(_ part: Int, _ whole: Int) -> String {
      "\(part.grouped) of \(whole.grouped) (\((100 * Double(part) / Double(max(whole, 1))).fixed(1)) %)"
    }
    let missed = share(starts.missed, starts.entered)
    return "| \(Way.name) | \(missed) | \(share(starts.codesMissed, codeCount)) | \(starts.wrong.grouped) |"
  }
}
