import CheatsTestSupport
import Testing

@testable import AhoCorasick

@Suite("Where a pattern may begin")
struct StartFilterTests {
  private let blockLength = DenseScanBuffers.blockLength

  private func filter<Unit>(
    _ patterns: [[UInt32]], symbolCount: Int = 64, scanning count: Int = 1 << 20, _ unit: Unit.Type = UInt8.self
  ) throws -> StartFilter<Unit>? {
    StartFilter(try Automaton(patterns, symbolCount: symbolCount).patterns, symbolCount: symbolCount, scanning: count)
  }

  /// The places that a filter tells of the first block of a stream.
  private func starts<Unit>(_ filter: inout StartFilter<Unit>, _ stream: [Unit]) -> [Int]? {
    stream.withUnsafeBufferPointer { filter.starts(in: $0, block: 0)?.map { Int($0) } }
  }

  @Test(arguments: [(3, 1), (4, 2), (5, 3), (6, 4), (7, 4), (100, 4)])
  func theStrideFollowsFromTheShortestPattern(_ shortest: Int, _ stride: Int) throws {
    let long = (0..<100).map { UInt32($0 % 64) }
    let filter = try #require(try filter([long, Array(long.prefix(shortest))]))
    defer { filter.deallocate() }
    #expect(filter.stride == stride)
  }

  @Test func thereIsNoneWhereNothingIsToBeGained() throws {
    let patterns: [[UInt32]] = [[1, 2, 3], [4, 5, 6, 7]]
    try #require(try filter(patterns)).deallocate()
    #expect(try filter([]) == nil)
    #expect(try filter(patterns + [[1, 2]]) == nil)
    #expect(try filter(patterns, scanning: 4 * blockLength - 1) == nil)
    #expect(try filter(patterns, UInt32.self) == nil)
    // Many for the stream, and many for the alphabet.
    let many = (0..<100).map { [$0 / 10, $0 % 10, 1, 2] as [UInt32] }
    try #require(try filter(many, scanning: 100 * 2_048)).deallocate()
    #expect(try filter(many, scanning: 100 * 2_048 - 1) == nil)
    #expect(try filter(many, symbolCount: 12) == nil)
  }

  @Test(arguments: [3, 4, 5, 6])
  func aPatternHasAStartBehindItsFirstSymbols(_ length: Int) throws {
    let pattern = (0..<UInt32(length)).map { $0 + 1 }
    var bytes = try #require(try filter([pattern]))
    defer { bytes.deallocate() }
    var halves = try #require(try filter([pattern], UInt16.self))
    defer { halves.deallocate() }
    for place in [0, 1, 2, 3, 1_022, 1_023, blockLength - 4, blockLength - 3, blockLength - 2, blockLength - 1] {
      var stream = [UInt32](repeating: 0, count: blockLength + 8)
      stream.replaceSubrange(place..<min(place + length, stream.count), with: pattern)
      let behind = (place + bytes.stride - 1) / bytes.stride * bytes.stride
      let expected = behind < blockLength ? [behind] : []
      #expect(starts(&bytes, stream.map { UInt8($0) }) == expected)
      #expect(starts(&halves, stream.map { UInt16($0) }) == expected)
    }
  }

  @Test func blocksWithManyStartsAreFollowedAndThenSomeMore() throws {
    let pattern: [UInt32] = [1, 2, 3, 4]
    var filter = try #require(try filter([pattern]))
    defer { filter.deallocate() }
    let many = (0...blockLength / 2).flatMap { _ in [1, 2, 3, 4] as [UInt8] }
    let none = [UInt8](repeating: 9, count: 9_000)
    #expect(starts(&filter, none) == [])
    #expect(starts(&filter, many) == nil)
    let followed = (0..<100).prefix { _ in starts(&filter, none) == nil }
    #expect(followed.count == 31)
    #expect(starts(&filter, none) == [])
    // What is read with a place has to be in the stream.
    #expect(starts(&filter, Array(none.prefix(blockLength + 8))) == [])
    #expect(starts(&filter, Array(none.prefix(blockLength + 7))) == nil)
    #expect(starts(&filter, none) == [])
  }
}
