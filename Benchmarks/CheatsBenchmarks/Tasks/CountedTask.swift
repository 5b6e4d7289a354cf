import Cheats

/// A small piece of work that is counted from outside: its instructions, allocations and retains.
///
/// Counts hardly depend on the machine, so they can be checked where times cannot. The work is repeated, or grows, with
/// a size; the difference of two sizes leaves out what a process does before and after.
enum CountedTask: String, CaseIterable {
  /// Steps without a match, over ten and over a thousand codes: swipes, shakes, taps and one-character keys.
  case common10 = "common-10"
  case common1000 = "common-1000"
  /// The same with keys that have longer names.
  case named10 = "named-10"
  case named1000 = "named-1000"
  /// Codes a…a and a…ab on a stream of a: a held match waits and fails again and again.
  case heldLongest = "held-longest"
  case heldFirst = "held-first"
  /// The same with limits, where the chain of failure links is looked at too.
  case heldLimited = "held-limited"
  /// Timed actions that a code as long as the stream, its limits and undo have to remember.
  case remembered
  /// Codes a…a of half the size under a kind that spends.
  case spent
  /// Each code an end of the next one, on a stream that ends with the longest.
  case suffixes
  /// A code of the size, over and over, each time broken off before its end.
  case brokenOff = "broken-off"
  /// A stream of the size over sets that are made to be slow.
  case scanRuns = "scan-runs"
  case scanLong = "scan-long"
  case scanChains = "scan-chains"
  case scanSuffixes = "scan-suffixes"
  /// Codes of the size that are compiled.
  case compileLong = "compile-long"
  case compileChains = "compile-chains"
  case compileMany = "compile-many"

  /// Does the work and gives a number that depends on all of it.
  func perform(_ size: Int) throws -> Int {
    switch self {
    case .common10: try steps(size, codes: 10, of: Self.commonActions)
    case .common1000: try steps(size, codes: 1000, of: Self.commonActions)
    case .named10: try steps(size, codes: 10, of: Self.namedActions)
    case .named1000: try steps(size, codes: 1000, of: Self.namedActions)
    case .heldLongest: try held(.leftmostLongest, size, lead: 500)
    case .heldFirst: try held(.leftmostFirst, size, lead: 500)
    case .heldLimited: try held(.leftmostLongest, size, lead: 20, gap: .seconds(1))
    case .remembered: try remembered(size)
    case .spent: try spent(size)
    case .suffixes: try suffixes(size)
    case .brokenOff: try brokenOff(size)
    case .scanRuns: try scan(.runs, longest: 200, size)
    case .scanLong: try scan(.long, longest: 10_000, size)
    case .scanChains: try scan(.chains, longest: 5000, size)
    case .scanSuffixes: try scan(.suffixes, longest: 200, size)
    case .compileLong: try compile(Adversary.long.codes(max(size, 2)), Adversary.alphabet)
    case .compileChains: try compile(Adversary.chains.codes(max(size, 2)), Adversary.alphabet)
    case .compileMany: try compile(WorkloadSet(alphabet: 12, codes: size))
    }
  }
}
