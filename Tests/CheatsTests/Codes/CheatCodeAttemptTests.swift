import CheatsTestSupport
import Testing

@testable import Cheats

struct CheatCodeAttemptTests {
  /// Asks the definition in section 2 of the design of everything that was performed since the attempt began.
  private struct NaiveAttempt {
    let code: [Int]
    var performed: [Int] = []

    var progress: Int { zip(code, performed).prefix { $0 == $1 }.count }

    var state: CheatCodeState {
      if performed.isEmpty { return .reset }
      if !code.isEmpty && progress == code.count { return .matched }
      return progress == performed.count ? .matching : .notMatched
    }

    var next: Int? { state == .reset || state == .matching ? code.dropFirst(progress).first : nil }
    var previous: Int? { progress > 0 ? code[progress - 1] : nil }
  }

  @Test func everySmallCodeOnEverySmallStream() {
    for length in 0...3 {
      for code in words(of: length) {
        for stream in words(of: 5) {
          check(code: code, stream: stream)
        }
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func seeded(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let letters = Int.random(in: 1...3, using: &random)
      let code = (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
      var stream: [Int?] = []
      while stream.count < 40 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: stream.append(nil)
        case 1...4: stream += code.prefix(Int.random(in: 0...code.count, using: &random)).map(Optional.some)
        default: stream.append(Int.random(in: 0..<letters, using: &random))
        }
      }
      check(code: code, stream: stream)
    }
  }

  @Test func theSizeDoesNotGrow() {
    var attempt = CheatCodeAttempt<Int>()
    let definition = CheatCodeDefinition(actions: [1, 2])
    for _ in 0..<100_000 { attempt.perform(1, of: definition) }
    #expect(attempt.progress == 1 && attempt.state == .notMatched)
    #expect(MemoryLayout<CheatCodeAttempt<Int>>.size <= 32, "and a value of integers holds nothing on the heap")
  }

  private func check(code: [Int], stream: [Int?], sourceLocation: SourceLocation = #_sourceLocation) {
    let definition = CheatCodeDefinition(actions: code)
    var attempt = CheatCodeAttempt<Int>()
    var naive = NaiveAttempt(code: code)
    for (step, action) in stream.enumerated() {
      if let action {
        attempt.perform(action, of: definition)
        naive.performed.append(action)
      } else {
        attempt = CheatCodeAttempt()
        naive.performed = []
      }
      let isRight =
        attempt.state == naive.state && attempt.progress == naive.progress
        && attempt.nextAction(of: definition) == naive.next && attempt.previousAction(of: definition) == naive.previous
      guard isRight else {
        #expect(
          attempt.state == naive.state, "code \(code), stream \(stream), step \(step)", sourceLocation: sourceLocation)
        #expect(attempt.progress == naive.progress, "code \(code), stream \(stream), step \(step)")
        #expect(Bool(isRight), "next or previous of code \(code), stream \(stream), step \(step)")
        return
      }
    }
    #expect(attempt.progress <= code.count, sourceLocation: sourceLocation)
  }

  private func words(of length: Int) -> [[Int]] {
    (0..<1 << length).map { bits in (0..<length).map { bits >> $0 & 1 } }
  }
}
