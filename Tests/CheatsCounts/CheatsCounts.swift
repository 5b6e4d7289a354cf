/// Does work of a size, for a tool that counts instructions and calls from outside.
@main
enum CheatsCounts {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let work = Work(rawValue: arguments[1]), let size = Int(arguments[2]) else {
      fatalError("usage: CheatsCounts \(Work.allCases.map(\.rawValue).joined(separator: "|")) SIZE")
    }
    print(work, size, try work.perform(size))
  }
}
