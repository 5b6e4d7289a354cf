import Cheats
import CheatsTestSupport
import Testing

@testable import CheatsFuzzing

/// What is written down as an input is what is read from it.
@Suite("Cases as bytes")
struct ByteCoderTests {
  @Test func `a case of a session is read back`() throws {
    for (index, seed) in try SessionCase.seeds().enumerated() {
      var writer = ByteCoder()
      _ = SessionCase(&writer, seed)
      var reader = ByteCoder(reading: writer.written)
      let read = SessionCase(&reader)
      #expect(read == seed, "seed \(index)")
      #expect(!reader.hasMore)
    }
  }

  @Test func `cases of bulk and of scans are read back`() throws {
    for seed in try BulkCase.seeds() {
      var writer = ByteCoder()
      _ = BulkCase(&writer, seed)
      var reader = ByteCoder(reading: writer.written)
      let read = BulkCase(&reader)
      #expect(read.codes == seed.codes && read.configuration == seed.configuration)
      #expect(read.stream == Array(seed.stream.prefix(300)) && read.length == seed.length)
    }
    for seed in try ScanCase.seeds() {
      var writer = ByteCoder()
      _ = ScanCase(&writer, seed)
      var reader = ByteCoder(reading: writer.written)
      let read = ScanCase(&reader)
      #expect(read.symbolCount == seed.symbolCount && read.budget == seed.budget)
    }
  }

  static let times: [[Duration]] = [
    [.nanoseconds(5), .nanoseconds(1_000_005), .seconds(Int64.max), .nanoseconds(2_000_006), .nanoseconds(5)],
    [.nanoseconds(Int64.min), .nanoseconds(Int64.min), .seconds(Int64.min), .nanoseconds(Int64.max), .seconds(1)],
  ]

  @Test(arguments: times)
  func `times are read back, also those at the ends`(times: [Duration]) {
    var writer = ByteCoder()
    var coder = TimeCoder()
    for time in times { _ = coder.optionalTime(time, &writer) }
    _ = coder.optionalTime(.some(nil), &writer)
    var reader = ByteCoder(reading: writer.written)
    coder = TimeCoder()
    for time in times { #expect(coder.optionalTime(nil, &reader) == time) }
    #expect(coder.optionalTime(nil, &reader) == nil)
    #expect(!reader.hasMore)
  }

  @Test func `any bytes are a case, and none are the first of all choices`() {
    var reader = ByteCoder(reading: [])
    #expect(reader.choice(nil, of: ["a", "b"]) == "a")
    #expect(reader.number() == 0)
    #expect(reader.script().operations == [])
    reader = ByteCoder(reading: [7, 0xFF])
    #expect(reader.choice(nil, of: ["a", "b", "c"]) == "b")
    #expect(reader.list(nil, counts: 1...4) { coder, _ in coder.byte() } == [0, 0, 0, 0])
  }

  @Test func `a wrong answer is told with the smallest script that shows it`() {
    var test = SessionCase(script: Script(codes: [CheatCodeDefinition(actions: [.shake])], operations: []))
    #expect(test.problem == nil)
    test.script.codes[0].actions = []
    #expect(test.problem?.contains("a code needs at least one action") == true)
  }
}
