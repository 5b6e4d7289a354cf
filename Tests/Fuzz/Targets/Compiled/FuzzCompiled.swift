import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `compiled`.
@main enum FuzzCompiled {
  static func main() { fuzz(.compiled) }
}
