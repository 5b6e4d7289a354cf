import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `arguments`.
@main enum FuzzArguments {
  static func main() { fuzz(.arguments) }
}
