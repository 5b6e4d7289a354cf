import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `json`.
@main enum FuzzJSON {
  static func main() { fuzz(.json) }
}
