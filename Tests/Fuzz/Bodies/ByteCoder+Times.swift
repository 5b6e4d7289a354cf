extension ByteCoder {
  /// The limits that are worth a byte.
  private static let limits: [Duration] =
    (0...4).map { .milliseconds($0) } + [
      .milliseconds(20), .nanoseconds(1), .nanoseconds(999_999), .seconds(Int64.max), .nanoseconds(Int64.max),
    ]

  /// Reads or writes a limit that is not negative.
  mutating func limit(_ limit: Duration? = nil) -> Duration {
    let known = limit.map { limit in Self.limits.firstIndex(of: limit) ?? Self.limits.count }
    let index = Int(byte(UInt8(known ?? 0))) % (Self.limits.count + 1)
    guard index == Self.limits.count else { return Self.limits[index] }
    return .nanoseconds(number(limit.map { $0.nanoseconds }) & .max)
  }

  /// Reads or writes a limit, or that there is none.
  mutating func optionalLimit(_ limit: Duration?? = nil) -> Duration? {
    flag(limit.map { $0 != nil }) ? self.limit(limit ?? nil) : nil
  }
}

/// Times as they follow one another in a script: mostly a few milliseconds later, now and then a nanosecond more.
struct TimeCoder {
  /// What the next time is counted from.
  private var base = Duration.zero
  private let kinds: [Kind]

  private enum Kind: Equatable {
    case none, number, end, beginning
    /// So much later, and so much more without what follows being later too.
    case step(Duration, more: Duration)

    var isNear: Bool { ![.number, .end, .beginning].contains(self) }

    static let all: [Kind] = {
      let milliseconds = [0, 1, 2, 3, 10, -2].map { Duration.milliseconds($0) }
      let steps = [Duration.zero, .nanoseconds(1)].flatMap { more in milliseconds.map { Kind.step($0, more: more) } }
      return [.none] + steps + [.number, .end, .beginning]
    }()
  }

  /// Creates a coder.
  ///
  /// - Parameter isFarReaching: Whether now and then a time is any number, or at one of the ends. Behind the last one of
  ///   these no time passes.
  init(isFarReaching: Bool = true) { kinds = isFarReaching ? Kind.all : Kind.all.filter(\.isNear) }

  /// Reads or writes a time, or that there is none.
  ///
  /// - Parameters:
  ///   - time: What is written.
  ///   - coder: What it is read from or written to.
  mutating func optionalTime(_ time: Duration??, _ coder: inout ByteCoder) -> Duration? {
    switch coder.choice(time.map(kind), of: kinds) {
    case .none: return nil
    case .end: return .seconds(Int64.max)
    case .beginning: return .seconds(Int64.min)
    case .number:
      base = .nanoseconds(coder.number((time ?? nil)?.nanoseconds))
      return base
    case .step(let later, let more):
      base += later
      return base + more
    }
  }

  /// Reads or writes a time.
  mutating func time(_ time: Duration?, _ coder: inout ByteCoder) -> Duration {
    optionalTime(time.map { .some($0) }, &coder) ?? base
  }

  private func kind(of time: Duration?) -> Kind {
    guard let time else { return .none }
    if time == .seconds(Int64.max) { return .end }
    if time == .seconds(Int64.min) { return .beginning }
    return Kind.all.first { kind in
      if case .step(let later, let more) = kind { time == base + later + more } else { false }
    } ?? .number
  }
}

extension Duration {
  /// The whole nanoseconds, of those that 64 bits hold.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooMany) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if isTooMany { return seconds < 0 ? .min : .max }
    let (sum, isTooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooMuch ? (seconds < 0 ? .min : .max) : sum
  }
}
