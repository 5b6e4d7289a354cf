/// The tool `cheats-bench`.
enum BenchmarkProgram {
  /// Runs the command that the arguments name, and gives the exit code.
  static func run(_ arguments: [String], _ console: Console) -> Int32 {
    do {
      try perform(arguments, console)
      return 0
    } catch let error as BenchmarkError {
      console.report("cheats-bench: \(error)")
      return error.exitCode
    } catch {
      console.report("cheats-bench: \(error)")
      return 2
    }
  }

  private static func perform(_ arguments: [String], _ console: Console) throws {
    let rest = arguments.dropFirst()
    if arguments.contains("--help") || arguments.contains("-h") { return console.print(help) }
    switch arguments.first {
    case "generate": try GenerateCommand(rest).run(console)
    case "run": try RunCommand(rest).run(console)
    case "floor": try FloorCommand(rest).run(console)
    case "compare": try CompareCommand(rest).run(console)
    case "recognisers": try RecognisersCommand(rest).run(console)
    case "task": try TaskCommand(rest).run(console)
    case let word?: throw BenchmarkError.usage("there is no command '\(word)'")
    case nil: throw BenchmarkError.usage("a command is missing")
    }
  }

  static let help = """
    usage: cheats-bench COMMAND [options]

    generate [--directory D] [--codes N…] [--alphabet S…]
        writes the files of the workload and compares their hashes with the published ones
    run [--suite NAME…] [--codes N…] [--alphabet S…] [--quick] [--directory D]
        [--format text|json] [--output FILE]
        checks answers, measures and prints; --output also writes the report as JSON, for compare and plots
        of --codes and --alphabet the one that is not given is 10 to 1,000,000, and 12, 64 and 200;
        with --quick 10 and 1,000, and 12
        suites: \(Suite.allCases.map(\.rawValue).joined(separator: ", "))
    floor [--states N]
        measures a chase of pointers through a table of 14 bytes a state, one at a time and eight at once
    compare A.json B.json
        prints for each row of both how many times as long B takes, the slowest first
    recognisers FILE…
        counts what recognisers that games use miss of the codes in files, after false starts
    task NAME SIZE
        does a small piece of work whose instructions are counted from outside; task alone lists them

    Exit codes: 0 done, 1 an answer is wrong or differs, 2 bad usage or input.
    """
}
