import Cheats
import CheatsNotation
import CheatsTestSupport
import Testing

@testable import CheatsCommand

/// Games of random keys: what must hold whatever is pressed.
@Suite("Random games")
struct PlayRandomTests {
  private static let keys: [PlayKey] =
    Array(repeating: [.up, .down, .character("a"), .character("b")], count: 8).flatMap { $0 } + [
      .character(" "), .function(1), .function(9), .enter, .tab, .backspace, .pageUp, .pageDown, .home, .end,
      .control("k"), .control("g"), .control("t"), .control("r"), .control("f"), .control("x"),
    ]

  private func model() throws -> PlayModel {
    let texts = ["up up down", "up up", "a b a b a", "b a [a b]", "up a <any> <any>", "a a a a", "shake tap l1"]
    let definitions = try texts.map { text in
      let steps = try CheatCodeNotation.steps(from: text)
      return CheatCode.Definition(name: text, actions: steps.actions, parameters: steps.parameters)
    }
    return try PlayModel(definitions, .init(maximumGap: .seconds(2), timeLimit: .seconds(5)))
  }

  @Test("The list has every code once, and the screen keeps its size", arguments: 0..<10)
  func lists(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = try model()
    var time = Duration.zero
    for _ in 0..<300 {
      time += .milliseconds(random.choice([0, 1, 200, 1700]))
      let goesOn = try model.press(random.choice(Self.keys), at: time, page: 3)
      #expect(goesOn)
      #expect(Set(model.codes(at: 0..<100)) == Set(model.automaton.ids) && model.codes(at: 0..<100).count == 7)
      let size = TerminalSize(columns: random.choice([20, 80]), rows: random.choice([3, 24]))
      let lines = PlayScreen(model: model, size: size).lines
      #expect(lines.count == size.rows && lines.allSatisfy { TerminalText.width($0.text) <= size.columns })
    }
  }

  @Test(
    "When the time that is left has passed a code still has its progress, and right after it no longer",
    arguments: 0..<10)
  func timeLeft(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var model = try model()
    var time = Duration.zero
    var checks = 0
    for _ in 0..<300 {
      time += .milliseconds(random.choice([0, 1, 200, 1700]))
      _ = try model.press(random.choice(Self.keys), at: time, page: 3)
      // The others deliver matches meanwhile, which spend what a code has.
      guard [.overlapping, .perCode, .nonOverlapping].contains(model.settings.matchKind) else { continue }
      for id in model.codes(at: 0..<7) {
        let row = model.row(of: id)
        guard let left = row.timeLeft else { continue }
        checks += 1
        var later = model
        later.pass(to: time + left)
        #expect(later.row(of: id).progress == row.progress)
        later.pass(to: time + left + .nanoseconds(1))
        // An anchored code keeps its progress, and is no longer matching.
        let fallen = later.row(of: id)
        #expect(model.settings.isAnchored ? fallen.state == "not matched" : fallen.progress < row.progress)
      }
    }
    #expect(checks > 50)
  }
}
