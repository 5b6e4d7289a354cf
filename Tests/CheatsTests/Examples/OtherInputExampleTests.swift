import Cheats
import Testing

/// The examples at touches, pads, keys and buttons, with what they say they print.
struct OtherInputExampleTests: ExampleSuite {
  let output = PrintedLines()

  @Test func touches() {
    var tracker = CheatCodeTouchTracker()
    tracker.began(at: CheatCodePoint(x: 20, y: 200), time: .milliseconds(0))
    let swipe = tracker.ended(at: CheatCodePoint(x: 100, y: 80), time: .milliseconds(150))
    print(swipe?.description ?? "nothing")  // swipe up
    tracker.began(at: CheatCodePoint(x: 100, y: 80), time: .milliseconds(400))
    let tap = tracker.ended(at: CheatCodePoint(x: 102, y: 79), time: .milliseconds(480))
    print(tap?.description ?? "nothing")  // single tap

    #expect(output.lines == ["swipe up", "single tap"])
  }

  @Test func `a pad`() {
    var pad = CheatCodePadTracker()
    print(pad.moved(x: 0, y: 1)?.description ?? "nothing")  // swipe up
    print(pad.moved(x: 0.2, y: 0.9)?.description ?? "nothing")  // nothing: it is still up
    print(pad.moved(x: 1, y: 0.3)?.description ?? "nothing")  // swipe right
    print(pad.moved(x: 0, y: 0)?.description ?? "nothing")  // nothing: it is released

    #expect(output.lines == ["swipe up", "nothing", "swipe right", "nothing"])
  }

  @Test func characters() {
    print(CheatCodeAction(keyCharacters: "a")?.description ?? "none")  // key press: a
    print(CheatCodeAction(keyCharacters: "\r")?.description ?? "none")  // key press: enter
    print(CheatCodeAction(keyCharacters: "\u{F700}")?.description ?? "none")  // swipe up

    print(CheatCodeAction.keyPresses(typing: "go\n").map(\.description))
    // ["key press: g", "key press: o", "key press: enter"]

    #expect(
      output.lines == [
        "key press: a", "key press: enter", "swipe up", "[\"key press: g\", \"key press: o\", \"key press: enter\"]",
      ])
  }

  @Test func `numbers of keys`() {
    let arrow = CheatCodeKeyboardUsage(rawValue: 0x52)  // the up arrow
    print(CheatCodeAction(keyboardUsage: arrow)?.description ?? "none")  // swipe up
    let letter = CheatCodeKeyboardUsage(rawValue: 0x14)  // where a United States keyboard has Q
    print(CheatCodeAction(keyboardUsage: letter, characters: "a")?.description ?? "none")  // key press: a
    print(CheatCodeAction(keyboardUsage: letter)?.description ?? "none")  // key press: q

    #expect(output.lines == ["swipe up", "key press: a", "key press: q"])
  }

  @Test func `a key of a Mac`() {
    let arrow = CheatCodeMacKeyCode(rawValue: 0x7E)
    print(CheatCodeAction(macKeyCode: arrow, characters: "\u{F700}")?.description ?? "none")  // swipe up

    #expect(output.lines == ["swipe up"])
  }

  @Test func buttons() {
    print(CheatCodeAction(remoteButton: .left).description)  // swipe left
    print(CheatCodeAction(remoteButton: .playPause).description)  // key press: play

    print(CheatCodeAction(controllerButton: "Button A", labels: .playStation)?.description ?? "none")
    // key press: cross

    #expect(output.lines == ["swipe left", "key press: play", "key press: cross"])
  }
}
