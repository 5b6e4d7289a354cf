import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `input`.
@main enum FuzzInput {
  static func main() { fuzz(.input) }
}
