/// Does work of a size, for a tool that counts instructions and calls from outside.
@main
enum CheatsCounts {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let size = Int(arguments[2]), let result = try perform(arguments[1], size) else {
      let names = Work.allCases.map(\.rawValue) + ObservedWork.names(1000)
      fatalError("usage: CheatsCounts \(names.joined(separator: "|")) SIZE")
    }
    print(arguments[1], size, result)
  }

  private static func perform(_ name: String, _ size: Int) throws -> Int? {
    try Work(rawValue: name)?.perform(size) ?? ObservedWork(name)?.perform(size)
  }
}
