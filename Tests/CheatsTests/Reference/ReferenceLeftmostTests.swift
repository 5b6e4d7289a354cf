import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: what the leftmost kinds deliver, and what they look at again.
@Suite struct ReferenceLeftmostTests {
  private func session(_ kind: CheatCodeMatchKind = .leftmostLongest, _ codes: String...)
    -> ReferenceSession<Character>
  {
    ReferenceSession(characterCodes(codes), configuration: CheatCodeConfiguration(matchKind: kind))
  }

  @Test func `the longer code hides its suffix, which still works alone`() {
    #expect(
      matchesByStep(codes: ["bc", "abc"], kind: .leftmostLongest, stream: "abcxbc") == [
        "", "", "1:0-3", "", "", "0:4-6",
      ])
  }

  @Test func `a match waits for the longer one and is delivered when that fails`() {
    let codes = ["g", "gg"]
    #expect(matchesByStep(codes: codes, kind: .leftmostLongest, stream: "gg") == ["", "1:0-2"])
    #expect(matchesByStep(codes: codes, kind: .leftmostLongest, stream: "gx") == ["", "0:0-1"])
    #expect(matchesByStep(codes: codes, kind: .leftmostLongest, stream: "g", flushes: true) == ["", "0:0-1"])
  }

  @Test func `the first registered is preferred at one place, the leftmost before all`() {
    #expect(matchesByStep(codes: ["a", "ab"], kind: .leftmostFirst, stream: "ab") == ["0:0-1", ""])
    #expect(matchesByStep(codes: ["ab", "a"], kind: .leftmostFirst, stream: "ab") == ["", "0:0-2"])
    #expect(matchesByStep(codes: ["ab", "a"], kind: .leftmostFirst, stream: "ax") == ["", "1:0-1"])
    #expect(matchesByStep(codes: ["b", "abc"], kind: .leftmostFirst, stream: "abc") == ["", "", "1:0-3"])
    #expect(matchesByStep(codes: ["b", "abc"], kind: .leftmostFirst, stream: "abx") == ["", "", "0:1-2"])
    #expect(matchesByStep(codes: ["ab", "ab"], kind: .leftmostFirst, stream: "ab") == ["", "0:0-2"])
  }

  @Test func `what follows a delivered match is looked at again`() {
    let codes = ["a", "abcd", "bc"]
    #expect(matchesByStep(codes: codes, kind: .leftmostLongest, stream: "abcx") == ["", "", "", "0:0-1 2:1-3"])
    #expect(
      matchesByStep(codes: ["a", "aaaab"], kind: .leftmostLongest, stream: "aaaax") == [
        "", "", "", "", "0:0-1 0:1-2 0:2-3 0:3-4",
      ])
    #expect(
      matchesByStep(codes: ["a", "aaaab"], kind: .leftmostLongest, stream: "aaaaab") == [
        "", "", "", "", "0:0-1", "1:1-6",
      ]
    )
  }

  @Test func `a held code is matching with its whole length, whatever has followed`() {
    var session = session(.leftmostLongest, "ab", "abcd", "c")
    for action in "abc" { session.perform(action) }
    #expect(session.heldMatch == CheatCodeMatch(code: session[0], start: 0, end: 2))
    #expect(session.short(session[0]) == "matching 2")
    #expect(session.nextAction(of: session[0]) == nil)
    #expect(session.previousAction(of: session[0]) == "b")
    #expect(session.short(session[1]) == "matching 3")
    #expect(session.short(session[2]) == "matching 1")
    #expect(shortText(session.perform("x")) == "0:0-2 2:2-3")
    #expect(session.short(session[0]) == "matched 2")
    #expect(session.short(session[1]) == "not matched 0")
    #expect(session.short(session[2]) == "matched 1")
  }

  @Test func `what is complete and not delivered is matching, whatever is held and has followed`() {
    var session = session(.leftmostLongest, "abcdef", "a", "c", "bc")
    for action in "abcd" { session.perform(action) }
    #expect(session.heldMatch == CheatCodeMatch(code: session[1], start: 0, end: 1))
    #expect(session.short(session[2]) == "matching 1", "also where a longer match would be preferred")
    #expect(session.short(session[3]) == "matching 2")
    #expect(session.nextAction(of: session[2]) == nil)
    #expect(session.previousAction(of: session[2]) == "c")
    #expect(session.codesInProgress().map(\.id.rawValue) == [1, 2, 3, 0])
    #expect(shortText(session.perform("x")) == "1:0-1 3:1-3")
    #expect(session.short(session[2]) == "not matched 0", "it is spent")
  }

  @Test func `flush delivers all that is complete and spends nothing else`() {
    var session = session(.leftmostLongest, "ab", "abcd", "cx")
    for action in "abc" { session.perform(action) }
    #expect(shortText(session.flush()) == "0:0-2")
    #expect(session.short(session[0]) == "matched 2")
    #expect(session.short(session[1]) == "not matched 0")
    #expect(session.short(session[2]) == "matching 1")
    #expect(session.flush().isEmpty)
    #expect(session.short(session[0]) == "matched 2")
    #expect(shortText(session.perform("x")) == "2:2-4")
  }

  @Test func `disabling, removing, changing or resetting the held code drops it`() {
    let drops: [ScriptOperation<Character>] = [
      .reset, .resetCode(CheatCodeID(rawValue: 0)), .disable(CheatCodeID(rawValue: 0)),
      .remove(CheatCodeID(rawValue: 0)),
      .change(CheatCodeID(rawValue: 0), CheatCodeDefinition(actions: ["g"])),
    ]
    for drop in drops {
      var session = session(.leftmostLongest, "g", "gg")
      session.perform("g")
      #expect(session.heldMatch != nil)
      session.apply(drop)
      #expect(session.heldMatch == nil)
      #expect(session.perform("x").isEmpty)
      #expect(session.flush().isEmpty)
    }
  }

  @Test func `another complete occurrence is held in the place of a dropped one`() {
    var session = session(.leftmostLongest, "ab", "b", "abc")
    session.perform("a")
    session.perform("b")
    session.disable(session[0])
    #expect(session.heldMatch == CheatCodeMatch(code: session[1], start: 1, end: 2))
    #expect(shortText(session.perform("x")) == "1:1-2")
  }

  @Test func `what an edit unblocks is delivered by the next action, advance or flush`() {
    let unblocking: [ScriptOperation<Character>] = [
      .disable(CheatCodeID(rawValue: 1)), .resetCode(CheatCodeID(rawValue: 1)), .remove(CheatCodeID(rawValue: 1)),
      .change(CheatCodeID(rawValue: 1), CheatCodeDefinition(actions: ["g", "g"])),
    ]
    let deliveries: [ScriptOperation<Character>] = [
      .perform("g"), .advance(to: .seconds(3)), .advance(to: .seconds(1)), .flush(),
    ]
    for edit in unblocking {
      for delivery in deliveries {
        var session = session(.leftmostLongest, "g", "gg")
        session.perform("g", at: .seconds(3))
        #expect(session.nextDeadline == nil)
        session.apply(edit)
        #expect(session.heldMatch == CheatCodeMatch(code: session[0], start: 0, end: 1))
        #expect(session.nextDeadline == .seconds(3))
        #expect(shortText(session.apply(delivery)).hasPrefix("0:0-1"))
      }
    }
  }

  @Test func `a code that is added or enabled while a match waits is no reason to wait`() {
    var session = session(.leftmostLongest, "ab", "b")
    session.disable(session[0])
    session.perform("a")
    session.enable(session[0])
    session.add(CheatCodeDefinition(actions: ["b", "c"]))
    #expect(shortText(session.perform("b")) == "")
    #expect(session.heldMatch == CheatCodeMatch(code: session[1], start: 1, end: 2))
    #expect(shortText(session.perform("c")) == "2:1-3")
  }
}
