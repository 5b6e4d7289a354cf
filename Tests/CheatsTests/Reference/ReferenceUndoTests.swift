import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: what taking an action back puts back, and what stays.
@Suite struct ReferenceUndoTests {
  private func session(_ kind: CheatCodeMatchKind, _ codes: String..., holdLimit: Duration? = nil)
    -> ReferenceSession<Character>
  {
    ReferenceSession(
      characterCodes(codes), configuration: CheatCodeConfiguration(matchKind: kind, holdLimit: holdLimit))
  }

  @Test func `a wrong key is taken back and the code goes on`() {
    var session = session(.overlapping, "abc")
    for action in "abx" { session.perform(action) }
    session.removeLast()
    #expect(session.short(session[0]) == "matching 2")
    #expect(session.position == 2)
    #expect(shortText(session.perform("c")) == "0:0-3")
  }

  @Test func `what a match spent counts again`() {
    for kind in [CheatCodeMatchKind.perCode, .nonOverlapping, .leftmostLongest, .leftmostFirst] {
      var session = session(kind, "aa")
      session.perform("a")
      #expect(shortText(session.perform("a")) == "0:0-2")
      session.removeLast()
      #expect(session.short(session[0]) == "matching 1")
      #expect(shortText(session.perform("a")) == "0:0-2")
      #expect(shortText(session.replaceLast(with: "a")) == "0:0-2")
      #expect(session.replaceLast(with: "b").isEmpty)
    }
  }

  @Test func `a held match that the action delivered is held again`() {
    var session = session(.leftmostLongest, "g", "gg")
    session.perform("g")
    #expect(shortText(session.perform("x")) == "0:0-1")
    session.removeLast()
    #expect(session.heldMatch == CheatCodeMatch(code: session[0], start: 0, end: 1))
    #expect(shortText(session.perform("g")) == "1:0-2")
  }

  @Test func `the step before is the latest again, unless the caller ended what it reported`() {
    var session = session(.overlapping, "a", "a")
    session.perform("a")
    session.perform("x")
    #expect(session.short(session[0]) == "not matched 0")
    session.reset(session[1])
    session.removeLast()
    #expect(session.short(session[0]) == "matched 1")
    #expect(session.short(session[1]) == "reset 0")
  }

  @Test func `what the caller did since stays`() {
    var session = session(.perCode, "aa", "ab")
    session.perform("a")
    session.perform("a")
    session.reset(session[0])
    session.disable(session[1])
    session.removeLast()
    #expect(session.short(session[0]) == "reset 0")
    #expect(!session.isEnabled(session[1]))
    // Its floor is after the second action, so the one in that position does not count for it.
    #expect("aaa".map { shortText(session.perform($0)) } == ["", "", "0:2-4"])
  }

  @Test func `what an advance or a flush spent since of the action counts again`() {
    for delivery in [ScriptOperation<Character>.advance(to: .seconds(1)), .flush()] {
      var session = session(.leftmostLongest, "g", "gg", holdLimit: .seconds(1))
      session.perform("g", at: .zero)
      #expect(shortText(session.apply(delivery)) == "0:0-1")
      session.removeLast()
      #expect(session.short(session[0]) == "matched 1", "the delivery is still the latest step")
      #expect(session.perform("g").isEmpty)
      #expect(session.heldMatch == CheatCodeMatch(code: session[0], start: 0, end: 1))
      #expect(shortText(session.perform("g")) == "1:0-2")
    }
  }

  @Test func `of what an advance delivered since only the action's own match is taken back`() {
    var session = session(.leftmostLongest, "a", "b", "abc", holdLimit: .seconds(1))
    session.perform("a", at: .zero)
    session.perform("b", at: .zero)
    #expect(shortText(session.advance(to: .seconds(1))) == "0:0-1 1:1-2")
    session.removeLast()
    #expect(shortText(session.perform("b")) == "1:1-2", "the first action is spent, so nothing is waited for")
    session.removeLast()
    session.removeLast()
    #expect(session.perform("a").isEmpty)
    #expect(session.short(session[2]) == "matching 1")
  }

  @Test func `the passage of time before the action is not taken back`() {
    var session = session(.leftmostLongest, "g", "gg", holdLimit: .seconds(1))
    session.perform("g", at: .zero)
    #expect(shortText(session.perform("g", at: .seconds(5))) == "0:0-1")
    session.removeLast()
    #expect(session.short(session[0]) == "matched 1")
    #expect(session.heldMatch == nil)
    #expect(session.perform("g", at: .seconds(4)).isEmpty)
    #expect(session.timeReversals == 1)
    #expect(session.nextDeadline == .seconds(6))
  }

  @Test func `a replacement happens at its own time`() {
    var session = ReferenceSession<Character>([
      CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.milliseconds(10)))
    ])
    session.perform("a", at: .zero)
    session.perform("x", at: .milliseconds(8))
    #expect(session.replaceLast(with: "b", at: .milliseconds(11)).isEmpty)
    #expect(session.replaceLast(with: "a", at: .milliseconds(12)).isEmpty)
    #expect(shortText(session.perform("b", at: .milliseconds(22))) == "0:1-3")
  }

  @Test func `undo can be repeated, and ends at the last reset`() {
    var session = session(.overlapping, "aaa")
    for action in "aaa" { session.perform(action) }
    session.removeLast()
    session.removeLast()
    #expect(session.short(session[0]) == "matching 1")
    session.reset()
    session.removeLast()
    #expect(session.position == 1)
    #expect(session.replaceLast(with: "a").isEmpty)
    #expect(session.position == 2)
    #expect("aa".map { shortText(session.perform($0)) } == ["", "0:1-4"])
  }

  @Test func `how much can be taken back is promised up to the longest code`() {
    var session = session(.overlapping, "ab")
    #expect(session.isUndoDefined)
    for action in "xxxx" { session.perform(action) }
    #expect(session.isUndoDefined)
    session.removeLast()
    session.removeLast()
    #expect(!session.isUndoDefined)
    session.reset()
    #expect(session.isUndoDefined)
  }
}
