import Cheats
import CheatsUIKit
import Foundation
import Testing

/// Fingers on a screen, through the recognizer and the double of UIKit.
@MainActor struct TouchTests {
  @Test func `a code is performed by swipes and goes through the states of a gesture`() {
    var states: [CheatCodeState] = []
    let code = CheatCode(actions: [.swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right)]) {
      states.append($0.state())
    }
    let player = Player(code)
    #expect(player.recognizer.cheatCode === code && player.recognizer.registry == nil)
    player.drag(y: -80)
    #expect(player.state == "began")
    player.drag(y: 80)
    player.drag(x: -80)
    #expect(player.state == "changed")
    player.drag(x: 80)
    #expect(player.told == ["began", "changed", "changed", "ended"])
    #expect(player.state == "possible", "UIKit has reset it")
    #expect(states == [.matching, .matching, .matching, .matched, .reset])
    #expect(player.illegalTransitions == 0)
  }

  @Test func `a diagonal drag is one swipe`() {
    let code = CheatCode(actions: [.swipe(.right), .swipe(.up)])
    let player = Player(code)
    player.drag(x: 90, y: -80)
    #expect(code.state() == .matching && code.nextAction() == .swipe(.up))
    player.drag(x: 80, y: -90)
    #expect(player.told == ["began", "ended"])
  }

  @Test func `a wrong swipe ends a gesture and the code begins again`() {
    let code = CheatCode(actions: [.swipe(.up), .swipe(.down)])
    let player = Player(code)
    player.drag(y: -80)
    player.drag(y: -80)
    #expect(player.told == ["began", "cancelled"])
    #expect(code.state() == .reset && player.state == "possible")
    player.drag(x: 80)
    #expect(player.told == ["began", "cancelled"], "a gesture that fails at once tells nobody")
    player.drag(y: -80)
    player.drag(y: 80)
    #expect(player.told == ["began", "cancelled", "began", "ended"])
    #expect(player.illegalTransitions == 0)
  }

  @Test func `the distance of a swipe can be set`() {
    let code = CheatCode(actions: [.swipe(.up)])
    let player = Player(code)
    #expect(player.recognizer.movementDelta == 50)
    player.drag(y: -30)
    #expect(player.told == [])
    player.recognizer.movementDelta = 20
    #expect(player.recognizer.thresholds == CheatCodeTouchThresholds(swipeDistance: 20))
    player.drag(y: -30)
    #expect(player.told == ["ended"])
    player.recognizer.thresholds.swipeDistance = 100
    #expect(player.recognizer.movementDelta == 100)
  }

  @Test func `several fingers and lost ones do nothing`() {
    var calls = 0
    let player = Player(CheatCode(actions: [.swipe(.up)]) { _ in calls += 1 })
    player.dragTwoFingers()
    player.loseFinger()
    #expect(player.told == [] && calls == 0 && player.state == "possible")
    player.drag(y: -80)
    #expect(player.told == ["ended"])
    #expect(player.illegalTransitions == 0)
  }

  @Test func `all codes of a registry follow, and it goes on`() throws {
    let konami = CheatCode(name: "konami", actions: [.swipe(.up), .swipe(.up), .swipe(.down)])
    let other = CheatCode(name: "other", actions: [.swipe(.up), .swipe(.down), .swipe(.left)])
    let registry = try CheatCodeRegistry([konami, other], keepsUndo: true)
    var matches: [String] = []
    registry.onMatch = { code, _ in matches.append(code.name ?? "") }
    let player = Player(registry)
    #expect(player.recognizer.registry === registry && player.recognizer.cheatCode == nil)
    for _ in 0..<3 { player.drag(y: -80) }
    player.drag(y: 80)
    #expect(matches == ["konami"])
    #expect(player.told == ["began", "changed", "changed", "ended"])
    player.drag(x: -80)
    #expect(matches == ["konami", "other"], "the end of one gesture is no end of the stream")
    player.drag(x: 80)
    #expect(player.told == ["began", "changed", "changed", "ended", "ended"])
    #expect(player.state == "possible" && player.illegalTransitions == 0)
  }

  @Test func `taps take the place of fewer taps in a registry`() throws {
    let triple = CheatCode(name: "triple", actions: [.swipe(.up), .tap(times: 3), .swipe(.down)])
    let registry = try CheatCodeRegistry([triple], keepsUndo: true)
    let player = Player(registry)
    let start = Player.now
    player.drag(y: -80, at: start)
    for index in 1...3 { player.tap(at: start + Double(index) * 0.2) }
    #expect(registry.position == 2 && triple.state() == .matching)
    player.drag(y: 80, at: start + 1)
    #expect(triple.state() == .matched)
    #expect(player.told == ["began", "changed", "ended"])
  }

  @Test(.timeLimit(.minutes(5))) func `taps on a code alone are performed when they are counted`() async throws {
    let code = CheatCode(actions: [.tap(times: 2), .swipe(.up)])
    let player = Player(code, tapWindow: .milliseconds(200))
    let start = Player.now
    player.tap(at: start)
    player.tap(at: start + 0.1)
    #expect(code.state() == .reset, "a third one could come")
    while code.state() == .reset { try await Task.sleep(for: .milliseconds(5)) }
    #expect(code.state() == .matching && player.told == ["began"])
    player.drag(y: -80)
    #expect(player.told == ["began", "ended"])
  }

  @Test(.timeLimit(.minutes(5))) func `taps of no use fail so that others can go on`() async throws {
    let player = Player(CheatCode(actions: [.tap(times: 2)]), tapWindow: .milliseconds(50))
    player.tap()
    #expect(player.state == "possible")
    while player.state == "possible" { try await Task.sleep(for: .milliseconds(5)) }
    #expect(player.state == "failed")
    player.update()
    #expect(player.state == "possible" && player.recognizer.cheatCode?.state() == .reset)
  }

  @Test(.timeLimit(.minutes(5))) func `a held match ends a gesture when its time has come`() async throws {
    let registry = try CheatCodeRegistry(
      [CheatCode(actions: [.swipe(.up)]), CheatCode(actions: [.swipe(.up), .swipe(.up)])],
      configuration: CheatCodeConfiguration(matchKind: .leftmostLongest, holdLimit: .milliseconds(50)))
    let player = Player(registry)
    player.drag(y: -80)
    #expect(player.told == ["began"])
    while player.told == ["began"] { try await Task.sleep(for: .milliseconds(5)) }
    #expect(player.told == ["began", "ended"])
  }

  @Test func `it stands beside the app's own recognizers and views`() {
    let player = Player(CheatCode(actions: [.swipe(.up), .swipe(.up)]))
    let eager = player.addOther(recognizes: true)
    let patient = player.addOther(recognizes: false)
    player.drag(y: -80)
    #expect(player.state == "began" && eager() == "possible", "both have recognized, one is over and reset")
    #expect(patient() == "possible")
    #expect(!player.cancelsTouches && !player.delaysTouches)
  }

  @Test func `views keep their touches unless it is asked for`() {
    let player = Player(CheatCode(actions: [.swipe(.up)]))
    player.drag(y: -80)
    #expect(player.viewPhases == ["began", "moved", "ended"])
    player.cancelsTouches = true
    player.drag(y: -80)
    #expect(player.viewPhases == ["began", "moved", "ended", "began", "moved", "cancelled"])
  }

  @Test func `others are prevented only if it is asked for`() {
    let player = Player(CheatCode(actions: [.swipe(.up), .swipe(.up)]))
    let prevented = player.addOther(recognizes: false)
    player.cancelsTouches = true
    player.drag(y: -80)
    #expect(player.told == ["began"] && prevented() == "possible", "it failed and was reset")
  }

  @Test func `nothing is kept alive`() throws {
    weak var code: CheatCode?
    weak var registry: CheatCodeRegistry?
    weak var recognizer: CheatCodeGestureRecognizer?
    do {
      let alone = CheatCode(actions: [.swipe(.up), .tap(times: 1), .keyPress("a")])
      let many = try CheatCodeRegistry([CheatCode(actions: [.tap(times: 2)])])
      for player in [Player(alone), Player(many)] {
        player.drag(y: -80)
        player.tap()
        player.recognizer.configureForNextAction()
        recognizer = player.recognizer
        #expect(recognizer != nil)
      }
      (code, registry) = (alone, many)
    }
    #expect(recognizer == nil && code == nil && registry == nil)
  }
}
