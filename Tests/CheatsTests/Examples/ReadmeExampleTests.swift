import Cheats
import CheatsNotation
import Foundation
import Testing

/// The snippets of the README, with what they say they print.
struct ReadmeExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `many codes, one stream, callbacks`() throws {
    let konami = CheatCode(
      name: "konami",
      actions: [
        .swipe(.up), .swipe(.up), .swipe(.down), .swipe(.down), .swipe(.left), .swipe(.right), .swipe(.left),
        .swipe(.right), .keyPress("b"), .keyPress("a"),
      ]
    ) { code in
      print(code.state(), code.nextAction()?.description ?? "done")
    }
    let god = CheatCode(name: "god", actions: "iddqd".map { .keyPress(String($0)) })
    let registry = try CheatCodeRegistry([konami, god])
    registry.onMatch = { code, match in print("\(code.name ?? "a code") after \(match.end) actions") }
    registry.perform(.swipe(.up))  // prints "matching swipe up"
    print(god.state())  // not matched
    for key in "ididdqd" { registry.perform(.keyPress(String(key))) }  // …, then "god after 8 actions"

    #expect(output.lines == ["matching swipe up", "not matched", "not matched swipe up", "god after 8 actions"])
  }

  @Test func `one compiled set, many players, any type of action`() throws {
    enum Move: Hashable, Sendable { case punch, kick, block }

    let automaton = try CheatCodeAutomaton<Move>([
      CheatCodeDefinition(name: "uppercut", actions: [.block, .punch]),
      CheatCodeDefinition(name: "combo", actions: [.block, .punch, .kick], maximumGap: .atMost(.seconds(1))),
    ])
    var player = automaton.makeSession()
    player.perform(.block, at: .seconds(1))
    for match in player.perform(.punch, at: .seconds(2)) {
      print(automaton.name(of: match.code) ?? "", match.start, match.end)  // uppercut 0 2
    }
    let combo = automaton.ids[1]
    print(player.state(of: combo), player.progress(of: combo))  // matching 2
    for move in player.nextActions() { print(move) }  // kick
    player.advance(to: .seconds(4))
    print(player.state(of: combo))  // reset: the gap is over

    #expect(output.lines == ["uppercut 0 2", "matching 2", "kick", "reset"])
  }

  @Test func `codes from files, and a stream in notation`() throws {
    let json = """
      {"codes": [
        {"name": "god", "actions": "'iddqd'"},
        {"name": "level", "actions": "'idclev' [0-9] [0-9]"}
      ]}
      """
    let file = try CheatCodeFile(json: Data(json.utf8))
    let codes = try CheatCode.Automaton(file.definitions, configuration: file.configuration)
    var session = codes.makeSession()
    for action in try CheatCodeNotation.actions(from: "up 'ididdqd' left 'idclev31'") {
      for match in session.perform(action) {
        let entered = match.parameters.map(\.description).joined(separator: ", ")
        print(codes.name(of: match.code) ?? "", entered)  // god; level key press: 3, key press: 1
      }
    }

    #expect(output.lines == ["god ", "level key press: 3, key press: 1"])
  }
}
