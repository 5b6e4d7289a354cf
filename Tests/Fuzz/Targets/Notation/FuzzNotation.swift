import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `notation`.
@main enum FuzzNotation {
  static func main() { fuzz(.notation) }
}
