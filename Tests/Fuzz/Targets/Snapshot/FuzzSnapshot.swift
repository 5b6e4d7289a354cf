import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `snapshot`.
@main enum FuzzSnapshot {
  static func main() { fuzz(.snapshot) }
}
