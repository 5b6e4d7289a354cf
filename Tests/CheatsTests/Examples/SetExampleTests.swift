import Cheats
import Testing

/// The examples at compiled sets, sessions and what they give, with what they say they print.
struct SetExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `a set of codes`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "god", actions: "iddqd".map { .keyPress(String($0)) }),
      CheatCode.Definition(name: "ammo", actions: "idkfa".map { .keyPress(String($0)) }),
    ])
    var session = automaton.makeSession()
    for key in "ididdqd" {
      for match in session.perform(.keyPress(String(key))) {
        print(automaton.name(of: match.code) ?? "", match.start, match.end)  // god 2 7
      }
    }

    #expect(output.lines == ["god 2 7"])
  }

  @Test func `a session`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "up twice", actions: [.swipe(.up), .swipe(.up)])
    ])
    var session = automaton.makeSession()
    session.perform(.swipe(.up))
    print(session.state(of: automaton.ids[0]))  // matching
    print(session.nextAction(of: automaton.ids[0])?.description ?? "")  // swipe up
    print(session.perform(.swipe(.up)).count)  // 1

    #expect(output.lines == ["matching", "swipe up", "1"])
  }

  @Test func `many sessions together`() throws {
    let automaton = try CheatCodeAutomaton([CheatCode.Definition(name: "shake it", actions: [.shake])])
    var players = [automaton.makeSession(), automaton.makeSession()]
    automaton.perform([.swipe(.up), .shake], in: &players) { player, match in
      print(player, match.end)  // 1 1, where a shake is a code
    }

    #expect(output.lines == ["1 1"])
  }

  @Test func `the matches of a step`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "short", actions: [.keyPress("d")]),
      CheatCode.Definition(name: "long", actions: [.keyPress("i"), .keyPress("d")]),
    ])
    var session = automaton.makeSession()
    session.perform(.keyPress("i"))
    for match in session.perform(.keyPress("d")) {
      print(automaton.name(of: match.code) ?? "", match.end)
    }

    #expect(output.lines == ["long 2", "short 2"])
  }

  @Test func `the codes in progress`() throws {
    let automaton = try CheatCodeAutomaton([
      CheatCode.Definition(name: "far", actions: [.shake, .shake, .tap(times: 1), .shake]),
      CheatCode.Definition(name: "near", actions: [.shake, .tap(times: 2)]),
      CheatCode.Definition(name: "elsewhere", actions: [.swipe(.up)]),
      CheatCode.Definition(name: "secret", actions: [.shake, .swipe(.down)], isSecret: true),
    ])
    var session = automaton.makeSession()
    session.perform(.shake)
    for code in session.codesInProgress().prefix(10) {
      print(automaton.name(of: code.id) ?? "", code.progress, code.remaining)
    }

    #expect(output.lines == ["near 1 1", "far 1 3"])
  }

  @Test func `the conflicts of a set`() throws {
    let codes = ["god", "iddqd", "dd", "iddqd"].map { text in
      CheatCode.Definition(actions: text.map { .keyPress(String($0)) })
    }
    let automaton = try CheatCodeAutomaton(codes)
    for conflict in automaton.conflicts.prefix(100) { print(conflict) }
    // code 1 has code 2 inside
    // code 3 has the same actions as code 1
    // code 3 has code 2 inside

    #expect(
      output.lines == [
        "code 1 has code 2 inside", "code 3 has the same actions as code 1", "code 3 has code 2 inside",
      ])
  }
}
