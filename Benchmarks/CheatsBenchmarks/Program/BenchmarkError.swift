/// Why a command of the benchmark ended early.
enum BenchmarkError: Error, Hashable {
  /// The arguments are wrong.
  case usage(String)
  /// A file, or what is in it, is wrong; the text begins with the place.
  case input(String)
  /// Something that was measured gave a wrong answer; there is no time then.
  case wrongAnswer(WrongAnswer)
  /// Two reports have different answers for the same work.
  case differentAnswers([String])

  /// What the caller of the program sees.
  var exitCode: Int32 {
    switch self {
    case .wrongAnswer, .differentAnswers: 1
    case .usage, .input: 2
    }
  }
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .usage(let message): "\(message)\ntry 'cheats-bench --help'"
    case .input(let message): message
    case .wrongAnswer(let answer): "\(answer)"
    case .differentAnswers(let rows): rows.joined(separator: "\n")
    }
  }
}
