import Cheats
import CheatsNotation
import Testing

@testable import CheatsCommand

@Suite("The model of a game")
struct PlayModelTests {
  private static let codes: [(name: String, text: String)] = [
    ("long", "up up down down"), ("short", "up up"), ("god", "'iddqd'"), ("level", "l1 [0-9]"),
  ]

  private func model(
    _ configuration: CheatCodeConfiguration = .init(), _ codes: [(name: String, text: String)] = codes
  ) throws -> PlayModel {
    try PlayModel(
      codes.map { code in
        let steps = try CheatCodeNotation.steps(from: code.text)
        return CheatCode.Definition(name: code.name, actions: steps.actions, parameters: steps.parameters)
      }, configuration)
  }

  private func names(_ model: PlayModel) -> [String] {
    model.codes(at: 0..<100).map { model.automaton.title(of: $0) }
  }

  /// Presses keys at one time; the game must go on.
  private func press(_ keys: PlayKey..., at time: Duration = .zero, in model: inout PlayModel) throws {
    for key in keys {
      let goesOn = try model.press(key, at: time, page: 2)
      #expect(goesOn)
    }
  }

  @Test("Arrows are swipes, space is a shake, function keys are taps and all else that types is a key")
  func actions() throws {
    var model = try model()
    try press(.up, .down, .left, .right, .character(" "), .character("é"), .function(2), .function(5), in: &model)
    #expect(CheatCodeNotation.text(for: model.history.suffix(100)) == "up down left right shake é tap2")
    #expect(model.session.position == 7)
  }

  @Test("A code that was completed stands first and is counted, then come those in progress, the closest first")
  func order() throws {
    var model = try model()
    #expect(names(model) == ["long", "short", "god", "level"])
    try press(.character("i"), in: &model)
    #expect(names(model) == ["god", "long", "short", "level"])
    try press(.up, .up, at: .seconds(1), in: &model)
    #expect(names(model) == ["short", "long", "god", "level"])
    #expect(model.counts == [CheatCodeID(rawValue: 1): 1])
    let row = model.row(of: CheatCodeID(rawValue: 1))
    #expect(row == PlayRow(name: "short", progress: 2, length: 2, state: "matched", next: "", count: 1, flash: .zero))
    model.pass(to: .milliseconds(2499))
    #expect(model.row(of: CheatCodeID(rawValue: 1)).flash == .milliseconds(1499))
    model.pass(to: .milliseconds(2500))
    #expect(names(model) == ["long", "short", "god", "level"])
    #expect(model.timeToChange == nil)
  }

  @Test("Every part of the list is what the whole list has there")
  func parts() throws {
    var model = try model(.init(), (0..<50).map { ("\($0)", $0.isMultiple(of: 7) ? "up up \($0)" : "x\($0)") })
    try press(.up, in: &model)
    let whole = names(model)
    #expect(whole.prefix(9) == ["0", "7", "14", "21", "28", "35", "42", "49", "1"])
    #expect(Set(whole).count == 50)
    for start in 0..<52 {
      let part = model.codes(at: start..<start + 9).map { model.automaton.title(of: $0) }
      #expect(part == Array(whole.dropFirst(start).prefix(9)))
    }
  }

  @Test("The time that is left is the less of gap and limit, and nothing is left when it is over")
  func limits() throws {
    var model = try model(.init(maximumGap: .seconds(1), timeLimit: .milliseconds(1500)))
    let id = CheatCodeID(rawValue: 0)
    try press(.up, at: .seconds(10), in: &model)
    #expect(model.row(of: id).timeLeft == .seconds(1))
    #expect(model.timeToChange == .milliseconds(100))
    try press(.up, at: .milliseconds(10_900), in: &model)
    #expect(model.row(of: id).timeLeft == .milliseconds(600))
    model.pass(to: .milliseconds(11_500))
    #expect(model.row(of: id).timeLeft == .zero)
    #expect(model.row(of: id).progress == 2)
    model.pass(to: .milliseconds(11_501))
    // The second `up` alone is young enough.
    #expect(model.row(of: id).progress == 1)
    #expect(model.row(of: id).timeLeft == .milliseconds(399))
    model.pass(to: .milliseconds(11_901))
    #expect(model.row(of: id).timeLeft == nil)
    #expect(model.row(of: id).state == "reset")
  }

  @Test("Kinds and limits are switched, and what was counted stays")
  func settings() throws {
    var model = try model()
    try press(.up, .up, in: &model)
    var kinds: [String] = []
    for _ in 0..<6 {
      try press(.control("k"), in: &model)
      kinds.append(model.automaton.configuration.matchKind.word)
      #expect(model.automaton.configuration.isAnchored == (model.settings.matchWord == "anchored"))
      #expect(model.settings.matchWord == (kinds.count == 1 ? "anchored" : kinds.last))
    }
    let others = ["per-code", "non-overlapping", "leftmost-longest", "leftmost-first"]
    #expect(kinds == ["overlapping"] + others + ["overlapping"])
    #expect(model.counts.values.reduce(0, +) == 1)
    try press(.control("g"), .control("g"), .control("t"), .control("t"), .control("t"), in: &model)
    #expect(model.settings.maximumGap == .atMost(.milliseconds(500)))
    #expect(model.settings.timeLimit == .atMost(.seconds(5)))
    #expect(model.limited[0].maximumGap == .atMost(.milliseconds(500)))
    #expect(model.automaton.definition(of: CheatCodeID(rawValue: 0)).timeLimit == .atMost(.seconds(5)))
  }

  @Test("A match that is held is shown as that, and delivered when it is asked for")
  func held() throws {
    var model = try model(.init(matchKind: .leftmostLongest, holdLimit: .seconds(2)))
    let short = CheatCodeID(rawValue: 1)
    try press(.up, .up, in: &model)
    #expect(model.row(of: short).state == "held" && model.row(of: short).timeLeft == .seconds(2))
    #expect(model.counts.isEmpty && model.timeToChange == .milliseconds(100))
    try press(.control("f"), in: &model)
    #expect(model.counts == [short: 1])
    try press(.up, .up, at: .seconds(5), in: &model)
    model.pass(to: .seconds(7))
    #expect(model.counts == [short: 2])
  }

  @Test("Enter performs what the first code needs, also what no key of a keyboard is, and Backspace takes back")
  func next() throws {
    var model = try model(.init(), [("level", "l1 [3-5]"), ("any", "l1 x <any>")])
    #expect(model.row(of: CheatCodeID(rawValue: 0)).next == "l1")
    try press(.enter, in: &model)
    #expect(model.row(of: CheatCodeID(rawValue: 0)).next == "[3-5]")
    try press(.enter, in: &model)
    #expect(CheatCodeNotation.text(for: model.history.suffix(9)) == "l1 3")
    #expect(model.counts == [CheatCodeID(rawValue: 0): 1])
    try press(.backspace, in: &model)
    #expect(CheatCodeNotation.text(for: model.history.suffix(9)) == "l1")
    #expect(model.row(of: CheatCodeID(rawValue: 1)).progress == 1)
    try press(.control("r"), in: &model)
    #expect(model.history.suffix(9).isEmpty && model.row(of: CheatCodeID(rawValue: 1)).state == "reset")
  }

  @Test("Pages are scrolled within the list, and Control-D ends the game")
  func scrolling() throws {
    var model = try model()
    var scrolls: [Int] = []
    for key in [PlayKey.pageDown, .pageDown, .pageUp, .end, .home, .pageUp] {
      try press(key, in: &model)
      scrolls.append(model.scroll)
    }
    #expect(scrolls == [2, 2, 0, 2, 0, 0])
    let goesOn = try model.press(.control("d"), at: .zero, page: 2)
    #expect(!goesOn)
  }

  @Test("Times of actions are kept as far back as the longest code, and at least a hundred")
  func history() {
    var history = ActionHistory(limit: 150)
    for number in 0..<1000 { history.append(.shake, at: .seconds(number)) }
    #expect(history.time(before: 0) == .seconds(999))
    #expect(history.time(before: 149) == .seconds(850))
    #expect(history.time(before: 400) == nil)
    history.removeLast()
    #expect(history.time(before: 0) == .seconds(998))
    history.removeAll()
    #expect(history.time(before: 0) == nil)
  }
}
