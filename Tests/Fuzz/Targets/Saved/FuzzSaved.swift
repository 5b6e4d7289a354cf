import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `saved`.
@main enum FuzzSaved {
  static func main() { fuzz(.saved) }
}
