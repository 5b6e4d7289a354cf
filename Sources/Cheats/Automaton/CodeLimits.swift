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

  /// The limits of each code; empty where no code has any.
  private let pairs: ContiguousArray<Pair>

  init(_ pairs: ContiguousArray<Pair>) {
    self.pairs = pairs.allSatisfy(\.isUnlimited) ? [] : pairs
  }

  /// Whether no code has a limit.
  var isEmpty: Bool { pairs.isEmpty }

  subscript(pattern: PatternID) -> Pair { pairs.isEmpty ? .unlimited : pairs[pattern.index] }
}
