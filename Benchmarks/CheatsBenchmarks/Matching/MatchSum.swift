import AhoCorasick

/// What is kept of the matches of a stream, to compare engines: how many there are, and a sum over all of them.
struct MatchSum: Hashable {
  /// The number of matches.
  private(set) var count = 0
  /// The sum over all matches of (pattern + 1) times a constant, with the end's bits mixed in, modulo 2⁶⁴.
  private(set) var checksum: UInt64 = 0

  /// Adds a match.
  ///
  /// - Parameters:
  ///   - pattern: Which pattern.
  ///   - end: The number of symbols up to the last one of the match.
  @inline(__always)
  mutating func add(_ pattern: PatternID, end: Int) {
    count &+= 1
    checksum &+= (UInt64(pattern.rawValue) &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: end)
  }

  /// Adds the matches of another stream.
  static func += (left: inout MatchSum, right: MatchSum) {
    left.count &+= right.count
    left.checksum &+= right.checksum
  }
}

extension MatchSum: CustomStringConvertible {
  var description: String { "\(count.grouped) matches, checksum \(checksumText)" }

  /// The checksum as 16 hexadecimal digits.
  var checksumText: String {
    let digits = String(checksum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
