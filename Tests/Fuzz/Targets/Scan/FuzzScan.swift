import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `scan`.
@main enum FuzzScan {
  static func main() { fuzz(.scan) }
}
