import AhoCorasick
import Cheats
import Testing

@testable import CheatsBenchmarks

@Suite("What is to be found")
struct MatchingTests {
  private static let codes = CodeList([[0, 1], [1], [0, 1, 0], [1], [1, 1, 1]] as [[UInt16]])

  @Test("The plain matcher finds what comparing at every place finds", arguments: 0..<20)
  func plainMatcher(seed: Int) {
    var source = DrawSource("test/\(seed)")
    let codes = CodeList(
      (0..<1 + source.choice(outOf: 8)).map { _ in
        (0..<1 + source.choice(outOf: 5)).map { _ in UInt16(source.choice(outOf: 2)) }
      })
    let stream = SymbolStream((0..<200).map { _ in UInt16(source.choice(outOf: 3)) })
    var expected = MatchSum()
    for end in 1...stream.count {
      for id in codes.ids where stream.symbols[..<end].suffix(codes[id].count).elementsEqual(codes[id]) {
        expected.add(id, end: end)
      }
    }
    #expect(PlainMatcher(codes).sum(stream) == expected)
  }

  @Test("The engine finds what the plain matcher finds, in bulk, step by step and for many players")
  func engine() throws {
    let engine = try Engine(compiling: Engine.patterns(Self.codes, alphabet: WorkloadAlphabet(size: 4)))
    let matcher = PlainMatcher(Self.codes)
    let stream = SymbolStream([0, 1, 1, 1, 0, 1, 0, 3, 1] as [UInt16])
    #expect(engine.stateCount == matcher.stateCount)
    #expect(engine.scan(engine.stream(stream)) == matcher.sum(stream))
    #expect(engine.steps(engine.stream(stream)) == matcher.sum(stream))
    var twice = matcher.sum(stream)
    twice += twice
    for step in [engine.step, engine.stepTogether] {
      var players = Engine.Players(count: 2)
      var sum = MatchSum()
      for at in 0..<stream.count { sum += step(&players, [stream[at], stream[at]]) }
      #expect(sum == twice)
    }
  }

  @Test("A part of a stream is matched as if nothing were before it")
  func parts() {
    let stream = SymbolStream([0, 1, 0] as [UInt16])
    #expect(PlainMatcher(Self.codes).sum(stream, in: 1..<3).count == 2)
    #expect(PlainMatcher(Self.codes).sum(stream, in: 0..<3).count == 4)
  }

  @Test("Progress is the longest beginning that the stream ends with")
  func progress() {
    let plain = PlainProgress(
      codes: CodeList([[0, 1, 0, 2]] as [[UInt16]]), stream: SymbolStream([0, 1, 0, 1, 0, 2, 2] as [UInt16]))
    let counts = 0...plain.stream.count
    #expect(counts.map { plain.progress(of: PatternID(0), after: $0) } == [0, 1, 2, 3, 2, 3, 4, 0])
    #expect(
      counts.map { plain.state(of: PatternID(0), after: $0) } == [
        .reset, .matching, .matching, .matching, .matching, .matching, .matched, .notMatched,
      ])
    #expect(counts.map { plain.nextSymbol(of: PatternID(0), after: $0) } == [0, 1, 0, 2, 0, 2, nil, 0])
  }

  @Test("The chase goes through every place of its table", arguments: [1, 64, 5638])
  func chase(states: Int) {
    let chase = PointerChase(states: states)
    #expect(chase.cycleLength * 4 == chase.bytes)
    #expect(chase.bytes >= states * 14 - 3)
  }

  @Test("A wrong answer has no time")
  func wrongAnswer() {
    var noChase: PointerChase?
    #expect(throws: BenchmarkError.wrongAnswer(WrongAnswer(work: "work", expected: "2", found: "1"))) {
      try Effort.quick.time("work", units: 1, against: &noChase, expecting: 2) { 1 }
    }
  }
}
