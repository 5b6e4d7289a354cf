import AhoCorasick

/// How much memory an automaton's tables may take for speed.
///
/// Codes share their beginnings; each distinct beginning is a state. A million codes of nine actions on average have some
/// four million states. What memory buys is measured by the benchmark, on player streams: see Benchmarks/README.md.
public enum CheatCodeTableBudget: Hashable, Sendable {
  /// The fewest bytes: about 6 a state for steps and 7 to 9 for questions; bulk takes up to twice as long.
  case compact
  /// At most about 12 bytes a state for steps, and 4 MiB more for a small set; the default.
  case balanced
  /// At most about 32 bytes a state for steps, and 16 MiB more for a small set.
  case fast
  /// The fastest tables for steps that are estimated at no more than so many bytes, or else the fewest bytes.
  case bytes(Int)

  /// The budget in the engine's terms.
  var engine: TableBudget {
    switch self {
    case .compact: .compact
    case .balanced: .balanced
    case .fast: .fast
    case .bytes(let limit): .bytes(limit)
    }
  }
}
