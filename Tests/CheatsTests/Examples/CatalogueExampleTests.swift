import Cheats
import Foundation
import Testing

/// The examples of the articles about codes and players, with what they say they print.
struct CatalogueExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `getting started`() throws {
    let god = CheatCode(name: "god", actions: "iddqd".map { .keyPress(String($0)) })
    let konami = CheatCode(
      name: "konami",
      actions: [
        .swipe(.up), .swipe(.up), .swipe(.down), .swipe(.down), .swipe(.left), .swipe(.right), .swipe(.left),
        .swipe(.right), .keyPress("b"), .keyPress("a"),
      ])
    let registry = try CheatCodeRegistry([god, konami])
    registry.onMatch = { code, match in
      print("\(code.name ?? "a code") is complete after \(match.end) actions")
    }
    for key in "xiddqd" { registry.perform(.keyPress(String(key))) }
    // god is complete after 6 actions
    registry.perform(.swipe(.up))
    print(konami.state(), konami.nextAction()?.description ?? "")  // matching swipe up
    try registry.register(CheatCode(name: "shake it", actions: [.shake, .shake]))
    registry.disable(god)
    registry.remove(konami)
    print(registry.codes.map { $0.name ?? "" })  // ["god", "shake it"]

    #expect(
      output.lines == [
        "god is complete after 6 actions", "matching swipe up", #"["god", "shake it"]"#,
      ])
  }

  @Test func `one automaton, many codes`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCodeDefinition(name: "UUD", actions: ["up", "up", "down"]),
      CheatCodeDefinition(name: "UDA", actions: ["up", "down", "a"]),
    ])
    var session = automaton.makeSession()
    for action in ["up", "up", "down", "a"] {
      let matches = session.perform(action).map { automaton.name(of: $0.code) ?? "" }
      print(action, automaton.ids.map { session.progress(of: $0) }, matches)
    }
    // up [1, 1] []
    // up [2, 1] []
    // down [3, 2] ["UUD"]
    // a [0, 3] ["UDA"]

    #expect(
      output.lines == ["up [1, 1] []", "up [2, 1] []", #"down [3, 2] ["UUD"]"#, #"a [0, 3] ["UDA"]"#])
  }

  @Test func `all kinds side by side`() throws {
    let codes = ["bc", "abc", "aa"].map { text in
      CheatCodeDefinition(name: text, actions: text.map(String.init))
    }
    for kind in CheatCodeMatchKind.allCases {
      let automaton = try CheatCodeAutomaton(codes, configuration: CheatCodeConfiguration(matchKind: kind))
      var session = automaton.makeSession()
      var reports: [String] = []
      for action in "abcaaa" {
        for match in session.perform(String(action)) {
          reports.append("\(automaton.name(of: match.code) ?? "") at \(match.end)")
        }
      }
      print(kind, reports)
    }
    // overlapping ["abc at 3", "bc at 3", "aa at 5", "aa at 6"]
    // perCode ["abc at 3", "bc at 3", "aa at 5"]
    // nonOverlapping ["abc at 3", "aa at 5"]
    // leftmostLongest ["abc at 3", "aa at 5"]
    // leftmostFirst ["abc at 3", "aa at 5"]

    let comments = [
      #"overlapping ["abc at 3", "bc at 3", "aa at 5", "aa at 6"]"#, #"perCode ["abc at 3", "bc at 3", "aa at 5"]"#,
      #"nonOverlapping ["abc at 3", "aa at 5"]"#, #"leftmostLongest ["abc at 3", "aa at 5"]"#,
      #"leftmostFirst ["abc at 3", "aa at 5"]"#,
    ]
    #expect(output.lines == comments)
  }

  @Test func `a held match`() throws {
    let automaton = try CheatCodeAutomaton(
      ["g", "gg"].map { CheatCodeDefinition(name: $0, actions: $0.map(String.init)) },
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(500)))
    var session = automaton.makeSession()
    print(session.perform("g", at: .seconds(1)).count, session.heldMatch?.end ?? 0)  // 0 1
    print(session.nextDeadline ?? .zero)  // 1.5 seconds
    for match in session.advance(to: .seconds(2)) { print(automaton.name(of: match.code) ?? "") }  // g

    #expect(output.lines == ["0 1", "1.5 seconds", "g"])
  }

  @Test func `codes that hide others`() throws {
    let automaton = try CheatCodeAutomaton(
      ["gg", "ggg"].map { text in
        CheatCode.Definition(name: text, actions: text.map { .keyPress(String($0)) })
      }, configuration: CheatCodeConfiguration(matchKind: .nonOverlapping))
    for conflict in automaton.conflicts where conflict.relation == .unreachable {
      print(automaton.description(of: conflict))  // “ggg” is never reported, because “gg” always is in its place
    }

    #expect(output.lines == ["“ggg” is never reported, because “gg” always is in its place"])
  }

  @Test func `limits`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCodeDefinition(name: "dash", actions: ["right", "right"], maximumGap: .atMost(.milliseconds(200))),
      CheatCodeDefinition(name: "throw", actions: ["down", "right", "a"], timeLimit: .atMost(.seconds(1))),
    ])
    var session = automaton.makeSession()
    session.perform("right", at: .milliseconds(0))
    print(session.perform("right", at: .milliseconds(300)).count)  // 0: the gap is too long
    print(session.perform("right", at: .milliseconds(450)).count)  // 1: the second is the first of a new pair

    #expect(output.lines == ["0", "1"])
  }

  @Test func `taking back`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "type", actions: "cat".map { .keyPress(String($0)) })
    ])
    var session = automaton.makeSession(keepsUndo: true)
    for key in "car" { session.perform(.keyPress(String(key))) }
    session.removeLast()  // Backspace
    print(session.perform(.keyPress("t")).count)  // 1

    #expect(output.lines == ["1"])
  }

  @Test func `hints and secrets`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "open", actions: [.swipe(.up), .swipe(.up), .shake]),
      CheatCode.Definition(name: "hidden", actions: [.swipe(.up), .swipe(.down)], isSecret: true),
    ])
    var session = automaton.makeSession()
    session.perform(.swipe(.up))
    for code in session.codesInProgress() {
      print(automaton.name(of: code.id) ?? "", code.remaining)  // open 2
    }
    print(session.nextActions().map(\.description))  // ["swipe up"]
    print(automaton.ids.map { session.state(of: $0) })  // [matching, matching]: who asks by name is told

    #expect(output.lines == ["open 2", #"["swipe up"]"#, "[matching, matching]"])
  }

  @Test func `the code of the original package`() {
    let code = CheatCode(actions: [.swipe(.up), .swipe(.down), .keyPress("a")]) { code in
      switch code.state() {
      case .matched: print("unlocked")
      case .matching: print("next:", code.nextAction()?.description ?? "")
      case .notMatched: code.reset()
      case .reset: print("again")
      }
    }
    code.performed(.swipe(.up))  // next: swipe down
    code.performed(.swipe(.up))  // again

    #expect(output.lines == ["next: swipe down", "again"])
  }
}
