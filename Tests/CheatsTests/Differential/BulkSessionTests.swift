import CheatsTestSupport
import Testing

@testable import Cheats

/// The bulk forms against one action at a time.
struct BulkSessionTests {
  @Test(arguments: CheatCodeMatchKind.allCases, 0..<20)
  func `bulk forms report what single steps report`(kind: CheatCodeMatchKind, seed: Int) throws {
    var random = RandomCodes(seed: UInt64(seed), alphabet: ["a", "b", "c"], lengths: 1...5)
    let codes = random.codes(count: 5)
    var definitions = codes.map { CheatCodeDefinition(actions: $0) }
    if seed % 3 == 0 { definitions[0].parameters = [.any, .oneOf(["a", "x"])] }
    let stream = random.stream(playing: codes, length: 200) + ["x", "a"]
    let automaton = try CheatCodeAutomaton(definitions, configuration: CheatCodeConfiguration(matchKind: kind))

    var single = automaton.makeSession()
    let expected = stream.flatMap { Array(single.perform($0)) }
    #expect(!expected.isEmpty)
    var bulk = automaton.makeSession()
    var matches: [CheatCodeMatch] = []
    bulk.perform(contentsOf: stream) { matches.append($0) }
    #expect(matches == expected)
    var encoded = automaton.makeSession()
    var others: [CheatCodeMatch] = []
    let symbols = automaton.encode(stream)
    #expect(symbols.count == stream.count)
    encoded.perform(symbols) { others.append($0) }
    #expect(others == expected)
    #expect(zip(others, expected).allSatisfy { $0.parameters(as: String.self) == $1.parameters(as: String.self) })
    for id in automaton.ids {
      #expect(bulk.state(of: id) == single.state(of: id))
      #expect(encoded.progress(of: id) == single.progress(of: id))
    }
  }

  @Test func `an error of the closure ends the bulk form behind the action that matched`() throws {
    struct Stop: Error {}
    let automaton = try CheatCodeAutomaton([CheatCodeDefinition(actions: ["a"])])
    var session = automaton.makeSession()
    #expect(throws: Stop.self) {
      try session.perform(contentsOf: ["b", "a", "b"]) { _ throws(Stop) in throw Stop() }
    }
    #expect(session.position == 2)
    #expect(session.state(of: automaton.ids[0]) == .matched)
  }
}
