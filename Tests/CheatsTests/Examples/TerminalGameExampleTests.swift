import Cheats
import CheatsNotation
import Foundation
import Testing

/// Five Easter eggs of a small game that is played with the keyboard.
enum Eggs {
  static let json = """
    {
      "identifier": "five eggs",
      "codes": [
        {"name": "god mode", "actions": "'iddqd'"},
        {"name": "all weapons", "actions": "'idkfa'"},
        {"name": "level", "actions": ["'idclev'", "[1-9]"]},
        {"name": "moonwalk", "actions": "left left right left", "maximumGap": "500ms"},
        {"name": "konami", "actions": "up up down down left right left right b a", "secret": true}
      ]
    }
    """

  static func automaton() throws -> CheatCode.Automaton {
    let file = try CheatCodeFile(json: Data(json.utf8))
    return try CheatCode.Automaton(file.definitions, configuration: file.configuration)
  }
}

/// The game's rules about eggs: what a line of input does, as lines to print.
struct GameRoom {
  private(set) var session: CheatCode.Session
  private var filter = CheatCode.InputFilter(mapping: .caseFolding)

  init(_ automaton: CheatCode.Automaton) { session = automaton.makeSession() }

  mutating func enter(_ line: String, at time: Duration) throws -> [String] {
    var lines: [String] = []
    for action in try CheatCodeNotation.actions(from: line) {
      for match in session.perform(action, at: time, through: &filter) {
        let entered = match.parameters.map(\.description).joined(separator: ", ")
        lines.append("* \(session.automaton.name(of: match.code) ?? "") \(entered)")
      }
    }
    return lines
  }

  func hints() -> [String] {
    session.codesInProgress().prefix(3).map { code in
      let name = session.automaton.name(of: code.id) ?? ""
      return "\(name): \(code.progress) done, \(code.remaining) to go"
    }
  }
}

/// The game of the tutorial, played.
struct TerminalGameExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `the game is played and goes on later`() throws {
    var room = GameRoom(try Eggs.automaton())
    for line in try room.enter("'xIDDqd' up up down", at: .seconds(1)) { print(line) }  // * god mode
    for line in try room.enter("'idclev7' 'idk'", at: .seconds(2)) { print(line) }  // * level key press: 7
    for hint in room.hints() { print(hint) }  // all weapons: 3 done, 2 to go
    let saved = try JSONEncoder().encode(room.session.snapshot())
    let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved)
    let (later, dropped) = try Eggs.automaton().makeSession(restoring: snapshot, at: .seconds(100))
    print(later.codesInProgress().map(\.progress), dropped)  // [3] []

    #expect(
      output.lines == ["* god mode ", "* level key press: 7", "all weapons: 3 done, 2 to go", "[3] []"])
  }
}
