import AhoCorasick
import CheatsTestSupport

extension FuzzTarget {
  /// Patterns compiled in some way, and a stream that is stepped, scanned and followed together with others.
  public static let scan = FuzzTarget(name: "scan") { input in
    var coder = ByteCoder(reading: input)
    return ScanCase(&coder).problem
  } seeds: {
    try ScanCase.seeds().map { seed in
      var coder = ByteCoder()
      _ = ScanCase(&coder, seed)
      return coder.written
    }
  }
}

/// Patterns and a stream of numbers, and how they are compiled and cut.
struct ScanCase: Sendable {
  var budget = TableBudget.balanced
  var symbolCount: Int
  var patterns: [[UInt32]]
  /// What the cuts are drawn from.
  var seed: UInt8 = 0
  /// How many streams are followed together.
  var streamCount = 3
  /// The least number of symbols that are scanned; a shorter stream is repeated.
  var length = 0
  var stream: [UInt32]
}

extension ScanCase {
  /// Numbers of symbols at which tables and strings change their form, and small ones.
  static let symbolCounts = [2, 3, 1, 4, 8, 12, 32, 64, 254, 255, 256, 300, 4_096, 4_097, 70_000]

  /// Reads or writes a case.
  init(_ coder: inout ByteCoder, _ given: ScanCase? = nil) {
    budget = coder.choice(
      given?.budget, of: [.balanced, .compact, .fast, .bytes(0), .bytes(1_000), .bytes(20_000), .bytes(1 << 18)])
    let symbolCount = coder.choice(given?.symbolCount, of: Self.symbolCounts)
    self.symbolCount = symbolCount
    patterns = coder.list(given?.patterns, counts: 0...60) { coder, pattern in
      coder.list(pattern, counts: 1...40) { $0.symbol($1, of: symbolCount) }
    }
    seed = coder.byte(given?.seed)
    streamCount = coder.choice(given?.streamCount, of: [3, 1, 2, 63, 64, 65, 130])
    // The longer ones are scanned over a dense table, where there is one, and the longest may be skipped in part.
    length = coder.choice(given?.length, of: [Int](repeating: 0, count: 10) + [400, 400, 400, 4_200, 9_000, 40_000])
    stream = coder.listToEnd(given?.stream, atMost: 300) { $0.symbolOrStranger($1, of: symbolCount) }
  }

  /// What the engine does otherwise than the definition, or a form otherwise than single steps; nil where all is well.
  var problem: String? {
    var list = PatternList()
    for pattern in patterns { list.append(pattern.lazy.map { Symbol(rawValue: $0) }) }
    do {
      let automaton = try Automaton(compiling: list, symbolCount: symbolCount, budget: budget)
      // Large tables take longer to be judged than to be tried.
      if automaton.tableBytes < 1 << 15, let rule = automaton.brokenInvariant { return rule }
      return stepProblem(automaton) ?? scanProblem(automaton) ?? streamsProblem(automaton)
    } catch {
      return "\(patterns) cannot be compiled: \(error)"
    }
  }
}

extension ByteCoder {
  /// Reads or writes a symbol of an alphabet; of a large one those that are spread over it.
  fileprivate mutating func symbol(_ symbol: UInt32?, of count: Int) -> UInt32 {
    let step = UInt32(max(count / 256, 1))
    let byte = UInt32(byte(symbol.map { UInt8(truncatingIfNeeded: $0 / step) }))
    return byte * step % UInt32(count)
  }

  /// Reads or writes a symbol of an alphabet, or one that it does not have.
  fileprivate mutating func symbolOrStranger(_ symbol: UInt32?, of count: Int) -> UInt32 {
    // One of the symbols that a byte can be stands for all strangers.
    let stranger = count < 255 ? UInt32(count) : 254 * UInt32(max(count / 256, 1))
    let coded = self.symbol(symbol.map { $0 < count ? $0 : stranger }, of: max(count, Int(stranger) + 1))
    return coded == stranger ? .max : coded
  }
}
