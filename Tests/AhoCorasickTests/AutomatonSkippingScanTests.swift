import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Scans that skip where no pattern begins")
struct AutomatonSkippingScanTests {
  private let blockLength = DenseScanBuffers.blockLength

  /// Scans with a dense table, over which a scan skips, and without; both have to find the same.
  private func check(
    _ patterns: [[UInt32]], symbolCount: Int, on stream: [UInt32], _ range: Range<Int>? = nil,
    after before: [UInt32] = []
  ) throws {
    let dense = try Automaton(patterns, symbolCount: symbolCount, gramWidth: 1, hasDense: true)
    let plain = try Automaton(patterns, symbolCount: symbolCount, gramWidth: 1)
    for unit in [SymbolUnit.byte, .half] where symbolCount <= unit.rawValue {
      let string = SymbolString(stream, in: unit)
      var cursor = dense.cursor(after: before)
      var expectedCursor = plain.cursor(after: before)
      let found = dense.found(in: string, range, from: &cursor)
      let expected = plain.found(in: string, range, from: &expectedCursor)
      // Only where they differ first: all of them are many.
      let place = zip(found, expected).first { $0 != $1 }
      try #require(place == nil && found.count == expected.count)
      try #require(cursor == expectedCursor)
    }
  }

  /// Random symbols with a pattern here and there.
  private func sparse(_ patterns: [[UInt32]], symbolCount: Int, length: Int, _ random: inout SplitMix64) -> [UInt32] {
    var stream = (0..<length).map { _ in UInt32.random(in: 0..<UInt32(symbolCount), using: &random) }
    for _ in 0..<length / 400 {
      let pattern = random.choice(patterns)
      let place = Int.random(in: 0...length - pattern.count, using: &random)
      stream.replaceSubrange(place..<place + pattern.count, with: pattern)
    }
    return stream
  }

  @Test(arguments: [12, 64, 200, 255, 300], [2, 3, 4, 5, 6])
  func setsOfEveryShortestLength(_ symbolCount: Int, _ shortest: Int) throws {
    var generator = RandomCodes(
      seed: UInt64(symbolCount * 10 + shortest), alphabet: 0..<UInt32(symbolCount), lengths: shortest...16)
    let patterns = generator.codes(count: 20).filter { $0.count >= shortest }
    var stream = sparse(patterns, symbolCount: symbolCount, length: 5 * blockLength + 77, &generator.random)
    for place in stride(from: 11, to: stream.count, by: 1_013) { stream[place] = .max }
    try check(patterns, symbolCount: symbolCount, on: stream, 3..<stream.count - 5, after: patterns[0].dropLast())
  }

  @Test(arguments: [3, 4, 5, 6])
  func patternsLieAcrossTheBordersOfBlocks(_ length: Int) throws {
    let pattern = (0..<UInt32(length)).map { $0 + 1 }
    let patterns = [pattern, Array(pattern.dropFirst(length - 3)), pattern + pattern]
    let longest = 2 * length
    let borders = 2 * longest + 3
    var stream = [UInt32](repeating: 0, count: longest + borders * blockLength + 100)
    for border in 1..<borders {
      // The blocks begin where the longest pattern no longer matters; each border lies elsewhere in the pattern.
      let place = longest + border * blockLength - border
      stream.replaceSubrange(place..<place + longest, with: pattern + pattern)
    }
    try check(patterns, symbolCount: 64, on: stream)
    let automaton = try Automaton(patterns, symbolCount: 64, gramWidth: 1, hasDense: true)
    var cursor = Cursor()
    let found = automaton.found(in: SymbolString(stream, in: .byte), from: &cursor)
    #expect(found.count(where: { $0.pattern == 2 }) == borders - 1)
  }

  @Test func aWalkGoesOnThroughManyPieces() throws {
    var random = SplitMix64(seed: 21)
    let long = (0..<256).map { _ in UInt32.random(in: 0..<200, using: &random) }
    let patterns = [long, Array(long.suffix(100)), Array(long[50..<54])]
    var stream = sparse([[0, 1, 2]], symbolCount: 200, length: 8 * blockLength, &random)
    for place in stride(from: 256 + blockLength - 200, to: stream.count - 256, by: blockLength / 4) {
      stream.replaceSubrange(place..<place + 256, with: long)
    }
    try check(patterns, symbolCount: 200, on: stream)
  }

  @Test(arguments: [0, 1, 7, 300])
  func longWalksAreGivenUp(_ between: Int) throws {
    let long = (0..<200 as Range<UInt32>).map { $0 * 7 % 200 }
    let part = long + [UInt32](repeating: 3, count: between)
    let stream = (0..<9 * blockLength / part.count).flatMap { _ in part }
    try check([long, Array(long.dropFirst(90)), Array(long[20..<25])], symbolCount: 200, on: stream)
    try check([Array(part.prefix(150) + part.prefix(100))], symbolCount: 200, on: stream)
  }

  @Test func partsWithManyStartsAreFollowed() throws {
    var generator = RandomCodes(seed: 22, alphabet: 0..<64 as Range<UInt32>, lengths: 4...12)
    let patterns = generator.codes(count: 12).filter { $0.count >= 4 }
    var stream: [UInt32] = []
    for part in 0..<8 {
      stream += sparse(patterns, symbolCount: 64, length: (part + 1) * 9_001, &generator.random)
      stream += generator.stream(playing: patterns, length: (9 - part) * 4_003)
    }
    try check(patterns, symbolCount: 64, on: stream)
  }

  @Test func eachSymbolBeginsAPattern() throws {
    let patterns = (0..<30 as Range<UInt32>).map { [$0, 29 - $0, $0, ($0 + 1) % 30] }
    var random = SplitMix64(seed: 23)
    let stream = sparse(patterns, symbolCount: 30, length: 6 * blockLength, &random)
    try check(patterns, symbolCount: 30, on: stream)
    try check(patterns, symbolCount: 30, on: [UInt32](repeating: 7, count: 6 * blockLength))
  }

  @Test(arguments: [-2, -1, 0, 1, 7, 8, 9])
  func aStreamEndsNextToTheEndOfABlock(_ more: Int) throws {
    let pattern: [UInt32] = [5, 6, 7, 8]
    let length = pattern.count + 5 * blockLength + more
    var stream = [UInt32](repeating: 0, count: length - 4) + pattern
    try check([pattern], symbolCount: 64, on: stream)
    stream = [UInt32](repeating: 0, count: length - 3) + pattern.dropLast()
    try check([pattern], symbolCount: 64, on: stream)
    try check([pattern], symbolCount: 64, on: stream + pattern, 0..<length)
  }

  @Test func noPatterns() throws {
    try check([], symbolCount: 64, on: [UInt32](repeating: 1, count: 5 * blockLength))
    try check([], symbolCount: 0, on: [UInt32](repeating: .max, count: 5 * blockLength))
  }
}
