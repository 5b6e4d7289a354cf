import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `bulk`.
@main enum FuzzBulk {
  static func main() { fuzz(.bulk) }
}
