/// Does one piece of work of a size, for a tool that counts instructions and calls from outside.
struct TaskCommand {
  private let task: CountedTask
  private let size: Int

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let operands = try BenchmarkArguments(arguments, options: []).operands
    guard operands.count == 2, let task = CountedTask(rawValue: operands[0]) else {
      throw .usage("task takes one of \(CountedTask.allCases.map(\.rawValue).joined(separator: ", ")) and a size")
    }
    guard let size = Int(operands[1]), 0...100_000_000 ~= size else {
      throw .usage("'\(operands[1])' is no size from 0 to 100000000")
    }
    self.task = task
    self.size = size
  }

  func run(_ console: Console) throws {
    // Nothing but the answer: a longer line would be an allocation that the work did not make.
    console.print("\(try task.perform(size))")
  }
}
