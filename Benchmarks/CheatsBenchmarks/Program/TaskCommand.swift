/// Does one piece of work of a size, for a tool that counts instructions and calls from outside.
struct TaskCommand {
  private let perform: (Int) throws -> Int
  private let size: Int

  /// The names of all tasks.
  static let names = CountedTask.allCases.map(\.rawValue) + ObservedRegistry.Task.names

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    let operands = try BenchmarkArguments(arguments, options: []).operands
    guard operands.count == 2, let perform = Self.task(operands[0]) else {
      throw .usage("task takes one of \(Self.names.joined(separator: ", ")) and a size")
    }
    guard let size = Int(operands[1]), 0...100_000_000 ~= size else {
      throw .usage("'\(operands[1])' is no size from 0 to 100000000")
    }
    self.perform = perform
    self.size = size
  }

  func run(_ console: Console) throws {
    // Nothing but the answer: a longer line would be an allocation that the work did not make.
    console.print("\(try perform(size))")
  }

  /// The task with a name, which takes a size and gives a number that depends on all of the work.
  static func task(_ name: String) -> ((Int) throws -> Int)? {
    if let task = CountedTask(rawValue: name) { return task.perform }
    return ObservedRegistry.Task(name)?.perform
  }
}
