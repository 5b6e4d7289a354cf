import Cheats

/// Keys, buttons and pads as the systems tell of them, and what must be true of the actions that they become.
struct KeyPlay {
  private var pad = CheatCodePadTracker()
  private(set) var problem: String?

  private static let characters = [
    "a", "b", "A", "é", "\r", "\t", "\u{1B}", "\u{8}", "\u{F700}", "\u{F703}", "\u{F704}", "\u{F71B}", "\u{F728}",
    "\u{F8FF}",
    "\u{1}", "", "\r\n", "ab",
  ]
  private static let buttons = [
    "Button A", "Button B", "Button X", "Button Y", "Left Trigger", "Right Shoulder", "Button Menu", "Paddle 4",
    "Thumb",
  ]

  private mutating func note(_ text: String) { problem = problem ?? text }

  /// Reads a key, or something like one, and makes an action of it.
  mutating func action(_ coder: inout ByteCoder) -> CheatCodeAction? {
    let action: CheatCodeAction?
    switch coder.byte() % 8 {
    case 0...1: action = usage(&coder)
    case 2: action = macKey(&coder)
    case 3: action = CheatCodeAction(remoteButton: coder.choice(nil, of: CheatCodeRemoteButton.allCases))
    case 4:
      let labels = coder.choice(nil, of: CheatCodeControllerLabels.allCases)
      action = CheatCodeAction(controllerButton: coder.choice(nil, of: Self.buttons), labels: labels)
    case 5...6: action = push(&coder)
    default: action = typed(&coder)
    }
    if case .keyPress("") = action { note("a key that has no name") }
    return action
  }

  private mutating func usage(_ coder: inout ByteCoder) -> CheatCodeAction? {
    let usage = CheatCodeKeyboardUsage(rawValue: Int(coder.byte()))
    let characters = coder.choice(nil, of: [nil] + Self.characters.map(Optional.some))
    let action = CheatCodeAction(keyboardUsage: usage, characters: characters)
    let known = CheatCodeAction(keyboardUsage: usage)
    if usage.isModifier, known != nil || action != nil || usage.insertsText { note("\(usage) changes others only") }
    if let characters {
      checkName(CheatCodeAction(keyboardUsage: usage, characters: "ä"), action, typing: characters, "\(usage)")
    } else if action != known {
      note("\(usage) is \(String(describing: action)) without characters")
    }
    return action
  }

  private mutating func macKey(_ coder: inout ByteCoder) -> CheatCodeAction? {
    let key = CheatCodeMacKeyCode(rawValue: UInt16(coder.byte()))
    let characters = coder.choice(nil, of: Self.characters)
    let action = CheatCodeAction(macKeyCode: key, characters: characters)
    checkName(CheatCodeAction(macKeyCode: key, characters: "ä"), action, typing: characters, "\(key)")
    return action
  }

  /// A key has a name, whatever it types, or is what it types.
  private mutating func checkName(
    _ other: CheatCodeAction?, _ action: CheatCodeAction?, typing characters: String, _ key: String
  ) {
    let expected = other == .keyPress("ä") ? CheatCodeAction(keyCharacters: characters) : other
    if action != expected { note("\(key) typing \(characters) is \(String(describing: action))") }
  }

  private mutating func typed(_ coder: inout ByteCoder) -> CheatCodeAction? {
    let texts = coder.list(nil, counts: 1...3) { coder, _ in coder.choice(nil, of: Self.characters) }
    let typed = CheatCodeAction.keyPresses(typing: texts.joined())
    if typed != texts.joined().compactMap({ CheatCodeAction(keyCharacters: String($0)) }) {
      note("\(texts) are \(typed)")
    }
    return CheatCodeAction(keyCharacters: texts[0])
  }

  private mutating func push(_ coder: inout ByteCoder) -> CheatCodeAction? {
    let places = [0, 1, -1, 0.5, -0.5, 0.4, 0.3, 0.2, -0.2, .nan, .infinity]
    let (x, y) = (coder.choice(nil, of: places), coder.choice(nil, of: places))
    let before = pad.direction
    let action = pad.moved(x: x, y: y)
    if let action, action != pad.direction.map({ .swipe($0) }) || pad.direction == before {
      note("\(pad) says \(action)")
    }
    let isPlace = !x.isNaN && !y.isNaN
    if !isPlace, pad.direction != before { note("no place changes \(pad)") }
    let distance = max(abs(x), abs(y))
    if isPlace, distance < pad.releaseThreshold, pad.direction != nil { note("\(pad) is released at \(x), \(y)") }
    if isPlace, distance >= pad.pressThreshold, pad.direction == nil { note("\(pad) is pressed at \(x), \(y)") }
    if pad.moved(x: x, y: y) != nil { note("\(pad) is pressed twice at \(x), \(y)") }
    return action
  }
}
