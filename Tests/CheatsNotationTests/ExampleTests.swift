import Cheats
import CheatsNotation
import Foundation
import Testing

/// The examples of the documentation comments.
@Suite struct ExampleTests {
  @Test func notation() throws {
    let actions = try CheatCodeNotation.actions(from: "up 'ab' tap2 # a comment")
    #expect(actions == [.swipe(.up), .keyPress("a"), .keyPress("b"), .tap(times: 2)])
    #expect(CheatCodeNotation.text(for: actions) == "up a b tap2")
  }

  @Test func steps() throws {
    let steps = try CheatCodeNotation.steps(from: "'idclev' [0-9] <any>")
    #expect("\(steps.actions.count) \(steps.parameters.count)" == "6 2")
  }

  @Test func textForActions() {
    #expect(CheatCodeNotation.text(for: [.keyPress("up"), .swipe(.up), .keyPress("a b")]) == #""up" up "a b""#)
  }

  @Test func textForSteps() {
    let digits = Set("0123456789".map { CheatCode.Action.keyPress(String($0)) })
    let steps = CheatCodeSteps(actions: [.keyPress("e"), .keyPress("1")], parameters: [.oneOf(digits), .any])
    #expect(CheatCodeNotation.text(for: steps) == "e 1 [0-9] <any>")
  }

  @Test func stream() throws {
    let stream = try CheatCodeNotation.stream(from: "up @250ms down")
    #expect(stream == [.action(.swipe(.up)), .time(.milliseconds(250)), .action(.swipe(.down))])
    #expect(CheatCodeNotation.text(for: stream) == "up @250ms down")
  }

  @Test func notationError() {
    do {
      _ = try CheatCodeNotation.actions(from: "up \"down", fileName: "konami.txt")
      Issue.record("an error was expected")
    } catch {
      #expect("\(error)" == #"konami.txt:1:4: found `"down`, expected a closing " on the same line"#)
    }
  }

  @Test func streamReader() throws {
    var printed: [String] = []
    var reader = CheatCodeStreamReader(fileName: "play.txt")
    reader.append("up @250ms do".utf8)
    while let element = try reader.next() { printed.append("\(element)") }
    #expect(printed == ["action(swipe up)", "time(0.25 seconds)"])
    reader.append("wn\n".utf8)
    reader.finish()
    while let element = try reader.next() { printed.append("\(element)") }
    #expect(printed.dropFirst(2) == ["action(swipe down)"])
  }

  @Test func fileFromJSON() throws {
    let file = try CheatCodeFile(json: Data(#"{"codes":[{"name":"god","actions":"'iddqd'"}]}"#.utf8))
    #expect(file.definitions.map(\.actions.count) == [5])
    let long = #"""
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
    #expect(try CheatCodeFile(json: Data(long.utf8)).definitions.map(\.parameters.count) == [0, 2, 0])
  }

  @Test func fileError() {
    do {
      _ = try CheatCodeFile(json: Data(#"{"codes":[{"name":"a","actions":"up <x>"}]}"#.utf8), fileName: "a.json")
      Issue.record("an error was expected")
    } catch {
      #expect(
        "\(error)" == "a.json:1:33: code 0 “a”, actions, column 4: "
          + "found `<x>`, expected <any>, or quotes around a key that begins with <")
    }
  }
}
