import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: every occurrence of every code is reported, and nothing is spent.
@Suite struct ReferenceOverlappingTests {
  @Test func `an extra up before the Konami code does not break it`() {
    var session = ReferenceSession([CheatCodeDefinition(actions: Array("uuddlrlrba"))])
    let code = session.ids[0]
    var progress: [Int] = []
    var matches: [CheatCodeMatch] = []
    for action in "uuuuddlrlrba" {
      matches += session.perform(action).map(\.match)
      progress.append(session.progress(of: code))
    }
    #expect(progress == [1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(matches == [CheatCodeMatch(code: code, start: 2, end: 12)])
    #expect(session.state(of: code) == .matched)
  }

  @Test func `aa completes at every later a`() {
    #expect(matchesByStep(codes: ["aa"], stream: "aaaa") == ["", "0:0-2", "0:1-3", "0:2-4"])
  }

  @Test func `matches of one step come longest first, then in order of registration`() {
    #expect(matchesByStep(codes: ["c", "abc", "bc", "c"], stream: "abc") == ["", "", "1:0-3 2:1-3 0:2-3 3:2-3"])
  }

  @Test func `state, next and previous follow the longest prefix that the stream ends with`() {
    var session = ReferenceSession([CheatCodeDefinition(actions: Array("aab"))])
    let code = session.ids[0]
    #expect(session.state(of: code) == .reset)
    #expect(session.nextAction(of: code) == "a")
    #expect(session.previousAction(of: code) == nil)
    var seen: [String] = []
    for action in "axaaab" {
      session.perform(action)
      let next = session.nextAction(of: code).map(String.init) ?? "-"
      let previous = session.previousAction(of: code).map(String.init) ?? "-"
      seen.append("\(session.state(of: code)) \(session.progress(of: code)) \(previous)\(next)")
    }
    #expect(
      seen == ["matching 1 aa", "not matched 0 -a", "matching 1 aa", "matching 2 ab", "matching 2 ab", "matched 3 b-"])
  }

  @Test func `matched ends with the next action, and the code falls back to what the stream ends with`() {
    var session = ReferenceSession([CheatCodeDefinition(actions: Array("aba"))])
    let code = session.ids[0]
    for action in "aba" { session.perform(action) }
    #expect(session.state(of: code) == .matched)
    #expect(session.progress(of: code) == 3)
    session.perform("b")
    #expect(session.state(of: code) == .matching)
    #expect(session.progress(of: code) == 2)
  }

  @Test func `keys are compared as Swift compares them`() {
    var session = ReferenceSession([CheatCodeDefinition(actions: [CheatCodeAction.keyPress("e\u{301}")])])
    #expect(session.perform(.keyPress("\u{e9}")).count == 1)
  }
}
