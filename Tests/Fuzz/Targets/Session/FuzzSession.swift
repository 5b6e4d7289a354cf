import CheatsFuzzing
import FuzzDriver

/// Fuzzes the target `session`.
@main enum FuzzSession {
  static func main() { fuzz(.session) }
}
