import Cheats
import Testing

/// The keys and buttons of other systems, and the actions that they are.
struct KeyMappingTests {
  /// A key as three systems number it.
  ///
  /// The usages are those of the USB page of keyboards, the codes those that Carbon's `Events.h` has, the characters those
  /// that AppKit has for keys.
  struct Key: CustomTestStringConvertible {
    let action: CheatCodeAction
    let usage: Int
    var macKeyCode: UInt16?
    var character: String?
    var testDescription: String { action.description }
  }

  static let keys = [
    Key(action: .swipe(.up), usage: 0x52, macKeyCode: 0x7E, character: "\u{F700}"),
    Key(action: .swipe(.down), usage: 0x51, macKeyCode: 0x7D, character: "\u{F701}"),
    Key(action: .swipe(.left), usage: 0x50, macKeyCode: 0x7B, character: "\u{F702}"),
    Key(action: .swipe(.right), usage: 0x4F, macKeyCode: 0x7C, character: "\u{F703}"),
    Key(action: .keyPress("enter"), usage: 0x28, macKeyCode: 0x24, character: "\r"),
    Key(action: .keyPress("enter"), usage: 0x58, macKeyCode: 0x4C, character: "\u{3}"),
    Key(action: .keyPress("escape"), usage: 0x29, macKeyCode: 0x35, character: "\u{1B}"),
    Key(action: .keyPress("backspace"), usage: 0x2A, macKeyCode: 0x33, character: "\u{7F}"),
    Key(action: .keyPress("tab"), usage: 0x2B, macKeyCode: 0x30, character: "\t"),
    Key(action: .keyPress("insert"), usage: 0x49, macKeyCode: 0x72, character: "\u{F727}"),
    Key(action: .keyPress("home"), usage: 0x4A, macKeyCode: 0x73, character: "\u{F729}"),
    Key(action: .keyPress("pageup"), usage: 0x4B, macKeyCode: 0x74, character: "\u{F72C}"),
    Key(action: .keyPress("delete"), usage: 0x4C, macKeyCode: 0x75, character: "\u{F728}"),
    Key(action: .keyPress("end"), usage: 0x4D, macKeyCode: 0x77, character: "\u{F72B}"),
    Key(action: .keyPress("pagedown"), usage: 0x4E, macKeyCode: 0x79, character: "\u{F72D}"),
    Key(action: .keyPress("f1"), usage: 0x3A, macKeyCode: 0x7A, character: "\u{F704}"),
    Key(action: .keyPress("f2"), usage: 0x3B, macKeyCode: 0x78, character: "\u{F705}"),
    Key(action: .keyPress("f5"), usage: 0x3E, macKeyCode: 0x60, character: "\u{F708}"),
    Key(action: .keyPress("f12"), usage: 0x45, macKeyCode: 0x6F, character: "\u{F70F}"),
    Key(action: .keyPress("f13"), usage: 0x68, macKeyCode: 0x69, character: "\u{F710}"),
    Key(action: .keyPress("f20"), usage: 0x6F, macKeyCode: 0x5A, character: "\u{F717}"),
    Key(action: .keyPress("f24"), usage: 0x73, character: "\u{F71B}"),
  ]

  @Test(arguments: keys) func `a key with a name`(key: Key) throws {
    let usage = CheatCodeKeyboardUsage(rawValue: key.usage)
    let character = try #require(key.character)
    #expect(CheatCodeAction(keyboardUsage: usage) == key.action)
    #expect(CheatCodeAction(keyboardUsage: usage, characters: "UIKeyInput") == key.action)
    #expect(CheatCodeAction(keyCharacters: character) == key.action)
    let isText: Set<CheatCodeAction> = [.keyPress("enter"), .keyPress("tab"), .keyPress("backspace")]
    #expect(usage.insertsText == isText.contains(key.action))
    if let macKeyCode = key.macKeyCode {
      #expect(
        CheatCodeAction(macKeyCode: CheatCodeMacKeyCode(rawValue: macKeyCode), characters: character) == key.action)
    }
  }

  @Test func `keys type what they typed`() {
    let letter = CheatCodeKeyboardUsage(rawValue: 0x14)
    #expect(CheatCodeAction(keyboardUsage: letter, characters: "A") == .keyPress("A"))
    #expect(CheatCodeAction(keyboardUsage: letter, characters: "") == nil, "a dead key has typed nothing yet")
    #expect(CheatCodeAction(macKeyCode: CheatCodeMacKeyCode(rawValue: 0), characters: "ä") == .keyPress("ä"))
    #expect(CheatCodeAction(keyCharacters: " ") == .keyPress(" "))
    #expect(CheatCodeAction(keyCharacters: "e\u{301}") == .keyPress("é"))
    #expect(CheatCodeAction(keyCharacters: "👩‍🚀") == .keyPress("👩‍🚀"))
    #expect(CheatCodeAction(keyCharacters: "^e") == .keyPress("^e"), "what one key typed is one key press")
    #expect(CheatCodeAction(keyCharacters: "") == nil)
    #expect(CheatCodeAction(keyCharacters: "\u{1}") == nil, "Control and A")
    #expect(CheatCodeAction(keyCharacters: "\u{F739}") == nil, "a key without a name here")
  }

  @Test func `a keyboard that types nothing is one of the United States`() {
    let typed = (0x04...0x63).compactMap { usage -> String? in
      guard case .keyPress(let key) = CheatCodeAction(keyboardUsage: CheatCodeKeyboardUsage(rawValue: usage)),
        key.count == 1
      else { return nil }
      return key
    }
    #expect(typed.joined() == "abcdefghijklmnopqrstuvwxyz1234567890 -=[]\\;'`,./" + "/*-+1234567890.")
    for usage in [Int.min, -1, 0, 3, 0x64, Int.max] {
      #expect(CheatCodeAction(keyboardUsage: CheatCodeKeyboardUsage(rawValue: usage)) == nil)
    }
  }

  @Test(arguments: [0x39] + Array(0xE0...0xE7)) func `keys that change others are none`(usage: Int) {
    let key = CheatCodeKeyboardUsage(rawValue: usage)
    #expect(key.isModifier && !key.insertsText)
    #expect(CheatCodeAction(keyboardUsage: key, characters: "x") == nil)
  }

  @Test func `a text is one key press a character`() {
    #expect(
      CheatCodeAction.keyPresses(typing: "aB\r\n1\u{1}é")
        == [.keyPress("a"), .keyPress("B"), .keyPress("enter"), .keyPress("1"), .keyPress("é")])
    #expect(CheatCodeAction.keyPresses(typing: "").isEmpty)
  }

  @Test func `buttons of a controller are named as they are labelled`() {
    func actions(_ labels: CheatCodeControllerLabels) -> [CheatCodeAction?] {
      [
        "Button A", "Button Y", "Left Shoulder", "Right Trigger", "Left Thumbstick Button", "Button Menu",
        "Button Options",
      ]
      .map { CheatCodeAction(controllerButton: $0, labels: labels) }
    }
    func keys(_ names: String...) -> [CheatCodeAction?] { names.map { .keyPress($0) } }
    #expect(actions(.xbox) == keys("a", "y", "lb", "rt", "ls", "start", "select"))
    #expect(actions(.playStation) == keys("cross", "triangle", "l1", "r2", "l3", "start", "select"))
    #expect(actions(.nintendo) == keys("a", "y", "l", "zr", "ls", "start", "select"))
    for labels in CheatCodeControllerLabels.allCases {
      #expect(CheatCodeAction(controllerButton: "Paddle 4", labels: labels) == .keyPress("paddle4"))
      #expect(CheatCodeAction(controllerButton: "Direction Pad", labels: labels) == nil, "it is no button")
      #expect(CheatCodeAction(controllerButton: "", labels: labels) == nil)
    }
  }

  @Test func `buttons of a remote control`() {
    let actions = CheatCodeRemoteButton.allCases.map { CheatCodeAction(remoteButton: $0).description }
    #expect(
      actions == [
        "swipe up", "swipe down", "swipe left", "swipe right", "key press: select", "key press: menu",
        "key press: play", "key press: pageup", "key press: pagedown",
      ])
    #expect(CheatCodeRemoteButton.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 30, 31])
  }
}
