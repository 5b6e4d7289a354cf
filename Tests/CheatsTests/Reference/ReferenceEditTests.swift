import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: floors that edits move, and ids that stay.
@Suite struct ReferenceEditTests {
  @Test func `reset forgets the stream and does not restart positions`() {
    var session = ReferenceSession(characterCodes(["aab"]))
    session.perform("a")
    session.perform("a")
    session.reset()
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.position == 2)
    #expect(session.perform("b").isEmpty)
    #expect("aab".map { shortText(session.perform($0)) } == ["", "", "0:3-6"])
  }

  @Test func `a code that is reset counts from there, the others go on`() {
    var session = ReferenceSession(characterCodes(["ab", "ab"]))
    session.perform("a")
    session.reset(session[1])
    #expect(session.short(session[0]) == "matching 1")
    #expect(session.short(session[1]) == "reset 0")
    #expect(shortText(session.perform("b")) == "0:0-2")
    #expect(session.short(session[1]) == "not matched 0")
  }

  @Test func `a disabled code answers nothing and counts again from where it is enabled`() {
    var session = ReferenceSession(characterCodes(["ab"]))
    session.perform("a")
    session.disable(session[0])
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.nextAction(of: session[0]) == nil)
    #expect(session.previousAction(of: session[0]) == nil)
    #expect(session.perform("b").isEmpty)
    session.perform("a")
    session.enable(session[0])
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.perform("b").isEmpty)
    session.perform("a")
    session.enable(session[0])
    #expect(shortText(session.perform("b")) == "0:4-6")
  }

  @Test func `disabling or resetting ends matched at once`() {
    for edit in [ScriptOperation<Character>.disable(CheatCodeID(rawValue: 0)), .resetCode(.init(rawValue: 0)), .reset] {
      var session = ReferenceSession(characterCodes(["a"]))
      session.perform("a")
      #expect(session.short(session[0]) == "matched 1")
      session.apply(edit)
      #expect(session.short(session[0]) == "reset 0")
    }
  }

  @Test func `a definition may begin disabled`() {
    var session = ReferenceSession<Character>([CheatCodeDefinition(actions: ["a"], isEnabled: false)])
    #expect(session.perform("a").isEmpty)
    session.enable(session[0])
    #expect(shortText(session.perform("a")) == "0:1-2")
  }

  @Test func `ids stay when codes come and go`() {
    var session = ReferenceSession(characterCodes(["a", "ab"]))
    session.perform("a")
    session.remove(session[0])
    let added = session.add(CheatCodeDefinition(actions: ["b"]))
    #expect(added == session[2])
    #expect(session.ids == [session[1], session[2]])
    #expect(shortText(session.perform("b")) == "1:0-2 2:1-2")
  }

  @Test func `a changed code keeps its id and counts from there`() {
    var session = ReferenceSession(characterCodes(["ab", "ab"]))
    session.perform("a")
    session.change(session[0], to: CheatCodeDefinition(actions: ["b"]))
    session.change(session[1], to: CheatCodeDefinition(actions: ["a", "b"], maximumGap: .atMost(.zero)))
    #expect(session.short(session[0]) == "reset 0")
    #expect(shortText(session.perform("b")) == "0:1-2")
  }

  @Test func `a changed code is no longer matched, and enabled or not as it was`() {
    var session = ReferenceSession(characterCodes(["a", "b"]))
    session.disable(session[1])
    session.perform("a")
    session.change(session[0], to: CheatCodeDefinition(actions: ["a", "b"], isEnabled: false))
    session.change(session[1], to: CheatCodeDefinition(actions: ["a"]))
    #expect(session.short(session[0]) == "reset 0")
    #expect(session.isEnabled(session[0]))
    #expect(!session.isEnabled(session[1]))
    session.perform("b")
    #expect(session.short(session[0]) == "not matched 0")
  }
}
