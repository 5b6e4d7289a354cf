import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: the kinds that spend what they report.
@Suite struct ReferenceKindTests {
  private func session(_ kind: CheatCodeMatchKind, _ codes: String...) -> ReferenceSession<Character> {
    ReferenceSession(characterCodes(codes), configuration: CheatCodeConfiguration(matchKind: kind))
  }

  @Test func `two occurrences of one code share no action under perCode`() {
    #expect(matchesByStep(codes: ["aa"], kind: .perCode, stream: "aaaaa") == ["", "0:0-2", "", "0:2-4", ""])
    #expect(
      matchesByStep(codes: ["aba", "ab"], kind: .perCode, stream: "ababa") == ["", "1:0-2", "0:0-3", "1:2-4", ""])
  }

  @Test func `perCode reports equal codes, and a spent code reads its length only while it is matched`() {
    var session = session(.perCode, "aba", "aba")
    #expect("aba".map { shortText(session.perform($0)) } == ["", "", "0:0-3 1:0-3"])
    #expect(session.short(session[0]) == "matched 3")
    session.perform("b")
    #expect(session.short(session[0]) == "not matched 0")
  }

  @Test func `nonOverlapping reports the longest and spends everything for all`() {
    #expect(matchesByStep(codes: ["aa"], kind: .nonOverlapping, stream: "aaaa") == ["", "0:0-2", "", "0:2-4"])
    #expect(matchesByStep(codes: ["b", "ab", "ab", "bc"], kind: .nonOverlapping, stream: "abc") == ["", "1:0-2", ""])
    var session = session(.nonOverlapping, "ab", "abc")
    session.perform("a")
    session.perform("b")
    #expect(session.short(session[0]) == "matched 2")
    #expect(session.short(session[1]) == "reset 0")
    session.perform("c")
    #expect(session.short(session[0]) == "not matched 0")
  }

  @Test func `an occurrence beyond its limits is none and hides nothing`() {
    var session = ReferenceSession<Character>(
      [
        CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.milliseconds(10))),
        CheatCodeDefinition(actions: ["b"]),
      ], configuration: CheatCodeConfiguration(matchKind: .nonOverlapping))
    session.perform("a", at: .zero)
    #expect(shortText(session.perform("b", at: .milliseconds(11))) == "1:1-2")
  }

  @Test func `flush does nothing where nothing is held`() {
    for kind in [CheatCodeMatchKind.overlapping, .perCode, .nonOverlapping] {
      var session = session(kind, "a", "ab")
      session.perform("a")
      let state = session.short(session[0])
      #expect(session.flush(at: .seconds(1)).isEmpty)
      #expect(session.short(session[0]) == state)
      #expect(session.heldMatch == nil)
      #expect(session.nextDeadline == nil)
    }
  }
}
