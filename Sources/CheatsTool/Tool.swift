import CheatsCommand

@main
enum Tool {
  static func main() {
    CheatsProgram.runProcess()
  }
}
