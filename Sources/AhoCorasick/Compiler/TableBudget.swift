/// How much memory the tables may take for speed.
///
/// What memory buys is a longer gram: the more last symbols are looked at together, the fewer states are looked at one by
/// one.
public enum TableBudget: Hashable, Sendable {
  /// The fewest bytes: about 6 a state, and scans and steps that take up to twice as long.
  case compact
  /// At most about 12 bytes a state, and 4 MiB of rows for a small set; the default.
  case balanced
  /// At most about 32 bytes a state, and 16 MiB of rows for a small set.
  case fast
  /// The fastest tables whose transitions are estimated at no more than so many bytes, or else the fewest bytes.
  case bytes(Int)
}

extension TableBudget {
  /// The most bytes of rows that are worth while; where there are more, they do not stay near.
  var denseBytes: Int {
    switch self {
    case .compact: 0
    case .balanced: 4 << 20
    case .fast: 16 << 20
    case .bytes(let limit): min(limit / 2, 16 << 20)
    }
  }
}

/// What tables there are of patterns, and how large; a budget chooses it for speed, and no answer depends on it.
struct TableShape {
  /// How many last symbols make a gram.
  var gramWidth: Int
  /// Whether there is a dense table; there can be one of at most ``DenseTable/mostStates`` states.
  var hasDense = false
}

extension TableShape {
  /// Chooses what a budget buys.
  init(_ budget: TableBudget, profile: TrieProfile, symbolCount: Int) {
    let rowBytes = DenseTable.byteCount(states: profile.stateCount, symbolCount: symbolCount) ?? .max
    self.init(
      gramWidth: GramChoice(profile: profile, symbolCount: symbolCount).width(budget),
      hasDense: rowBytes <= budget.denseBytes)
  }
}

/// Chooses how many last symbols make a gram.
struct GramChoice {
  let profile: TrieProfile
  let symbolCount: Int

  /// The width that a budget buys.
  func width(_ budget: TableBudget) -> Int {
    let widths = 1...mostWidth
    let smallest = widths.min { bytes($0) < bytes($1) } ?? 1
    switch budget {
    case .compact: return smallest
    case .balanced: return best(widths, within: max(bytes(smallest), 12 * profile.stateCount + 1_024))
    case .fast: return best(widths, within: max(bytes(smallest), 32 * profile.stateCount + 1_048_576))
    case .bytes(let limit): return best(widths, within: max(limit, bytes(smallest)))
    }
  }

  /// The greatest width that has a state of its depth and a number of grams that can be told apart.
  private var mostWidth: Int {
    var width = 1
    var grams = max(symbolCount, 1)
    while width < min(profile.longest, Grams.mostSymbols), symbolCount > 1, grams <= Grams.mostGrams / symbolCount {
      grams *= symbolCount
      width += 1
    }
    return width
  }

  /// The least width whose roots are few among the grams, or the greatest that the bytes allow.
  private func best(_ widths: ClosedRange<Int>, within limit: Int) -> Int {
    let allowed = widths.filter { bytes($0) <= limit }
    return allowed.first { profile.states(atDepth: $0) * 4 <= gramCount($0) } ?? allowed.last ?? 1
  }

  private func gramCount(_ width: Int) -> Int { (0..<width).reduce(1) { count, _ in count * max(symbolCount, 1) } }

  /// About how many bytes the transitions and outputs take.
  func bytes(_ width: Int) -> Int {
    let deep = (width...max(width, profile.longest)).reduce(0) { $0 + profile.states(atDepth: $1) }
    let grams = gramCount(width)
    let shortEnds = (1...width).reduce(0) { sum, length in
      length < profile.patternsOfLength.count
        ? sum + profile.patternsOfLength[length] * gramCount(width - length) : sum
    }
    return grams * 3 / 16 + (profile.states(atDepth: width) + min(shortEnds, grams)) * 8 + deep * 5
  }
}
