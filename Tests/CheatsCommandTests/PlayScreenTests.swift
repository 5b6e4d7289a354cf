import Cheats
import CheatsNotation
import Testing

@testable import CheatsCommand

@Suite("The screen of a game")
struct PlayScreenTests {
  private func model(_ names: [String], text: String = "up up down") throws -> PlayModel {
    let actions = try CheatCodeNotation.actions(from: text)
    return try PlayModel(names.map { CheatCode.Definition(name: $0, actions: actions) }, .init(maximumGap: .seconds(2)))
  }

  /// Presses a key; the game must go on.
  private func press(_ key: PlayKey, at time: Duration = .zero, in model: inout PlayModel) throws {
    let page = PlayScreen.page(.standard, showsHints: model.showsHints)
    let goesOn = try model.press(key, at: time, page: page)
    #expect(goesOn)
  }

  private func lines(_ model: PlayModel, _ columns: Int = 80, _ rows: Int = 24) -> [String] {
    PlayScreen(model: model, size: TerminalSize(columns: columns, rows: rows)).lines.map(\.text)
  }

  @Test("A screen of 80 columns and 24 lines shows all there is")
  func standard() throws {
    var model = try model(["konami"])
    try press(.up, at: .seconds(1), in: &model)
    try press(.tab, at: .milliseconds(1250), in: &model)
    let lines = lines(model)
    #expect(lines.count == 24)
    #expect(lines[0] == "cheats play  1-1 of 1 code, 0 times completed, 1 action")
    #expect(lines[1] == "^K overlapping  ^G gap own  ^T time own  ^R reset  ^F flush")
    #expect(lines[2] == "stream: up")
    #expect(lines[3] == "code                     progress           state       next        left   times")
    #expect(lines[4] == "konami                   [##------] 1/3     matching    up          1.8s   ")
    #expect(lines[22] == "hints: up")
    #expect(lines[23] == "arrows swipe  space shake  F1-F4 tap  Enter next  ⌫ undo  Tab hints  ^D end")
  }

  @Test("No line is wider than the window, nor are there more than fit, whatever the size and the names")
  func sizes() throws {
    let long = String(repeating: "long ", count: 30)
    var model = try model(["コナミコマンド上上下下左右左右", "e\u{301}\u{1B}[31m\u{9B}32m\u{202E}", long])
    for _ in 0..<200 { try press(.up, in: &model) }
    for columns in [1, 7, 20, 40, 71, 72, 80, 200] {
      for rows in [1, 2, 9, 10, 24, 60] {
        let lines = lines(model, columns, rows)
        #expect(lines.count == rows)
        for line in lines {
          #expect(TerminalText.width(line) <= columns)
          #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
      }
    }
    // The latest actions are those that stay.
    #expect(lines(model)[2].hasPrefix("stream: … up up") && lines(model)[2].hasSuffix("up up"))
  }

  @Test("The rows of keys fit 80 columns under every kind and limit")
  func keys() throws {
    var model = try model(["konami"])
    var kinds: Set<String> = []
    for key in [PlayKey.control("k"), .control("g"), .control("t")] {
      for _ in 0..<6 {
        try press(key, in: &model)
        for line in [lines(model)[1], lines(model, 200)[1]] {
          #expect(line.hasSuffix("^R reset  ^F flush") && TerminalText.width(line) <= 80)
          kinds.insert(String(line.split(separator: " ")[1]))
        }
      }
    }
    #expect(kinds.count == 6 && kinds.isSuperset(of: ["anchored", "leftmost-longest"]))
  }

  @Test("Columns stay apart, however long codes are and however much time is left", arguments: [80, 120])
  func columns(width: Int) throws {
    let actions = Array(repeating: CheatCodeAction.keyPress("a"), count: 100_000)
    var model = try PlayModel(
      [CheatCode.Definition(name: "long", actions: actions)], .init(maximumGap: .seconds(5_000_000)))
    for _ in 0..<12_345 { model.perform(.keyPress("a")) }
    let lines = lines(model, width)
    #expect(lines[4].hasPrefix("long ") && lines[4].contains("] 12345/100000  matching    a           58d    "))
    let state = try #require(lines[3].firstRange(of: "state")).lowerBound
    #expect(lines[4][state...].hasPrefix("matching"))
  }

  @Test(
    "Times are rounded up and take at most six columns",
    arguments: [
      (.zero, "0.0s"), (.nanoseconds(1), "0.1s"), (.milliseconds(99_950), "100.0s"), (.seconds(100), "100s"),
      (.milliseconds(9_998_001), "9,999s"), (.seconds(10_000), "3h"), (.seconds(360_000), "5d"),
      (.seconds(86_400 * 999), "999d"), (.seconds(86_400 * 1000), ">999d"), (.seconds(Int64.max), ">999d"),
    ] as [(Duration, String)])
  func times(time: Duration, text: String) {
    #expect(PlayScreen.text(of: time) == text)
    #expect(text.count <= 6)
  }

  @Test("Of thousands of codes a page is shown, and the last page ends with the last")
  func many() throws {
    var model = try model((0..<5000).map { "code \($0)" })
    #expect(lines(model)[0].hasPrefix("cheats play  1-19 of 5,000 codes"))
    try press(.end, in: &model)
    #expect(lines(model)[0].hasPrefix("cheats play  4,982-5,000 of 5,000 codes"))
    #expect(lines(model)[22].hasPrefix("code 4999 "))
  }

  @Test("A code that was completed changes its look, and then stays green for as long as it is matched")
  func flash() throws {
    var model = try model(["konami"])
    for key in [PlayKey.up, .up, .down] { try press(key, in: &model) }
    func look(_ milliseconds: Int) -> TextStyle.Look {
      model.pass(to: .milliseconds(milliseconds))
      return PlayScreen(model: model, size: .standard).lines[4].look
    }
    #expect([0, 249, 250, 499, 500].map(look) == [.reverse, .reverse, .green, .green, .reverse])
    #expect([1499, 1500].map(look) == [.green, .green])
    #expect(lines(model)[4].hasSuffix("matched                        ×1"))
  }

  @Test("Only lines that changed are sent, and all when nothing is known of the terminal")
  func frames() {
    var frame = PlayFrame(style: TextStyle(isOn: true, hasColors: true))
    let first = [PlayScreen.Line(text: "a", look: .bold), PlayScreen.Line(text: "b")]
    let second = [first[0], PlayScreen.Line(text: "c", look: .green)]
    let all = "\u{1B}[2J\u{1B}[1;1H\u{1B}[K\u{1B}[1ma\u{1B}[0m\u{1B}[2;1H\u{1B}[K"
    #expect(frame.update(to: first, fromScratch: true) == all + "b")
    #expect(frame.update(to: first, fromScratch: false) == "")
    #expect(frame.update(to: second, fromScratch: false) == "\u{1B}[2;1H\u{1B}[K\u{1B}[32mc\u{1B}[0m")
    #expect(frame.update(to: second, fromScratch: true) == all + "\u{1B}[32mc\u{1B}[0m")
  }
}
