import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: the original's rule, an attempt that starts at the latest reset.
@Suite struct ReferenceAnchoredTests {
  private func session(_ codes: String..., maximumGap: Duration? = nil, timeLimit: Duration? = nil)
    -> ReferenceSession<Character>
  {
    let configuration = CheatCodeConfiguration(isAnchored: true, maximumGap: maximumGap, timeLimit: timeLimit)
    return ReferenceSession(characterCodes(codes), configuration: configuration)
  }

  @Test func `a wrong action makes the code not matched until reset`() {
    var session = session("ab")
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.perform("a").isEmpty)
    #expect(session.short(session[0]) == "matching 1")
    #expect(session.nextAction(of: session[0]) == "b")
    #expect(session.perform("a").isEmpty)
    #expect(session.short(session[0]) == "not matched 1")
    #expect(session.nextAction(of: session[0]) == nil)
    #expect(session.previousAction(of: session[0]) == "a")
    #expect(session.perform("b").isEmpty)
    session.reset()
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.perform("a").isEmpty)
    #expect(shortText(session.perform("b")) == "0:3-5")
  }

  @Test func `a completed code stays matched until reset and is reported once`() {
    var session = session("ab")
    #expect("abxab".map { shortText(session.perform($0)) } == ["", "0:0-2", "", "", ""])
    #expect(session.short(session[0]) == "matched 2")
    #expect(session.nextAction(of: session[0]) == nil)
    session.reset(session[0])
    #expect(session.short(session[0]) == "reset 0")
    #expect("ab".map { shortText(session.perform($0)) } == ["", "0:5-7"])
  }

  @Test func `codes are reset, enabled and added on their own`() {
    var session = session("ab", "ab")
    session.perform("a")
    session.reset(session[1])
    #expect(shortText(session.perform("b")) == "0:0-2")
    #expect(session.short(session[1]) == "not matched 0")
    session.disable(session[0])
    #expect(session.short(session[0]) == "reset 0")
    session.enable(session[0])
    let added = session.add(CheatCodeDefinition(actions: ["a"]))
    #expect(shortText(session.perform("a")) == "2:2-3")
    #expect(session.short(session[0]) == "matching 1")
    #expect(session.short(added) == "matched 1")
  }

  @Test func `a limit exceeded before completion makes the code not matched, whatever follows`() {
    var session = session("ab", maximumGap: .milliseconds(10))
    session.perform("a", at: .zero)
    session.advance(to: .milliseconds(10))
    #expect(session.short(session[0]) == "matching 1")
    session.advance(to: .nanoseconds(10_000_001))
    #expect(session.short(session[0]) == "not matched 1")
    #expect(session.nextAction(of: session[0]) == nil)
    #expect(session.perform("b").isEmpty)
    #expect(session.short(session[0]) == "not matched 2")
  }

  @Test func `a completed code does not expire`() {
    var session = session("ab", timeLimit: .milliseconds(10))
    session.perform("a", at: .zero)
    #expect(shortText(session.perform("b", at: .milliseconds(10))) == "0:0-2")
    session.advance(to: .seconds(10))
    #expect(session.short(session[0]) == "matched 2")
  }

  @Test func `undo goes back to what the shorter stream says`() {
    var session = session("ab")
    session.perform("a")
    session.perform("x")
    session.removeLast()
    #expect(session.short(session[0]) == "matching 1")
    #expect(shortText(session.replaceLast(with: "a")) == "")
    #expect(shortText(session.perform("b")) == "0:0-2")
    session.removeLast()
    #expect(session.short(session[0]) == "matching 1")
    #expect(shortText(session.perform("b")) == "0:0-2")
  }

  @Test func `next actions are what the codes still going on wait for`() {
    var session = session("go", "got", "x")
    #expect(session.nextActions() == ["g", "x"])
    session.perform("g")
    #expect(session.nextActions() == ["o"])
    session.perform("o")
    #expect(session.nextActions() == ["t"])
    #expect(session.codesInProgress() == [CodeInProgress(id: session[1], progress: 2)])
  }
}
