import Cheats
import CheatsTestSupport
import Testing

/// The model on cases worked out by hand: hints, and codes that end in parameters.
@Suite struct ReferenceHintTests {
  private func session(_ kind: CheatCodeMatchKind, _ codes: String...) -> ReferenceSession<Character> {
    ReferenceSession(characterCodes(codes), configuration: CheatCodeConfiguration(matchKind: kind))
  }

  @Test func `next actions help at least one code`() {
    var session = session(.overlapping, "go", "got", "gi")
    #expect(session.nextActions() == ["g"])
    session.perform("g")
    #expect(session.nextActions() == ["i", "o"])
    session.perform("o")
    #expect(session.nextActions() == ["g", "t"])
    #expect(session.codesInProgress() == [CodeInProgress(id: session[1], progress: 2)])
  }

  @Test func `codes in progress come closest to completion first, ties by id`() {
    var session = session(.overlapping, "abcd", "bx", "abc", "zz", "by")
    session.perform("a")
    session.perform("b")
    #expect(session.codesInProgress().map(\.id.rawValue) == [1, 2, 4, 0])
    #expect(session.codesInProgress().map(\.progress) == [1, 2, 1, 2])
  }

  @Test func `progress is counted after spending`() {
    var spending = session(.perCode, "go")
    for action in "go" { spending.perform(action) }
    #expect(spending.nextActions() == ["g"])
    var keeping = session(.overlapping, "go", "aa")
    for action in "go" { keeping.perform(action) }
    #expect(keeping.nextActions() == ["a"])
    for action in "aa" { keeping.perform(action) }
    #expect(keeping.nextActions() == ["a", "g"])
  }

  @Test func `an action is no hint when what it makes to be delivered takes the code away`() {
    var session = session(.leftmostLongest, "ab", "abcd", "bcx")
    for action in "abc" { session.perform(action) }
    #expect(session.short(session[2]) == "matching 2")
    #expect(session.nextActions() == ["a", "d"])
  }

  @Test func `secret and disabled codes are kept out of hints`() {
    var session = ReferenceSession<Character>([
      CheatCodeDefinition(actions: ["a", "b"], isSecret: true), CheatCodeDefinition(actions: ["a", "c"]),
      CheatCodeDefinition(actions: ["a", "d"]),
    ])
    session.disable(session[2])
    session.perform("a")
    #expect(session.nextActions() == ["c"])
    #expect(session.codesInProgress() == [CodeInProgress(id: session[1], progress: 1)])
    #expect(shortText(session.perform("b")) == "0:0-2")
  }

  @Test func `a match carries what was entered at its parameters`() {
    let digits = Set<Character>("0123456789")
    let clev = CheatCodeDefinition<Character>(actions: Array("idclev"), parameters: [.oneOf(digits), .oneOf(digits)])
    var session = ReferenceSession([clev])
    for action in "idclev" { session.perform(action) }
    #expect(session.short(session[0]) == "matching 6")
    #expect(session.nextAction(of: session[0]) == nil)
    #expect(session.nextStep(of: session[0]) == .oneOf(digits))
    #expect(session.previousAction(of: session[0]) == "v")
    #expect(session.nextActions() == digits)
    session.perform("3")
    #expect(session.previousAction(of: session[0]) == "3")
    let matches = session.perform("1")
    let match = CheatCodeMatch(code: session[0], start: 0, end: 8)
    #expect(matches == [ReferenceMatch(match, entered: ["3", "1"])])
    #expect(session.nextStep(of: session[0]) == nil)
    #expect(session.previousAction(of: session[0]) == "1")
    for action in "idclev3x" { #expect(session.perform(action).isEmpty) }
    #expect(session.short(session[0]) == "not matched 0")
  }

  @Test func `any action is accepted at a parameter, also the code's own`() {
    var session = ReferenceSession([CheatCodeDefinition<Character>(actions: ["a"], parameters: [.any])])
    #expect(shortText(session.perform("a")) == "")
    #expect(session.nextStep(of: session[0]) == .any)
    #expect(shortText(session.perform("?")) == "0:0-2")
    #expect(shortText(session.perform("a")) == "")
    #expect(shortText(session.perform("a")) == "0:2-4")
    #expect(shortText(session.perform("b")) == "0:3-5")
  }

  @Test func `where any action is accepted, those that codes name are hints`() {
    var session = ReferenceSession<Character>([
      CheatCodeDefinition(actions: ["a"], parameters: [.any]), CheatCodeDefinition(actions: ["b", "c"]),
    ])
    #expect(session.nextActions() == ["a", "b"])
    session.perform("a")
    #expect(session.nextActions() == ["a", "b", "c"])
  }
}
