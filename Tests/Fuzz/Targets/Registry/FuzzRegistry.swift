import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `registry`.
@main enum FuzzRegistry {
  static func main() { fuzz(.registry) }
}
