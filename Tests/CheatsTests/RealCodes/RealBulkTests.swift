import Cheats
import CheatsTestSupport
import Testing

/// Long streams of pieces of real codes in few calls.
struct RealBulkTests {
  @Test(arguments: CheatCodeMatchKind.allCases)
  func `many actions a call give what one action a call gives`(kind: CheatCodeMatchKind) throws {
    let codes = try RealGame.allCodes()
    var play = RealPlay(codes, seed: 5)
    var rest = play.stream(4000)[...]
    let script = Script<CheatCodeAction>(
      configuration: CheatCodeConfiguration(matchKind: kind), codes: codes, operations: [])
    var single = try SessionSubject(script, keepsUndo: false)
    var (bulk, encoded) = (single, single)
    var matchCount = 0
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...1000, using: &play.random))
      rest = rest.dropFirst(piece.count)
      let matches = piece.flatMap { single.apply(.perform($0)) }
      matchCount += matches.count
      #expect(bulk.performInBulk(piece) == matches)
      #expect(encoded.performEncoded(piece) == matches)
      let answers = single.answers(withHints: false)
      #expect(bulk.answers(withHints: false).differences(from: answers) == [])
      #expect(encoded.answers(withHints: false).differences(from: answers) == [])
    }
    #expect(matchCount > 150)
  }
}
