import Cheats
import CheatsNotation
import Foundation
import Testing

/// The examples at notation and files, with what they say they print.
struct NotationExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func `notation`() throws {
    let actions = try CheatCodeNotation.actions(from: "up 'ab' tap2 # a comment")
    // [.swipe(.up), .keyPress("a"), .keyPress("b"), .tap(times: 2)]
    print(CheatCodeNotation.text(for: actions))
    // up a b tap2

    #expect(actions == [.swipe(.up), .keyPress("a"), .keyPress("b"), .tap(times: 2)])
    #expect(output.lines == ["up a b tap2"])
  }

  @Test func `the steps of a code`() throws {
    let steps = try CheatCodeNotation.steps(from: "'idclev' [0-9] <any>")
    print(steps.actions.count, steps.parameters.count)
    // 6 2

    #expect(output.lines == ["6 2"])
  }

  @Test func `a definition in notation`() throws {
    let level = try CheatCode.Definition(name: "level", notation: "'idclev' [0-9] [0-9]")
    print(level.actions.count, level.parameters.count)
    // 6 2

    #expect(output.lines == ["6 2"])
    #expect(level.name == "level" && level.maximumGap == .inherited && level.isEnabled && !level.isSecret)
    #expect(throws: CheatCodeNotationError.self) { try CheatCode.Definition(notation: "up <x>") }
  }

  @Test func `a stream`() throws {
    let stream = try CheatCodeNotation.stream(from: "up @250ms down")
    // [.action(.swipe(.up)), .time(.milliseconds(250)), .action(.swipe(.down))]

    #expect(stream == [.action(.swipe(.up)), .time(.milliseconds(250)), .action(.swipe(.down))])
    #expect(CheatCodeNotation.text(for: stream) == "up @250ms down")
  }

  @Test func `the text for actions`() {
    print(CheatCodeNotation.text(for: [.keyPress("up"), .swipe(.up), .keyPress("a b")]))
    // "up" up "a b"

    #expect(output.lines == [#""up" up "a b""#])
  }

  @Test func `the text for steps`() {
    let digits = Set("0123456789".map { CheatCode.Action.keyPress(String($0)) })
    let steps = CheatCodeSteps(actions: [.keyPress("e"), .keyPress("1")], parameters: [.oneOf(digits), .any])
    print(CheatCodeNotation.text(for: steps))
    // e 1 [0-9] <any>

    #expect(output.lines == ["e 1 [0-9] <any>"])
  }

  @Test func `an error of notation`() {
    do {
      _ = try CheatCodeNotation.actions(from: "up \"down", fileName: "konami.txt")
    } catch {
      print(error)
      // konami.txt:1:4: found `"down`, expected a closing " on the same line
    }

    #expect(output.lines == [#"konami.txt:1:4: found `"down`, expected a closing " on the same line"#])
  }

  @Test func `a reader of streams`() throws {
    var reader = CheatCodeStreamReader(fileName: "play.txt")
    reader.append("up @250ms do".utf8)
    while let element = try reader.next() { print(element) }
    // action(swipe up)
    // time(0.25 seconds)
    reader.append("wn\n".utf8)
    reader.finish()
    while let element = try reader.next() { print(element) }
    // action(swipe down)

    #expect(output.lines == ["action(swipe up)", "time(0.25 seconds)", "action(swipe down)"])
  }

  @Test func `a file`() throws {
    let file = try CheatCodeFile(json: Data(#"{"codes":[{"name":"god","actions":"'iddqd'"}]}"#.utf8))
    print(file.definitions.map(\.actions.count))
    // [5]

    #expect(output.lines == ["[5]"])
  }

  /// The JSON that the documentation shows is no Swift, but is read too.
  @Test func `the JSON of a file`() throws {
    let json = #"""
      {
        "game": "DOOM",
        "maximumGap": "2s",
        "codes": [
          {"name": "god", "actions": "'iddqd'"},
          {"name": "level", "actions": ["'idclev'", "[0-9] [0-9]"], "timeLimit": "10s"},
          {"name": "konami", "actions": "up up down down left right left right b a", "secret": true}
        ]
      }
      """#
    #expect(try CheatCodeFile(json: Data(json.utf8)).definitions.map(\.parameters.count) == [0, 2, 0])
  }

  @Test func `an error of a file`() {
    do {
      _ = try CheatCodeFile(json: Data(#"{"codes":[{"name":"a","actions":"up <x>"}]}"#.utf8), fileName: "a.json")
    } catch {
      print(error)
      // a.json:1:33: code 0 “a”, actions, column 4: found `<x>`, expected <any>, or quotes around a key that begins with <
    }

    #expect(
      output.lines == [
        "a.json:1:33: code 0 “a”, actions, column 4: "
          + "found `<x>`, expected <any>, or quotes around a key that begins with <"
      ])
  }

  @Test func `a cheat file, and a mistake in one`() throws {
    let json = """
      {
        "game": "DOOM",
        "identifier": "doom",
        "maximumGap": "2s",
        "codes": [
          {"name": "god", "actions": "'iddqd'"},
          {"name": "level", "actions": ["'idclev'", "[0-9] [0-9]"], "timeLimit": "10s"},
          {"name": "konami", "actions": "up up down down left right left right b a", "secret": true}
        ]
      }
      """
    let file = try CheatCodeFile(json: Data(json.utf8), fileName: "doom.json")
    let automaton = try CheatCode.Automaton(file.definitions, configuration: file.configuration)
    print(automaton.count, automaton.configuration.identifier ?? "")  // 3 doom
    let registry = try CheatCodeRegistry(file.definitions.map { CheatCode($0) }, configuration: file.configuration)
    registry.onMatch = { code, _ in print(code.name ?? "") }
    for key in "iddqd" { registry.perform(.keyPress(String(key))) }  // god
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).cheats")
    defer { try? FileManager.default.removeItem(at: url) }
    try automaton.write(to: url)
    let compiled = try CheatCode.Automaton(contentsOf: url)
    print(compiled.id(named: "god") == automaton.ids[0])  // true
    do {
      let json = #"{"codes": [{"name": "god", "actions": "'iddqd"}]}"#
      _ = try CheatCodeFile(json: Data(json.utf8), fileName: "doom.json")
    } catch {
      print(error)
    }

    #expect(output.lines.prefix(3) == ["3 doom", "god", "true"])
    #expect(output.lines.last?.hasPrefix("doom.json:1:") == true)
  }
}
