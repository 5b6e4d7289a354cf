import Cheats
import Foundation
import Testing

/// The examples of the articles about many players, own actions and saving, with what they say they print.
struct PlayersExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `tasks`() async throws {
    let automaton = try CheatCodeAutomaton([CheatCodeDefinition(name: "fireball", actions: [236, 236, 7])])
    await withTaskGroup(of: Int.self) { group in
      for player in 0..<100 {
        group.addTask {
          var session = automaton.makeSession()
          var found = 0
          for input in [player, 236, 236, 7] { found += session.perform(input).count }
          return found
        }
      }
      var found = 0
      for await count in group { found += count }
      print(found)  // 100
    }

    #expect(output.lines == ["100"])
  }

  @Test func `players together`() throws {
    let automaton = try CheatCodeAutomaton([CheatCodeDefinition(name: "fireball", actions: [236, 236, 7])])
    var players = Array(repeating: automaton.makeSession(), count: 3)
    for inputs in [[236, 236, 1], [236, 236, 2], [7, 9, 7]] {
      automaton.perform(inputs, in: &players) { player, match in
        print("player \(player) after \(match.end) inputs")  // player 0 after 3 inputs
      }
    }

    #expect(output.lines == ["player 0 after 3 inputs"])
  }

  @Test func `a recorded stream`() throws {
    let automaton = try CheatCodeAutomaton([CheatCodeDefinition(name: "fireball", actions: [236, 236, 7])])
    let replay = automaton.encode([1, 236, 236, 236, 7, 4])
    var session = automaton.makeSession()
    session.perform(replay) { match in
      print(match.start, match.end)  // 2 5
    }

    #expect(output.lines == ["2 5"])
  }

  @Test func `an own type of action, and its coder`() throws {
    enum Note: UInt8, Hashable, Sendable, CaseIterable { case c, d, e, f, g, a, b }

    let song = CheatCodeDefinition<Note>(name: "song", actions: [.e, .d, .c, .d, .e, .e, .e])
    let automaton = try CheatCodeAutomaton([song])
    var session = automaton.makeSession()
    var matches = 0
    for note in [Note.e, .d, .e, .d, .c, .d, .e, .e, .e] { matches += session.perform(note).count }
    print(matches)  // 1
    let coder = CheatCodeActionCoder<Note>(name: "Note 1") { note in
      [note.rawValue]
    } decode: { bytes in
      bytes.count == 1 ? Note(rawValue: bytes[0]) : nil
    }
    let bytes = automaton.bytes(coder: coder)
    let again = try CheatCodeAutomaton(bytes: bytes, coder: coder)
    print(again.name(of: again.ids[0]) ?? "")  // song

    #expect(output.lines == ["1", "song"])
  }

  @Test func `a player's progress`() throws {
    let automaton = try CheatCodeAutomaton(
      [CheatCode.Definition(name: "god", actions: "iddqd".map { .keyPress(String($0)) })],
      configuration: CheatCodeConfiguration(identifier: "my game"))
    var session = automaton.makeSession()
    for key in "idd" { session.perform(.keyPress(String(key))) }
    let saved = try JSONEncoder().encode(session.snapshot())

    let snapshot = try JSONDecoder().decode(CheatCode.Session.Snapshot.self, from: saved)
    let restored = try automaton.makeSession(restoring: snapshot)
    print(restored.session.progress(of: automaton.ids[0]), restored.droppedNames)  // 3 []

    #expect(output.lines == ["3 []"])
  }
}
