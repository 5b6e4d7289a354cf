import AhoCorasick

/// The limits on time of the codes of a set, the set's defaults filled in.
struct CodeLimits: Sendable {
  /// Two limits in nanoseconds, each `unlimited` where there is none.
  struct Pair: Hashable, Sendable {
    var gap: Nanoseconds
    var time: Nanoseconds

    static let unlimited = Pair(gap: .unlimited, time: .unlimited)

    var isUnlimited: Bool { self == .unlimited }
  }

  /// The limits of the codes up to the last one that has any.
  private(set) var pairs: ContiguousArray<Pair> = []

  init() {}

  /// Takes limits as they are.
  init(_ pairs: ContiguousArray<Pair>) { self.pairs = pairs }

  /// Notes the limits of a code behind all whose limits are noted.
  mutating func append(_ pair: Pair, of pattern: PatternID) {
    guard !pair.isUnlimited else { return }
    pairs.append(contentsOf: repeatElement(.unlimited, count: pattern.index - pairs.count))
    pairs.append(pair)
  }

  /// Whether no code has a limit.
  var isEmpty: Bool { pairs.isEmpty }

  subscript(pattern: PatternID) -> Pair { pattern.index < pairs.count ? pairs[pattern.index] : .unlimited }
}
